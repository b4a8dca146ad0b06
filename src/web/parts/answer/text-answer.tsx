import { z } from 'zod';
import { ChipButton, Chips } from '#web/ui/chip.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { AnswerField } from './answer-field.tsx';
import type { AnswerProps } from './answer-props.ts';
import { hasSuggestion, isWholeAnswer, toggleSuggestion } from './answer-text.ts';
import styles from './text-answer.module.css';

/** Whether it is understood is for the questionnaire to say. */
const schema = z.object({ text: z.string() });

/** In the person's own words, with the usual answers to tap; "None" alone answers at once. */
export function TextAnswer({ question, given, ask, action = 'Next', onAnswer, onDraft, ...described }: AnswerProps) {
  const form = useForm({ schema, start: { text: given } });
  const { value: text, onChange } = form.choice('text');
  const change = (next: string) => {
    onChange(next);
    onDraft?.(next);
  };
  return (
    <Form form={form} onSubmit={(answer) => onAnswer(answer.text)}>
      {question.suggestions.length > 0 && (
        <Chips className={styles.chips}>
          {question.suggestions.map((suggestion) => (
            <ChipButton
              key={suggestion}
              aria-pressed={hasSuggestion(text, suggestion)}
              onClick={() =>
                isWholeAnswer(text, suggestion) ? onAnswer(suggestion) : change(toggleSuggestion(text, suggestion))
              }
            >
              {suggestion}
            </ChipButton>
          ))}
        </Chips>
      )}
      <AnswerField
        {...described}
        ask={ask}
        data-first
        inputMode={question.inputMode}
        placeholder={question.placeholder}
        value={text}
        onChange={(event) => change(event.target.value)}
      >
        <SubmitButton>{action}</SubmitButton>
      </AnswerField>
    </Form>
  );
}
