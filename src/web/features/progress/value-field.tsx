import { type ValueKind, valueFacts } from '#core/progress/log-kinds.ts';
import { LOG_LABELS } from '#core/progress/log-labels.ts';
import { leastOf, shownUnit } from '#core/progress/log-values.ts';
import type { UnitSystem } from '#core/units/measure-units.ts';
import { TextField } from '#web/ui/field.tsx';

type Props = {
  kind: ValueKind;
  units: UnitSystem;
  isWrong: boolean;
  value: string;
  onChange: (value: string) => void;
};

/** What a number of this kind has to be. */
function askFor(kind: ValueKind): string {
  const { range, whole } = valueFacts(kind);
  const { example } = LOG_LABELS[kind];
  const number = whole ? 'A whole number' : 'A number';
  const bounds = 'over' in range ? `above ${range.over}` : `from ${range.min} to ${range.max}`;
  return example === undefined ? `${number} ${bounds}.` : `${number} ${bounds}, such as ${example}.`;
}

/** The number of an entry. */
export function ValueField({ kind, units, isWrong, value, onChange }: Props) {
  const { dimension, range, step, whole } = valueFacts(kind);
  const { name, field = name, hint } = LOG_LABELS[kind];
  const isMeasured = dimension === 'weight' || dimension === 'length';
  return (
    <TextField
      type="number"
      label={`${field}, ${shownUnit(kind, units)}`}
      hint={hint}
      error={isWrong ? askFor(kind) : undefined}
      inputMode={whole ? 'numeric' : 'decimal'}
      min={leastOf(range)}
      max={isMeasured ? undefined : range.max}
      step={step}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
