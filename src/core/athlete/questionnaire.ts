import { z } from 'zod';
import { readableFields } from '#core/documents/readable-fields.ts';
import questionnaireData from '#data/questionnaire.json' with { type: 'json' };
import { type Profile, profileSchema } from './profile.ts';

/** What a person types of their own accord; the same length as the profile accepts. */
const writtenAnswer = z.string().trim().min(1).max(1000);

/** The 21 answers as they are kept while being asked: lists are still the one text that was typed. */
export const answersSchema = profileSchema.omit({ firstName: true, targetWeightLbs: true }).extend({
  equipmentAccess: writtenAnswer,
  dietaryPrefs: writtenAnswer,
  injuries: writtenAnswer,
  dietaryRestrictions: writtenAnswer,
  foodAllergies: writtenAnswer,
  dislikedFoods: writtenAnswer,
  medicalConditions: writtenAnswer,
  medications: writtenAnswer,
});

export type CompleteAnswers = z.infer<typeof answersSchema>;
export type QuestionField = keyof CompleteAnswers;
export type AnswerValue = CompleteAnswers[QuestionField];
export type Answers = Partial<CompleteAnswers>;

const optionSchema = z.strictObject({
  value: z.union([z.string(), z.number()]),
  label: z.string(),
  hint: z.string(),
});

/**
 * `options`: buttons only. `text`: a text field; `suggestions` fill it. `options_and_text`: buttons, several of which
 * may be pressed, beside a text field. `label` names the answer in the log of answers.
 */
const questionSchema = z.strictObject({
  field: answersSchema.keyof(),
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

export type Question = z.infer<typeof questionSchema>;
export type QuestionOption = Question['options'][number];

/** What Rae asks, in order: every field of the profile but the first name and the target weight. */
export const QUESTIONS: readonly Question[] = z.array(questionSchema).parse(questionnaireData);

/** The question for a field; every field of the answers has one. */
export function questionFor(field: QuestionField): Question {
  const question = QUESTIONS.find((candidate) => candidate.field === field);
  if (!question) throw new Error(`no question asks for ${field}`);
  return question;
}

/** True once all 21 questions are answered. */
export function isComplete(answers: Answers): answers is CompleteAnswers {
  return QUESTIONS.every(({ field }) => answers[field] !== undefined);
}

/** The answers that a profile holds, as they are asked for: each list as one text. What is empty there is still to be asked. */
export function answersFromProfile({ injuries, dietaryPrefs, ...answers }: Partial<Profile>): Answers {
  const lists = { injuries: injuries?.join(', '), dietaryPrefs: dietaryPrefs?.join(', ') };
  return readableFields(answersSchema, { ...answers, ...lists });
}

/** The profile that the answers make; injuries and eating style become one-item lists. */
export function profileFromAnswers(answers: CompleteAnswers, { firstName }: { firstName: string | null }): Profile {
  return profileSchema.parse({
    ...answers,
    firstName,
    injuries: [answers.injuries],
    dietaryPrefs: [answers.dietaryPrefs],
  });
}
