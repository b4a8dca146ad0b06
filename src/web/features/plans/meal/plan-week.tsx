import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ChipButton } from '#web/ui/chip.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { ProblemNote } from '#web/ui/problem-note.tsx';
import { Text } from '#web/ui/text.tsx';
import { usePlanWeek } from './use-plan-week.ts';

type PlanWeekProps = { userId: string; planId: string; isPlanned: boolean };

/** Asks for the days after the plan's own one. */
export function PlanWeek({ userId, planId, isPlanned }: PlanWeekProps) {
  const [leftovers, setLeftovers] = useState(false);
  const { plan, isPending, problem } = usePlanWeek(userId, planId);
  return (
    <Stack>
      <Text tone="quiet">
        {isPlanned
          ? 'Other dishes for the coming days? Today stays as it is.'
          : 'Six more days within the same targets, no dish too often. Today stays as it is.'}
      </Text>
      <Actions>
        <Button small pending={isPending} pendingLabel="Planning..." onClick={() => plan(leftovers)}>
          {isPlanned ? 'Plan the Week Anew' : 'Plan the Whole Week'}
        </Button>
        <ChipButton aria-pressed={leftovers} onClick={() => setLeftovers(!leftovers)}>
          Dinner again for lunch
        </ChipButton>
      </Actions>
      {problem !== undefined && <ProblemNote>{problem}</ProblemNote>}
    </Stack>
  );
}
