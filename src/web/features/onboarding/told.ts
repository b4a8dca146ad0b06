import type { KeptDecision } from '#core/athlete/go-by.ts';
import type { CompleteAnswers } from '#core/athlete/questionnaire.ts';

/** All that was told when the questions end. */
export type Told = {
  answers: CompleteAnswers;
  /** What was put right on the sheet; null where nothing was open and the sheet was not shown. */
  taps: readonly KeptDecision[] | null;
  firstName: string | null;
};
