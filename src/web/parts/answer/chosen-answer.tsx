import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ChipButton, Chips } from '#web/ui/chip.tsx';
import { AnswerField } from './answer-field.tsx';
import type { AnswerProps } from './answer-props.ts';
import { splitChosen, toggleChosen } from './answer-text.ts';
import styles from './text-answer.module.css';

/** Several buttons, and words beside them. */
export function ChosenAnswer({ question, given, ask, action = 'Next', onAnswer, onDraft, ...described }: AnswerProps) {
  const { labelledBy, describedBy } = described;
  const [answer, setAnswer] = useState(() => splitChosen(question, given));
  const change = (next: typeof answer) => {
    setAnswer(next);
    onDraft?.(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(answer);
  };
  const hints = question.options.filter(({ value, hint }) => hint !== '' && answer.chosen.includes(String(value)));
  return (
    <form onSubmit={submit} noValidate>
      <fieldset aria-labelledby={labelledBy} aria-describedby={describedBy}>
        <Chips className={styles.chips}>
          {question.options.map(({ value, label }, index) => (
            <ChipButton
              key={value}
              data-first={index === 0 || undefined}
              aria-pressed={answer.chosen.includes(String(value))}
              onClick={() => change({ ...answer, chosen: toggleChosen(answer.chosen, String(value)) })}
            >
              {label}
            </ChipButton>
          ))}
        </Chips>
      </fieldset>
      <AnswerField
        {...described}
        ask={ask}
        placeholder={question.placeholder}
        value={answer.text}
        onChange={(event) => change({ ...answer, text: event.target.value })}
      >
        <Button type="submit" tone="primary">
          {action}
        </Button>
      </AnswerField>
      {hints.map(({ value, hint }) => (
        <p key={value} className={styles.hint}>
          {hint}
        </p>
      ))}
    </form>
  );
}
