import { classes } from './classes.ts';
import styles from './switch.module.css';

type SwitchProps = { label: string; on: boolean; disabled?: boolean; onChange: (on: boolean) => void };

/** On or off, at once. Ink, not leaf: it states a choice and is no next step. */
export function Switch({ label, on, disabled, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      aria-disabled={disabled || undefined}
      className={classes(styles.switch)}
      onClick={() => !disabled && onChange(!on)}
    />
  );
}
