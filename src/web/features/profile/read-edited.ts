import { parseWeight } from '#core/athlete/parse-weight.ts';
import { type Profile, profileSchema } from '#core/athlete/profile.ts';
import { type AnswerInput, readAnswer } from '#core/athlete/read-answer.ts';
import { type ProfileField, questionOf } from './answer-groups.ts';

/** What of the profile an edited answer changes, or in plain words what to write instead. */
export type ReadEdit = { ok: true; change: Partial<Profile> } | { ok: false; ask: string };

const LONGEST_NAME = 80;
const answersSchema = profileSchema.partial();

const readName = (text: string): ReadEdit =>
  text.length > LONGEST_NAME
    ? { ok: false, ask: `That is a bit long for me. Please keep it under ${LONGEST_NAME} characters.` }
    : { ok: true, change: { firstName: text === '' ? null : text } };

function readTarget(text: string): ReadEdit {
  if (text === '') return { ok: true, change: { targetWeightLbs: null } };
  const read = parseWeight(text);
  return read.ok ? { ok: true, change: { targetWeightLbs: read.lbs } } : read;
}

/** Understands an answer that is given anew. */
export function readEdited(field: ProfileField, input: AnswerInput): ReadEdit {
  const question = questionOf(field);
  if (question === null) {
    const text = typeof input === 'object' ? input.text.trim() : String(input).trim();
    return field === 'firstName' ? readName(text) : readTarget(text);
  }
  const read = readAnswer(question, input);
  if (!read.ok) return { ok: false, ask: 'stop' in read ? read.message : read.ask };
  const isList = field === 'dietaryPrefs' || field === 'injuries';
  return { ok: true, change: answersSchema.parse({ [field]: isList ? [read.value] : read.value }) };
}
