import type { Profile } from './profile.ts';
import { QUESTIONS } from './questionnaire.ts';

/** The two answers that no question asks for. */
const UNASKED_LABELS: Partial<Record<keyof Profile, string>> = {
  firstName: 'First name',
  targetWeightLbs: 'Goal weight',
};

/** What an answer is called where answers are listed: "Allergies", "Goal weight". */
export const answerLabel = (field: keyof Profile): string =>
  UNASKED_LABELS[field] ?? QUESTIONS.find((question) => question.field === field)?.label ?? field;
