import { z } from 'zod';
import { LEVELS } from '#core/catalogue/level.ts';

export const GOALS = ['weight_loss', 'muscle_gain', 'fitness'] as const;
export const SEXES = ['male', 'female', 'other'] as const;
export const ACTIVITY_LEVELS = ['sedentary', 'moderate', 'active', 'very_active'] as const;
export const STRESS_LEVELS = ['low', 'moderate', 'high'] as const;
export const SESSION_MINUTES = [30, 45, 60, 90] as const;

/** The ranges a profile is accepted in; the questionnaire asks again outside them. Pounds, inches, years, hours. */
export const PROFILE_RANGES = {
  age: { min: 18, max: 110 },
  weightLbs: { min: 60, max: 800 },
  heightIn: { min: 36, max: 96 },
  workoutDaysPerWeek: { min: 2, max: 6 },
  mealsPerDay: { min: 3, max: 6 },
  sleepHours: { min: 3, max: 14 },
} as const;

/** Said wherever an age under 18 turns up; nothing is kept then. */
export const UNDER_18_MESSAGE =
  'Thank you for telling me. Ironleaf is made for adults, so I can’t make a plan for you before you are 18. I have kept nothing you typed. A parent, a doctor or a coach at school can help you get started safely.';

const within = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);
const wholeWithin = (range: { min: number; max: number }) => within(range).int();
const answerText = z.string().trim().max(1000);
const answerList = z.array(answerText).max(20);

/** What a person tells the coach about themselves: the 21 answers, and the two fields that come from elsewhere. */
export const profileSchema = z.strictObject({
  goal: z.enum(GOALS),
  firstName: z.string().trim().max(80).nullish(),
  age: wholeWithin(PROFILE_RANGES.age).refine((age) => age >= PROFILE_RANGES.age.min, UNDER_18_MESSAGE),
  sex: z.enum(SEXES),
  weightLbs: within(PROFILE_RANGES.weightLbs),
  heightIn: within(PROFILE_RANGES.heightIn),
  targetWeightLbs: within(PROFILE_RANGES.weightLbs).nullish(),
  activityLevel: z.enum(ACTIVITY_LEVELS),
  experienceLevel: z.enum(LEVELS),
  equipmentAccess: answerText,
  dietaryPrefs: answerList,
  injuries: answerList,
  workoutDaysPerWeek: wholeWithin(PROFILE_RANGES.workoutDaysPerWeek),
  workoutDuration: z.literal(SESSION_MINUTES),
  dietaryRestrictions: answerText,
  foodAllergies: answerText,
  dislikedFoods: answerText,
  mealsPerDay: wholeWithin(PROFILE_RANGES.mealsPerDay),
  cookingLevel: z.enum(LEVELS),
  medicalConditions: answerText,
  medications: answerText,
  sleepHours: within(PROFILE_RANGES.sleepHours),
  stressLevel: z.enum(STRESS_LEVELS),
});

export type Profile = z.infer<typeof profileSchema>;
export type Goal = Profile['goal'];
export type Sex = Profile['sex'];
export type ActivityLevel = Profile['activityLevel'];
