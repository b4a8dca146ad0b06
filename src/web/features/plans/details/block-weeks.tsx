import type { TrainingBlock } from '#core/training/workout-plan.ts';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { Text, Title } from '#web/ui/text.tsx';

/** The weeks that the plan is made for: sets, effort, what changes; and what the plan after it keeps. */
export function BlockWeeks({ block: { weeks, next } }: { block: TrainingBlock }) {
  return (
    <>
      <Title as="h3">Week by Week</Title>
      <Ledger>
        {weeks.map(({ week, sets, repsInReserve, lighter, change }) => (
          <LedgerRow
            key={week}
            name={lighter ? `Week ${week}, lighter` : `Week ${week}`}
            note={change}
            end={`${sets} sets, ${repsInReserve} reps left`}
          />
        ))}
      </Ledger>
      <Text tone="quiet">{next}</Text>
    </>
  );
}
