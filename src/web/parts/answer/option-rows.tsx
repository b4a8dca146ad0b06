import { ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { classes } from '#web/ui/classes.ts';
import { optionAfterKey, optionOfKey } from '#web/ui/option-keys.ts';
import type { AnswerProps } from './answer-props.ts';
import styles from './option-rows.module.css';

/** One of a few: a tap answers. Digits answer and arrows move while the focus is inside. */
export function OptionRows({ question, given, labelledBy, describedBy, onAnswer }: AnswerProps) {
  const { options } = question;
  const chosen = options.findIndex(({ label }) => label === given);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = Array.from(event.currentTarget.querySelectorAll('button'));
    const from = buttons.findIndex((button) => button.matches(':focus'));
    const answered = options[optionOfKey(event.key, options.length) ?? -1];
    const next = optionAfterKey(event.key, Math.max(0, from), options.length);
    if (!answered && next === undefined) return;
    event.preventDefault();
    if (answered) onAnswer(answered.value);
    else buttons[next ?? 0]?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in the oldest browsers that we serve.
    <div
      role="group"
      className={classes(styles.rows, options.length === 3 ? styles.three : styles.two)}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
    >
      {options.map(({ value, label, hint }, index) => (
        <button
          key={value}
          type="button"
          className={styles.row}
          data-first={index === Math.max(0, chosen) || undefined}
          aria-current={index === chosen || undefined}
          aria-keyshortcuts={String(index + 1)}
          onClick={() => onAnswer(value)}
        >
          <span>
            <strong>{label}</strong>
            {hint !== '' && <span className={styles.hint}>{hint}</span>}
          </span>
          <ChevronRight />
          <span className={styles.key} aria-hidden="true">
            {index + 1}
          </span>
        </button>
      ))}
    </div>
  );
}
