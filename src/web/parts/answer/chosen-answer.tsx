import { z } from 'zod';
import { ChipButton, Chips } from '#web/ui/chip.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { AnswerField } from './answer-field.tsx';
import type { AnswerProps } from './answer-props.ts';
import { isWholeAnswer, splitChosen, toggleChosen } from './answer-text.ts';
import styles from './text-answer.module.css';

/** Whether it is understood is for the questionnaire to say. */
const schema = z.object({ chosen: z.array(z.string()), text: z.string() });

/** Several buttons, and words beside them; "None" alone answers at once. */
export function ChosenAnswer({ question, given, ask, action = 'Next', onAnswer, onDraft, ...described }: AnswerProps) {
  const { labelledBy, describedBy } = described;
  const form = useForm({ schema, start: splitChosen(question, given) });
  const answer = form.typed();
  const change = (next: typeof answer) => {
    form.set('chosen', next.chosen);
    form.set('text', next.text);
    onDraft?.(next);
  };
  const press = (value: string) => {
    const chosen = toggleChosen(answer.chosen, value);
    const said = [...answer.chosen, answer.text].join(', ');
    if (isWholeAnswer(said, value)) onAnswer({ ...answer, chosen });
    else change({ ...answer, chosen });
  };
  const hints = question.options.filter(({ value, hint }) => hint !== '' && answer.chosen.includes(String(value)));
  return (
    <Form form={form} onSubmit={onAnswer}>
      <fieldset aria-labelledby={labelledBy} aria-describedby={describedBy}>
        <Chips className={styles.chips}>
          {question.options.map(({ value, label }, index) => (
            <ChipButton
              key={value}
              data-first={index === 0 || undefined}
              aria-pressed={answer.chosen.includes(String(value))}
              onClick={() => press(String(value))}
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
        <SubmitButton>{action}</SubmitButton>
      </AnswerField>
      {hints.map(({ value, hint }) => (
        <p key={value} className={styles.hint}>
          {hint}
        </p>
      ))}
    </Form>
  );
}
