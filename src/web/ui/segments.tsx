import type { KeyboardEvent } from 'react';
import caps from './caps.module.css';
import { classes } from './classes.ts';
import { optionAfterKey } from './option-keys.ts';
import styles from './segments.module.css';
import { Label } from './text.tsx';

type Option<Value extends string | number> = { value: Value; label: string };

type SegmentsProps<Value extends string | number> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  className?: string;
};

/** Arrows, Home and End move among the buttons of a row. */
function moveInRow(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const buttons = Array.from(event.currentTarget.querySelectorAll('button'));
  const from = buttons.findIndex((button) => button.matches(':focus'));
  const next = from < 0 ? undefined : optionAfterKey(event.key, from, buttons.length);
  if (next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}

/** One of a few, all of them in sight. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { label, options, value, onChange, className } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box in the oldest browsers that we serve.
    <div role="group" aria-label={label} className={classes(styles.segments, className)} onKeyDown={moveInRow}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={classes(caps.caps, styles.segment)}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

/** Segments below the words that say what is chosen. */
export function SegmentsField<Value extends string | number>(props: SegmentsProps<Value>) {
  return (
    <div className={styles.field}>
      <Label className={styles.label}>{props.label}</Label>
      <Segments {...props} />
    </div>
  );
}
