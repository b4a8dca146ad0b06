import type { ComponentProps } from 'react';
import { type ValueKind, valueFacts } from '#core/progress/log-kinds.ts';
import { LOG_LABELS } from '#core/progress/log-labels.ts';
import { leastOf, shownUnit } from '#core/progress/log-values.ts';
import type { UnitSystem } from '#core/units/measure-units.ts';
import { TextField } from '#web/ui/field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'label'> & { kind: ValueKind; units: UnitSystem };

/** The number of an entry. */
export function ValueField({ kind, units, ...bound }: Props) {
  const { dimension, range, step, whole } = valueFacts(kind);
  const { name, field = name, hint } = LOG_LABELS[kind];
  const isMeasured = dimension === 'weight' || dimension === 'length';
  return (
    <TextField
      {...bound}
      type="number"
      label={`${field}, ${shownUnit(kind, units)}`}
      hint={hint}
      inputMode={whole ? 'numeric' : 'decimal'}
      min={leastOf(range)}
      max={isMeasured ? undefined : range.max}
      step={step}
    />
  );
}
