import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ChipButton, Chips } from '#web/ui/chip.tsx';
import { AnswerField } from './answer-field.tsx';
import { hasSuggestion, toggleSuggestion } from './answer-text.ts';
import type { AnswerProps } from './question-view.tsx';
import styles from './text-answer.module.css';

/** In the person's own words, with a few words to tap. */
export function TextAnswer({ question, given, ask, labelledBy, describedBy, onAnswer }: AnswerProps) {
  const [text, setText] = useState(given);
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
              onClick={() => setText(toggleSuggestion(text, suggestion))}
            >
              {suggestion}
            </ChipButton>
          ))}
        </Chips>
      )}
      <AnswerField
        ask={ask}
        labelledBy={labelledBy}
        describedBy={describedBy}
        data-first
        inputMode={question.inputMode}
        placeholder={question.placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
      >
        <Button type="submit" tone="primary">
          Next
        </Button>
      </AnswerField>
    </form>
  );
}
