import { LEVELS } from '#core/catalogue/level.ts';

/** The parts of Your Answers, in the order in which they are shown. */
export const ANSWER_GROUP_NAMES = ['about', 'training', 'food', 'health'] as const;
export type AnswerGroupName = (typeof ANSWER_GROUP_NAMES)[number];

/** A measure that people type in the unit they like; it is kept in years, pounds or inches. */
export type Measure = 'age' | 'weight' | 'height';

type Common = {
  group: AnswerGroupName;
  /** `false`: no question of the questionnaire asks for it; it can be given under Your Answers and in chat. */
  asked?: false;
  /** It may be missing or `null`. */
  optional?: true;
  /** A change that was read from a chat always waits for a yes: other rules hang on it. */
  confirmed?: true;
  /**
   * Rules are read from its words. `every_word`: every change that was read from a chat waits for a yes;
   * `some_words`: it waits if less holds after it than before.
   */
  protects?: 'every_word' | 'some_words';
  /** No language model is told of it, whatever the person agreed to. */
  identifies?: true;
  /**
   * What becomes of it after an eating-disorder disclosure. `kept_from_model`: a language model is not told of it; `masked`:
   * nor is it shown; `left_out`: nor does it stand under Your Answers. Each holds what stands before it.
   */
  whenNumbersHidden?: 'kept_from_model' | 'masked' | 'left_out';
};

/** What is counted and, if it matters, in which time: "days", "week" → "4 days a week". */
type Counted = { unit: string; per?: string };

type ChoiceField = { kind: 'choice'; values: readonly [string, ...string[]] | readonly [number, ...number[]] };
type NumberField = {
  kind: 'number';
  range: { min: number; max: number };
  whole?: true;
  /** Said of a number under the range, in the place of a word on ranges. */
  tooLow?: string;
};
type TextField = {
  kind: 'text';
  /** Characters. */
  longest: number;
  /** It stays on the server: no device keeps it. */
  medical?: true;
};
type ListField = { kind: 'list'; most: number; longest: number };

/** What is known of one field of the profile, its words apart (`data/profile-fields.json`). */
export type ProfileFieldFacts = Common &
  ((ChoiceField & Partial<Counted>) | (NumberField & (Counted | { measure: Measure })) | TextField | ListField);

/** The longest answer in a person's own words; characters. */
export const LONGEST_ANSWER = 1000;
const words = { kind: 'text', longest: LONGEST_ANSWER } as const;
const listOfWords = { kind: 'list', most: 20, longest: LONGEST_ANSWER } as const;
const POUNDS = { min: 60, max: 800 } as const;

/** Said wherever an age under 18 turns up; nothing is kept then. */
const UNDER_18 =
  'Thank you for telling me. Ironleaf is made for adults, so I can’t make a plan for you before you are 18. I have kept nothing you typed. A parent, a doctor or a coach at school can help you get started safely.';

/**
 * The one table of what a person tells about themselves. The schema, the questionnaire, Your Answers, the chat, what leaves the
 * server and `docs/fields.md` follow from it; the fields of a group are listed in its order.
 */
export const PROFILE_FIELDS = {
  firstName: { group: 'about', kind: 'text', longest: 80, asked: false, optional: true, identifies: true },
  goal: { group: 'about', kind: 'choice', values: ['weight_loss', 'muscle_gain', 'fitness'] },
  age: {
    group: 'about',
    kind: 'number',
    whole: true,
    range: { min: 18, max: 110 },
    tooLow: UNDER_18,
    measure: 'age',
    confirmed: true,
  },
  sex: { group: 'about', kind: 'choice', values: ['male', 'female', 'other'], confirmed: true },
  heightIn: {
    group: 'about',
    kind: 'number',
    range: { min: 36, max: 96 },
    measure: 'height',
    whenNumbersHidden: 'kept_from_model',
  },
  weightLbs: { group: 'about', kind: 'number', range: POUNDS, measure: 'weight', whenNumbersHidden: 'masked' },
  targetWeightLbs: {
    group: 'about',
    kind: 'number',
    range: POUNDS,
    measure: 'weight',
    asked: false,
    optional: true,
    whenNumbersHidden: 'left_out',
  },
  activityLevel: { group: 'training', kind: 'choice', values: ['sedentary', 'moderate', 'active', 'very_active'] },
  experienceLevel: { group: 'training', kind: 'choice', values: LEVELS },
  workoutDaysPerWeek: {
    group: 'training',
    kind: 'number',
    whole: true,
    range: { min: 2, max: 6 },
    unit: 'days',
    per: 'week',
  },
  workoutDuration: { group: 'training', kind: 'choice', values: [30, 45, 60, 90], unit: 'minutes' },
  equipmentAccess: { group: 'training', ...words, protects: 'some_words' },
  injuries: { group: 'training', ...listOfWords, protects: 'every_word' },
  foodAllergies: { group: 'food', ...words, protects: 'every_word' },
  dietaryRestrictions: { group: 'food', ...words, protects: 'every_word' },
  dietaryPrefs: { group: 'food', ...listOfWords, protects: 'some_words' },
  dislikedFoods: { group: 'food', ...words, protects: 'some_words' },
  mealsPerDay: {
    group: 'food',
    kind: 'number',
    whole: true,
    range: { min: 3, max: 6 },
    unit: 'meals',
    per: 'day',
  },
  cookingLevel: { group: 'food', kind: 'choice', values: LEVELS },
  medicalConditions: { group: 'health', ...words, protects: 'every_word', medical: true },
  medications: { group: 'health', ...words, protects: 'every_word', medical: true },
  sleepHours: { group: 'health', kind: 'number', range: { min: 3, max: 14 }, unit: 'hours', per: 'night' },
  stressLevel: { group: 'health', kind: 'choice', values: ['low', 'moderate', 'high'] },
} as const satisfies Record<string, ProfileFieldFacts>;

type Table = typeof PROFILE_FIELDS;
export type ProfileField = keyof Table;
/** The fields that the questionnaire asks for. */
export type QuestionField = { [F in ProfileField]: Table[F] extends { asked: false } ? never : F }[ProfileField];

export const PROFILE_FIELD_NAMES = Object.keys(PROFILE_FIELDS) as ProfileField[];

/** What is known of a field, whichever it is. */
export const factsOf = (field: ProfileField): ProfileFieldFacts => PROFILE_FIELDS[field];

export const isAsked = (field: ProfileField): field is QuestionField => factsOf(field).asked !== false;

/** Whether rules are read from the words of a field, so that what was understood is worth showing. */
export const isReadForRules = (field: ProfileField): boolean => factsOf(field).protects !== undefined;

/** Whether an answer stays on the server: no device keeps it. */
export function isMedical(field: ProfileField): boolean {
  const facts = factsOf(field);
  return facts.kind === 'text' && facts.medical === true;
}

/** Whether a language model may be told of an answer, if the person agreed to one. */
export function isForModel(field: ProfileField, { hidesNumbers }: { hidesNumbers: boolean }): boolean {
  const { identifies, whenNumbersHidden } = factsOf(field);
  return identifies !== true && !(hidesNumbers && whenNumbersHidden !== undefined);
}

/** Whether an answer is not shown to who must not be shown figures of a body. */
export function isMasked(field: ProfileField): boolean {
  const { whenNumbersHidden } = factsOf(field);
  return whenNumbersHidden === 'masked' || whenNumbersHidden === 'left_out';
}
