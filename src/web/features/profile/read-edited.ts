import { type Profile, profileSchema } from '#core/athlete/profile.ts';
import { factsOf, type ProfileField } from '#core/athlete/profile-fields.ts';
import { keptAnswer, questionFor } from '#core/athlete/questionnaire.ts';
import { type AnswerInput, readAnswer } from '#core/athlete/read-answer.ts';

/** What of the profile an edited answer changes, or in plain words what to write instead. */
export type ReadEdit = { ok: true; change: Partial<Profile> } | { ok: false; ask: string };

const answersSchema = profileSchema.partial();

const isEmpty = (input: AnswerInput): boolean => typeof input === 'string' && input.trim() === '';

/** Understands an answer that is given anew; what need not be told may be left empty. */
export function readEdited(field: ProfileField, input: AnswerInput): ReadEdit {
  if (factsOf(field).optional && isEmpty(input)) return { ok: true, change: { [field]: null } };
  const read = readAnswer(questionFor(field), input);
  if (!read.ok) return { ok: false, ask: 'stop' in read ? read.message : read.ask };
  return { ok: true, change: answersSchema.parse({ [field]: keptAnswer(field, read.value) }) };
}
