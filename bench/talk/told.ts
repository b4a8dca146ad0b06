import { INCHES_PER_FOOT } from '#core/units/convert.ts';
import type { Difference } from './differences.ts';
import { isToldCardio, isToldException, isToldMeal, isToldWorkout } from './told-acts.ts';
import { numbersStand, wordsStand } from './values.ts';
import { numbersIn, plain } from './words.ts';

const POUNDS_PER_STONE = 14;

/**
 * Words without which nobody tells anything of a field. An allergy is told with the words of allergy, never with food talk; a
 * length with a unit or a word of height.
 */
const TELLING: Record<string, RegExp> = {
  firstName: /\b(?:name|call me|i'?m|this is)\b/,
  goal: /\b(?:goal|lose|loss|gain|build|fit(?:ter)?|tone|bulk|cut)\b/,
  age: /\b(?:age|aged|years? old|y\/?o|yrs?|turn(?:ed|ing)|i'?m \d)\b/,
  sex: /\b(?:wom[ae]n|m[ae]n|male|female|guy|girl|mum|mom|dad)\b/,
  heightIn: /\b(?:height|tall)\b|\d ?(?:cm|ft|')/,
  weightLbs: /\bweigh|\d ?(?:kg|kilos?|lbs?|pounds|st)\b/,
  targetWeightLbs: /\b(?:goal|target|want|get (?:down )?to|reach)\b/,
  activityLevel: /\b(?:active|sedentary|desk|sit|on my feet|job|work)\b/,
  experienceLevel: /\b(?:beginner|new to|experienced?|advanced|intermediate|lifting for|training for)\b/,
  workoutDaysPerWeek:
    /\bdays? (?:a|per|each) week\b|\btrain\w*|\btimes\b|\d ?x\b|\bmon|\btue|\bwed|\bthu|\bfri|\bsat|\bsun/,
  workoutDuration: /\b(?:min(?:ute)?s?|hours?|hrs?)\b/,
  equipmentAccess: /\b(?:have|got|only|just|no|own|gym|use|bought|equipment)\b/,
  injuries:
    /\b(?:injur\w*|tore|torn|hurts?|pain\w*|sore|sprain\w*|broken?|fractur\w*|surgery|bad|bruised|rolled|pulled|strain\w*|acl|hernia)\b/,
  foodAllergies: /allerg|intoleran|anaphyla|epi ?pen|c(?:o)?eliac|react to|reaction/,
  dietaryRestrictions:
    /\b(?:no|not|cannot|can'?t|don'?t|never|without|avoid|free|vegan|vegetarian|halal|kosher|keto|intoleran\w*|c(?:o)?eliac)\b/,
  dietaryPrefs: /\b(?:vegan|vegetarian|pescatarian|keto|paleo|halal|kosher|low[- ]carb|mediterranean|diet)\b/,
  dislikedFoods: /\b(?:hate|dislike|don'?t like|can'?t stand|not a fan|sick of|gross|no more|love)\b/,
  mealsPerDay: /\bmeals?\b|\beat\b/,
  cookingLevel: /\bcook/,
  medicalConditions: /./,
  medications: /\b(?:on|take|taking|took|meds?|medicines?|medication|tablets?|pills?|prescribed|inhaler|injection)\b/,
  sleepHours: /\b(?:sle(?:ep|pt)\w*|hours|hrs|nights?)\b/,
  stressLevel: /\bstress/,
};

/** The numbers of a sentence, feet and inches and stones and pounds as one, too. */
function toldNumbers(sentence: string): number[] {
  const joined = (pattern: RegExp, size: number) =>
    [...plain(sentence).matchAll(pattern)].map(([, large, small]) => size * Number(large) + Number(small ?? 0));
  return [
    ...numbersIn(sentence),
    ...joined(/(\d) ?(?:'|ft|foot|feet) ?(\d{1,2})?/g, INCHES_PER_FOOT),
    ...joined(/(\d{1,2}) ?(?:st|stone) ?(\d{1,2})?/g, POUNDS_PER_STONE),
  ];
}

/** Weights and repetitions of the sets that a log holds. */
function setsOf(after: Difference['after']): number[] {
  const { performed } = (after?.data ?? {}) as { performed?: { weightLbs: number | null; reps: number }[] };
  return (performed ?? []).flatMap(({ weightLbs, reps }) => (weightLbs === null ? [reps] : [weightLbs, reps]));
}

/** The words of telling are English; of other scripts only the numbers can be compared. */
const isLatin = (sentence: string): boolean => /\p{Script=Latin}/u.test(sentence);

const EATEN = /\b(?:had|ate|eaten|drank|log)\b/;
const LEAST_LETTERS = 4;

/** Is a food that was logged as eaten named in the sentence, with a word of eating? */
function isEatenFood(after: Difference['after'], sentence: string): boolean {
  const { mealName = '' } = (after?.data ?? {}) as { mealName?: string };
  const words = mealName.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    EATEN.test(plain(sentence)) && words.some((word) => word.length >= LEAST_LETTERS && plain(sentence).includes(word))
  );
}

/** What the coach keeps of a danger or a state that was told, and in what words it is told in the languages that she hears it in. */
const STATES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^pregnant$/i,
    /pregnan|\bpreg\b|trimester|weeks along|expecting a baby|midwife|embaraz|enceinte|schwanger|gr[aá]vid|incinta|zwanger|ci[aą][zż]y|de \d+ semanas|怀孕|妊娠/i,
  ],
  [/^postpartum$/i, /had my baby|postnatal|post ?partum|gave birth|newborn/i],
  [/^breastfeeding$/i, /breast ?-?feed|nursing (?:my|a baby|the baby)/i],
  [/eating disorder/i, /eating disorder|anorexi|bulimi|binge eating/i],
];

/** Is what was added to the answers about health told: in its own words, or in those of a state that is kept at once? */
function isToldHealth(before: unknown, after: unknown, sentence: string): boolean {
  const held = /^none$/i.test(String(before)) ? '' : String(before);
  const news = String(after)
    .replace(held, '')
    .replace(/^[,; ]+/, '');
  const state = STATES.find(([kept]) => kept.test(news));
  return state ? state[1].test(plain(sentence)) : wordsStand(sentence, news);
}

/** Is what was written down what the sentence tells: a number of it, or its own words for a field that it speaks of? */
export function isTold(difference: Difference, sentence: string): boolean {
  const { table, after, before, leaves } = difference;
  const numbers = toldNumbers(sentence);
  const isSaid = (value: unknown) =>
    typeof value === 'number' && numbers.some((each) => numbersStand(String(each), [value]));
  if (table === 'logs' && after?.logType === 'meal_eaten') return isEatenFood(after, sentence);
  if (table === 'logs' && after?.logType === 'workout') return isToldWorkout(after, sentence);
  if (table === 'logs' && (after?.data as { category?: string } | null)?.category === 'cardio')
    return isToldCardio(after, sentence);
  if (table === 'training_exceptions') return isToldException(difference, sentence);
  if (table === 'plans' && before !== null && after !== null) return isToldMeal(difference, sentence);
  if (table === 'logs') {
    const kept = typeof after?.value === 'number' ? [after.value] : setsOf(after);
    return kept.length > 0 && kept.every(isSaid);
  }
  if (table !== 'profiles' || before === null) return false;
  return leaves.every(({ path, before: was, after: value }) => {
    const field = path.split('.')[1] ?? '';
    if (isLatin(sentence) && !TELLING[field]?.test(plain(sentence))) return false;
    if (typeof value === 'number') return isSaid(value);
    if (field === 'medicalConditions') return isToldHealth(was, value, sentence);
    return (
      /^(?:goal|sex|activityLevel|experienceLevel|stressLevel|cookingLevel)$/.test(field) ||
      wordsStand(sentence, String(value))
    );
  });
}
