import { LOG_RANGES } from '#contract/logs.ts';
import { TextField } from '#web/ui/field.tsx';
import type { ProgressKind } from './progress-input.ts';

type Props = {
  kind: ProgressKind;
  /** The unit of a weight or a length. */
  unit: string;
  isWrong: boolean;
  value: string;
  onChange: (value: string) => void;
};

/** The number of an entry. */
export function ValueField({ kind, unit, isWrong, value, onChange }: Props) {
  const common = {
    type: 'number',
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (kind === 'energy') {
    const { min, max } = LOG_RANGES.energy;
    return (
      <TextField
        {...common}
        label="Energy, 1 to 10"
        hint="1 is worn out, 10 is full of life."
        error={isWrong ? 'A whole number from 1 to 10.' : undefined}
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
      />
    );
  }
  return (
    <TextField
      {...common}
      label={`${kind === 'weight' ? 'Weight' : 'Length'}, ${unit}`}
      error={isWrong ? `A number above 0, such as ${kind === 'weight' ? '171.5' : '33.5'}.` : undefined}
      inputMode="decimal"
      min={0}
      step={0.1}
    />
  );
}
