import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Label } from '#web/ui/text.tsx';
import styles from './open-questions.module.css';
import type { Suggestions } from './use-suggestions.ts';

type Props = {
  state: Suggestions['state'];
  /** The radio button of the guess; left out where there is none. */
  children?: ReactNode;
};

/** What a model says of a word, marked as its guess. The place is there from the moment that it is asked, so that nothing moves. */
export function GuessChoice({ state, children }: Props) {
  if (children === undefined && state === 'off') return null;
  if (children === undefined) {
    return (
      <p className={classes(styles.guess, styles.noGuess)}>
        {state === 'asking' ? 'An AI model is having a guess …' : 'The AI model has no guess that I could use.'}
      </p>
    );
  }
  return (
    <div className={styles.guess}>
      <Label as="p">A guess by AI</Label>
      {children}
    </div>
  );
}
