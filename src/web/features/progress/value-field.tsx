import type { ComponentProps } from 'react';
import { LOG_RANGES } from '#contract/logs.ts';
import { LENGTH_UNIT, type UnitSystem, WEIGHT_UNIT } from '#core/units/measure-units.ts';
import { TextField } from '#web/ui/field.tsx';
import type { ProgressKind } from './progress-input.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'label'> & { kind: ProgressKind; units: UnitSystem };

/** The number of an entry. */
export function ValueField({ kind, units, ...field }: Props) {
  if (kind === 'energy') {
    const { min, max } = LOG_RANGES.energy;
    return (
      <TextField
        {...field}
        type="number"
        label="Energy, 1 to 10"
        hint="1 is worn out, 10 is full of life."
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
      />
    );
  }
  const label = kind === 'weight' ? `Weight, ${WEIGHT_UNIT[units]}` : `Length, ${LENGTH_UNIT[units]}`;
  return <TextField {...field} type="number" label={label} inputMode="decimal" min={0} step={0.1} />;
}
