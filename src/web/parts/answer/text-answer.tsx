import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ChipButton, Chips } from '#web/ui/chip.tsx';
import { AnswerField } from './answer-field.tsx';
import type { AnswerProps } from './answer-props.ts';
import { hasSuggestion, toggleSuggestion } from './answer-text.ts';
import styles from './text-answer.module.css';

/** In the person's own words, with a few words to tap. */
export function TextAnswer({ question, given, ask, action = 'Next', onAnswer, onDraft, ...described }: AnswerProps) {
  const [text, setText] = useState(given);
  const change = (next: string) => {
    setText(next);
    onDraft?.(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(text);
  };
  return (
    <form onSubmit={submit} noValidate>
      {question.suggestions.length > 0 && (
        <Chips className={styles.chips}>
          {question.suggestions.map((suggestion) => (
            <ChipButton
              key={suggestion}
              aria-pressed={hasSuggestion(text, suggestion)}
              onClick={() => change(toggleSuggestion(text, suggestion))}
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
        <Button type="submit" tone="primary">
          {action}
        </Button>
      </AnswerField>
    </form>
  );
}
