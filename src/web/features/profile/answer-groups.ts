import type { Profile } from '#core/athlete/profile.ts';
import { type Question, type QuestionField, questionFor } from '#core/athlete/questionnaire.ts';
import { echoAnswer } from '#core/athlete/read-answer.ts';
import { formatLbs } from '#core/units/format.ts';

export type ProfileField = keyof Profile;
/** The two answers that no question of the questionnaire asks for. */
type UnaskedField = Exclude<ProfileField, QuestionField>;

/** Every field of the profile, in the order in which they are shown. */
export const ANSWER_GROUPS: readonly { label: string; fields: readonly ProfileField[] }[] = [
  { label: 'About you', fields: ['firstName', 'goal', 'age', 'sex', 'heightIn', 'weightLbs', 'targetWeightLbs'] },
  {
    label: 'Training',
    fields: [
      'activityLevel',
      'experienceLevel',
      'workoutDaysPerWeek',
      'workoutDuration',
      'equipmentAccess',
      'injuries',
    ],
  },
  {
    label: 'Food',
    fields: ['foodAllergies', 'dietaryRestrictions', 'dietaryPrefs', 'dislikedFoods', 'mealsPerDay', 'cookingLevel'],
  },
  { label: 'Health', fields: ['medicalConditions', 'medications', 'sleepHours', 'stressLevel'] },
];

type Asked = Pick<Question, 'prompt' | 'help' | 'suggestions' | 'inputMode' | 'placeholder'>;

const UNASKED: Record<UnaskedField, Asked> = {
  firstName: {
    prompt: 'What shall I call you?',
    help: 'Your first name, or any name you like. Leave it empty and I will call you champion.',
    suggestions: [],
    inputMode: 'text',
    placeholder: 'Maya',
  },
  targetWeightLbs: {
    prompt: 'Is there a weight you are aiming for?',
    help: 'Pounds, kilos or stone all work. Leave it empty if there is none.',
    suggestions: [],
    inputMode: 'text',
    placeholder: '160 lbs or 73 kg',
  },
};

const isUnasked = (field: ProfileField): field is UnaskedField => field in UNASKED;

/** The question that is answered in the questionnaire too; null for the two fields that it does not ask for. */
export const questionOf = (field: ProfileField): Question | null => (isUnasked(field) ? null : questionFor(field));

/** How a field is asked for. */
export const askedAs = (field: ProfileField): Asked => (isUnasked(field) ? UNASKED[field] : questionFor(field));

const WEIGHTS: readonly ProfileField[] = ['weightLbs', 'targetWeightLbs'];

/** A figure of the body, which is not shown after an eating-disorder disclosure. */
export const isWeight = (field: ProfileField): boolean => WEIGHTS.includes(field);

/** What stands in the field when it is edited: the words that were given, empty for none. */
export function givenAnswer(profile: Profile, field: ProfileField): string {
  const value = profile[field];
  if (value === null || value === undefined) return '';
  if (field === 'targetWeightLbs') return formatLbs(Number(value));
  const question = questionOf(field);
  if (Array.isArray(value)) return value.join(', ');
  return question ? echoAnswer(question, value) : String(value);
}

/** The same as it is listed; nothing said is said so. */
export function shownAnswer(profile: Profile, field: ProfileField): string {
  const given = givenAnswer(profile, field);
  if (given === '') return isUnasked(field) ? 'Not set' : 'None';
  // What a chat understood may lie between the options of the questionnaire.
  return field === 'sleepHours' && /^[\d.]+$/.test(given) ? `${given} hours` : given;
}
