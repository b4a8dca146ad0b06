import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { Input } from './field.tsx';
import styles from './stepper.module.css';
import { Label } from './text.tsx';

type StepperProps = {
  label: string;
  unit: ReactNode;
  /** Null: not counted, as with body weight. */
  value: number | null;
  /** Shown where it is not counted. */
  none?: string;
  most: number;
  whole?: boolean;
  /** The label stands before the number at every width, and may be long. */
  beside?: boolean;
  /** The label stands above the number at every width. */
  above?: boolean;
  onStep: (direction: 1 | -1) => void;
  onValue: (value: number | null) => void;
};

/** A number with a button on each side, for thumbs. */
export function Stepper({ label, unit, value, none, most, whole, beside, above, onStep, onValue }: StepperProps) {
  const id = useId();
  /** What cannot be read goes back to what it was. */
  const read = (field: HTMLInputElement) => {
    const text = field.value.trim().replace(',', '.');
    const amount = text === '' && none !== undefined ? null : Number(text || 'none');
    const isFit = amount === null || (amount >= 0 && amount <= most);
    if (!isFit) field.value = String(value ?? '');
    else if (amount !== value) onValue(amount !== null && whole ? Math.round(amount) : amount);
  };
  return (
    <div className={classes(styles.stepper, beside && styles.beside, above && styles.above)}>
      <Label id={`${id}-label`}>
        {label} {unit}
      </Label>
      <div className={styles.row}>
        <IconButton label={`Less: ${label.toLowerCase()}`} className={styles.step} onClick={() => onStep(-1)}>
          <Minus />
        </IconButton>
        <Input
          key={value ?? 'none'}
          aria-labelledby={`${id}-label`}
          className={styles.value ?? ''}
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          placeholder={none}
          defaultValue={value ?? ''}
          onBlur={({ target }) => read(target)}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
        <IconButton label={`More: ${label.toLowerCase()}`} className={styles.step} onClick={() => onStep(1)}>
          <Plus />
        </IconButton>
      </div>
    </div>
  );
}
