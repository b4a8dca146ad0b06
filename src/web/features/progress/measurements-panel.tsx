import type { Log } from '#contract/logs.ts';
import { lengthText, shownLength, type UnitSystem } from '#core/units/measure-units.ts';
import { useUnits } from '#web/parts/units/use-units.ts';
import { Section } from '#web/ui/layout.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { Text } from '#web/ui/text.tsx';
import { shortDay } from './dates.ts';
import { inchesLost, type PartChange, partChanges } from './measurements.ts';
import { PART_NAMES } from './progress-labels.ts';

/** What the tape measure says, and how it changed. */
export function MeasurementsPanel({ logs }: { logs: readonly Log[] }) {
  const { units } = useUnits();
  const changes = partChanges(logs);
  if (changes.length === 0) {
    return (
      <Section label="MEASUREMENTS">
        <Text tone="quiet">A tape measure sees what a scale cannot. Log your waist, and its change shows here.</Text>
      </Section>
    );
  }
  const lost = inchesLost(changes);
  return (
    <Section
      label="MEASUREMENTS"
      aside={shownLength(lost, units) > 0 ? `${lengthText(lost, units)} less in all` : undefined}
    >
      <Ledger>
        {changes.map((each) => (
          <LedgerRow
            key={each.part}
            name={PART_NAMES[each.part]}
            note={changeWords(each, units)}
            end={lengthText(each.inches, units)}
          />
        ))}
      </Ledger>
    </Section>
  );
}

function changeWords({ change, firstDay }: PartChange, units: UnitSystem): string {
  if (change === null) return `first measured on ${shortDay(firstDay)}`;
  const shown = shownLength(Math.abs(change), units);
  if (shown === 0) return `as on ${shortDay(firstDay)}`;
  return `${lengthText(Math.abs(change), units)} ${change < 0 ? 'less' : 'more'} than on ${shortDay(firstDay)}`;
}
