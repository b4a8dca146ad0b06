import type { Question } from '#core/athlete/questionnaire.ts';
import type { AnswerInput } from '#core/athlete/read-answer.ts';

/** What ties a way of answering to its question. */
export type AnswerProps = {
  question: Question;
  /** The answer given before, as shown in the log; empty if there is none. */
  given: string;
  /** What was not understood, to be asked again. */
  ask: string;
  labelledBy: string;
  describedBy: string;
  onAnswer: (input: AnswerInput) => void;
  /** Told of each change before the answer is given. */
  onDraft?: (input: AnswerInput) => void;
  /** What the button says that gives a typed answer; "Next" if left out. */
  action?: string;
};
