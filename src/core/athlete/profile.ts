import { z } from 'zod';
import { goBySchema } from './go-by.ts';
import { PROFILE_FIELDS, type ProfileField, type ProfileFieldFacts } from './profile-fields.ts';

type Table = typeof PROFILE_FIELDS;

export const GOALS = PROFILE_FIELDS.goal.values;
export const SEXES = PROFILE_FIELDS.sex.values;
export const ACTIVITY_LEVELS = PROFILE_FIELDS.activityLevel.values;
export const STRESS_LEVELS = PROFILE_FIELDS.stressLevel.values;
export const SESSION_MINUTES = PROFILE_FIELDS.workoutDuration.values;

/** Said wherever an age under 18 turns up; nothing is kept then. */
export const UNDER_18_MESSAGE = PROFILE_FIELDS.age.tooLow;

type RangedField = { [F in ProfileField]: Table[F] extends { range: object } ? F : never }[ProfileField];

/** The ranges a profile is accepted in; the questionnaire asks again outside them. Pounds, inches, years, hours. */
export const PROFILE_RANGES = Object.fromEntries(
  Object.entries(PROFILE_FIELDS).flatMap(([field, facts]) => ('range' in facts ? [[field, facts.range]] : [])),
) as { [F in RangedField]: Table[F]['range'] };

/** The days a week that can be trained. */
export const TRAINING_DAYS: readonly number[] = countsWithin(PROFILE_RANGES.workoutDaysPerWeek);

function countsWithin({ min, max }: { min: number; max: number }): number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

type ValueOf<Facts> = Facts extends { kind: 'choice'; values: readonly (infer Value)[] }
  ? Value
  : Facts extends { kind: 'number' }
    ? number
    : Facts extends { kind: 'list' }
      ? string[]
      : string;
type ValueSchema<Facts> = z.ZodType<ValueOf<Facts>, ValueOf<Facts>>;
type SchemaOf<Facts> = Facts extends { optional: true }
  ? z.ZodOptional<z.ZodNullable<ValueSchema<Facts>>>
  : ValueSchema<Facts>;
export type ProfileShape = { [F in ProfileField]: SchemaOf<Table[F]> };

function valueSchemaOf(facts: ProfileFieldFacts): z.ZodType {
  switch (facts.kind) {
    case 'choice':
      return z.literal(facts.values);
    case 'number':
      return numberSchema(facts);
    case 'text':
      return z.string().trim().max(facts.longest);
    case 'list':
      return z.array(z.string().trim().max(facts.longest)).max(facts.most);
  }
}

function numberSchema({ range, whole, tooLow }: Extract<ProfileFieldFacts, { kind: 'number' }>) {
  const within = z.number().min(range.min).max(range.max);
  const number = whole ? within.int() : within;
  return tooLow === undefined ? number : number.refine((value) => value >= range.min, tooLow);
}

/** What a person tells the coach about themselves, field by field of the table. */
export const profileSchema = z.strictObject(
  Object.fromEntries(
    Object.entries<ProfileFieldFacts>(PROFILE_FIELDS).map(([field, facts]) => {
      const value = valueSchemaOf(facts);
      return [field, facts.optional ? value.nullish() : value];
    }),
  ) as ProfileShape,
);

/**
 * The profile as it is kept: beside the answers the weight that the person began with, which no later answer moves, the day on which
 * words in them were last given, from which "in 2024" is counted, and what the person put right of what was read from them.
 */
export const keptProfileSchema = profileSchema.extend({
  startWeightLbs: profileSchema.shape.weightLbs.optional(),
  answeredOn: z.iso.date().optional(),
  goBy: goBySchema.optional(),
});

export type Profile = z.infer<typeof keptProfileSchema>;
export type Goal = Profile['goal'];
export type Sex = Profile['sex'];
export type ActivityLevel = Profile['activityLevel'];
