import type { ComponentProps } from 'react';
import { classes } from '#web/ui/classes.ts';
import { FieldError, Input } from '#web/ui/field.tsx';
import styles from './text-answer.module.css';

type Props = ComponentProps<'input'> & { ask: string; labelledBy: string; describedBy: string };

const ASK = 'question-ask';

/** The line to write on, its button beside it, and below it what was not understood. */
export function AnswerField({ ask, labelledBy, describedBy, children, ...input }: Props) {
  return (
    <>
      <div className={styles.line}>
        <Input
          {...input}
          className={styles.input}
          autoComplete="off"
          enterKeyHint="next"
          aria-labelledby={labelledBy}
          aria-describedby={classes(ask !== '' && ASK, describedBy)}
          aria-invalid={ask !== '' || undefined}
        />
        {children}
      </div>
      {ask !== '' && <FieldError id={ASK}>{ask}</FieldError>}
    </>
  );
}
