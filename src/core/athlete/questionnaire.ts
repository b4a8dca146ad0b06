import { z } from 'zod';
import { readableFields } from '#core/documents/readable-fields.ts';
import fieldData from '#data/profile-fields.json' with { type: 'json' };
import { type Profile, type ProfileShape, profileSchema } from './profile.ts';
import {
  ANSWER_GROUP_NAMES,
  factsOf,
  isAsked,
  PROFILE_FIELD_NAMES,
  type PROFILE_FIELDS,
  type ProfileField,
  type QuestionField,
} from './profile-fields.ts';

type WrittenField = {
  [F in QuestionField]: (typeof PROFILE_FIELDS)[F]['kind'] extends 'text' | 'list' ? F : never;
}[QuestionField];
type AnswersShape = Omit<Pick<ProfileShape, QuestionField>, WrittenField> & { [F in WrittenField]: z.ZodString };

/** What a person types of their own accord may not be empty; a list is still the one text that was typed. */
function answerSchemaOf(field: QuestionField): z.ZodType {
  const facts = factsOf(field);
  const isWritten = facts.kind === 'text' || facts.kind === 'list';
  return isWritten ? z.string().trim().min(1).max(facts.longest) : profileSchema.shape[field];
}

/** The 21 answers as they are kept while being asked. */
export const answersSchema = z.strictObject(
  Object.fromEntries(
    PROFILE_FIELD_NAMES.filter(isAsked).map((field) => [field, answerSchemaOf(field)]),
  ) as AnswersShape,
);

export type CompleteAnswers = z.infer<typeof answersSchema>;
export type AnswerValue = CompleteAnswers[QuestionField];
export type Answers = Partial<CompleteAnswers>;

const optionSchema = z.strictObject({
  value: z.union([z.string(), z.number()]),
  label: z.string(),
  hint: z.string(),
});

/**
 * `options`: buttons only. `text`: a text field; `suggestions` fill it. `options_and_text`: buttons, several of which
 * may be pressed, beside a text field. `label` names the answer wherever answers are listed.
 */
const questionSchema = z.strictObject({
  field: profileSchema.keyof(),
  label: z.string(),
  prompt: z.string(),
  help: z.string(),
  kind: z.enum(['options', 'text', 'options_and_text']),
  options: z.array(optionSchema).default([]),
  multiple: z.boolean().default(false),
  placeholder: z.string().default(''),
  suggestions: z.array(z.string()).default([]),
  inputMode: z.enum(['text', 'numeric']).default('text'),
});

/** How a field is asked for. */
export type Question = z.infer<typeof questionSchema>;
export type QuestionOption = Question['options'][number];
/** One of the 21 questions. */
export type AskedQuestion = Question & { field: QuestionField };

const fieldWords = z
  .strictObject({
    groups: z.record(z.enum(ANSWER_GROUP_NAMES), z.string()),
    /** In the order in which they are asked. */
    fields: z.array(questionSchema),
  })
  .parse(fieldData);

/** What Rae asks, in order. */
export const QUESTIONS: readonly AskedQuestion[] = fieldWords.fields.filter((question): question is AskedQuestion =>
  isAsked(question.field),
);

/** Every field of the profile, in the order in which the answers are listed. */
export const ANSWER_GROUPS: readonly { label: string; fields: readonly ProfileField[] }[] = ANSWER_GROUP_NAMES.map(
  (name) => ({
    label: fieldWords.groups[name],
    fields: PROFILE_FIELD_NAMES.filter((field) => factsOf(field).group === name),
  }),
);

/** The question for a field, whether the questionnaire asks it or not; every field has one. */
export function questionFor(field: ProfileField): Question {
  const question = fieldWords.fields.find((candidate) => candidate.field === field);
  if (!question) throw new Error(`no question asks for ${field}`);
  return question;
}

/** True once all 21 questions are answered. */
export function isComplete(answers: Answers): answers is CompleteAnswers {
  return QUESTIONS.every(({ field }) => answers[field] !== undefined);
}

/** An answer as the profile keeps it: what is a list there is of one item. */
export const keptAnswer = (field: ProfileField, answer: AnswerValue): AnswerValue | AnswerValue[] =>
  factsOf(field).kind === 'list' ? [answer] : answer;

/** The answers that a profile holds, as they are asked for: each list as one text. What is empty there is still to be asked. */
export function answersFromProfile(profile: Partial<Profile>): Answers {
  const asked = PROFILE_FIELD_NAMES.filter(isAsked).map((field) => {
    const value = profile[field];
    return [field, Array.isArray(value) ? value.join(', ') : value] as const;
  });
  return readableFields(answersSchema, Object.fromEntries(asked));
}

/** The profile that the answers make. */
export function profileFromAnswers(answers: CompleteAnswers, { firstName }: { firstName: string | null }): Profile {
  const kept = QUESTIONS.map(({ field }) => [field, keptAnswer(field, answers[field])]);
  return profileSchema.parse({ ...Object.fromEntries(kept), firstName });
}
