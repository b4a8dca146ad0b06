import type { ProfileField } from './profile-fields.ts';
import { questionFor } from './questionnaire.ts';

/** What an answer is called where answers are listed: "Allergies", "Goal weight". */
export const answerLabel = (field: ProfileField): string => questionFor(field).label;
