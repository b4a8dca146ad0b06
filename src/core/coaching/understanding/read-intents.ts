import type { Profile } from '#core/athlete/profile.ts';
import type { MealType } from '#core/nutrition/meal-plan.ts';
import { plainText } from '../plain-text.ts';
import { execIn, testIn } from '../prefilter/prefilter.ts';
import type { Intent, NumberTopic, UnderstandContext } from '../turn.ts';
import { clausesOf } from './clauses.ts';
import { exerciseNamed } from './exercises-named.ts';
import { readPain } from './read-injuries.ts';
import { isAboutApp, simpleIntents, topicIn } from './simple-intents.ts';

const NUMBERS: readonly (readonly [NumberTopic, RegExp])[] = [
  ['protein', /\bprotein\b/],
  ['carbs', /\bcarb(?:s|ohydrates?)\b/],
  ['fiber', /\bfib(?:er|re)\b/],
  ['sodium', /\b(?:sodium|salt)\b/],
  ['fat', /\bfats?\b/],
  ['daily_energy', /\b(?:tdee|bmr|how (?:much|many calories) do i burn|maintenance)\b/],
  ['kcal', /\b(?:calories?|kcal|cals?|target|macros?|this number)\b/],
  ['sets', /\b(?:sets|reps|this weight)\b/],
];
const WHY =
  /\b(?:why (?:is|are|am|do|does|did|so|such|only|my|this|that|the)?|how (?:did|do|was|were|is|are) (?:you|my|this|that|it|the)\b.{0,20}\b(?:get|got|come|came|calculat\w*|work\w* out|decide\w*|set)|where does)\b/;
const HOW_MUCH =
  /\b(?:how (?:much|many)|whats|what is|what are)\b.{0,24}\b(?:should i|do i (?:need|get|eat|burn)|can i|my)\b/;
const NOT_A_TARGET = /\b(?:powder|shakes?|in (?:an?|1|100|rice|this)|water|creatine|bar)\b/;

function whyNumber(plain: string): Intent[] {
  const isWhy = testIn(WHY, plain) || /^why \d/.test(plain);
  if (!(isWhy || testIn(HOW_MUCH, plain)) || testIn(NOT_A_TARGET, plain)) return [];
  const about = NUMBERS.find(([, words]) => words.test(plain))?.[0];
  return about === undefined || (about === 'sets' && !isWhy) ? [] : [{ kind: 'why_number', about }];
}

const MEALS: readonly (readonly [MealType | 'snack', RegExp])[] = [
  ['breakfast', /\bbreakfast\b/],
  ['lunch', /\blunch\b/],
  ['dinner', /\b(?:dinner|supper)\b/],
  ['morning_snack', /\bmorning snack\b/],
  ['afternoon_snack', /\bafternoon snack\b/],
  ['snack', /\bsnack\b/],
];
const SWAP =
  /\b(?:swap|replace|switch|exchange|substitute|something else|something different|something without|something (?:with|vegan|vegetarian)|another|a different|instead of|make my|change my|change the|(?:tired|bored|sick) of)\b/;
const ANY_MEAL = /\b(?:meal|dish|recipe)\b/;
const ANY_EXERCISE = /\b(?:exercise|move|movement|lift|drill)\b/;
const WISH = /\b(?:for|with|to|without|something|because|that)\b (.+)$/;

function swaps(plain: string, message: string, { exercises }: UnderstandContext): Intent[] {
  if (!testIn(SWAP, plain) || /\b(?:goal|plans?|diet|weight|name|email|password)\b/.test(plain)) return [];
  const wish = execIn(WISH, plain)?.[1]?.trim() ?? '';
  const meal = MEALS.find(([, words]) => words.test(plain))?.[0] ?? null;
  if (meal !== null || testIn(ANY_MEAL, plain)) return [{ kind: 'swap_meal', meal, wish }];
  const exercise = exerciseNamed(message, exercises);
  if (exercise === null && !testIn(ANY_EXERCISE, plain)) return [];
  const today = /\b(?:today|for now|this time|just once)\b/.test(plain);
  return [{ kind: 'swap_exercise', exerciseId: exercise?.id ?? null, wish, today }];
}

const HOW_TO =
  /\bhow (?:do|should|can|to|would) (?:i |you |we )?(?:do|perform|start|learn)?\b|\b(?:show me|teach me|explain|technique|proper form|form)\b|\bwhat is an? \b|\bhow (?:are|is) \w+ (?:done|performed)\b/;

function howTo(plain: string, message: string, { exercises }: UnderstandContext): Intent[] {
  if (!testIn(HOW_TO, plain)) return [];
  const exercise = exerciseNamed(message, exercises);
  return exercise === null ? [] : [{ kind: 'how_to', exerciseId: exercise.id, quote: message }];
}

const NEW_PLAN =
  /\b(?:make|generate|create|write|build|give|need|want|design)\b.{0,14}\b(?:new |another |fresh )?(meal|food|eating|diet|workout|training|exercise|gym) ?(?:plan|program|routine)\b|\bnew (meal|workout|training) (?:plan|program|routine)\b/;

function newPlan(plain: string): Intent[] {
  const found = execIn(NEW_PLAN, plain);
  if (!found || /\bhow (?:do|can|to)\b/.test(plain)) return [];
  const type = /meal|food|eating|diet/.test(found[1] ?? found[2] ?? '') ? 'meal' : 'workout';
  return [
    { kind: 'new_plan', type, wish: execIn(WISH, plain.slice(found.index + found[0].length))?.[1]?.trim() ?? '' },
  ];
}

const FIELDS: readonly (readonly [keyof Profile, RegExp])[] = [
  ['foodAllergies', /\ballerg/],
  ['targetWeightLbs', /\b(?:goal|target) weight\b/],
  ['weightLbs', /\b(?:weight|weigh)\b/],
  ['heightIn', /\b(?:height|tall)\b/],
  ['age', /\b(?:my age|how old am i)\b/],
  ['goal', /\bmy goal\b/],
  ['injuries', /\binjur/],
  ['medications', /\b(?:medications?|medicines?|meds)\b/],
  ['medicalConditions', /\bconditions?\b/],
  ['workoutDaysPerWeek', /\bdays a week do i\b/],
  ['mealsPerDay', /\bmeals a day do i\b/],
  ['stressLevel', /\bstress level\b/],
  ['sleepHours', /\bmy sleep\b/],
  ['equipmentAccess', /\bequipment\b/],
  ['dislikedFoods', /\bdislikes?\b/],
  ['firstName', /\bmy name\b/],
];
const ASKS_PROFILE =
  /\b(?:what (?:do you know|have you)|whats|what is|what are|which|how (?:much|old|tall|many)|do i have|am i|is|did you (?:save|keep|note))\b.{0,30}\b(?:my|i|me)\b/;

function profileQuestion(plain: string): Intent[] {
  if (!testIn(ASKS_PROFILE, plain) || /\bshould i\b|\bwhy\b|\bcan i\b|\bsubscription\b/.test(plain)) return [];
  const field = FIELDS.find(([, words]) => words.test(plain))?.[0];
  return field === undefined ? [] : [{ kind: 'profile_question', field }];
}

const WHAT_IF =
  /\b(?:what if|if i (?:was|were|am|had|trained|weighed|ate|slept|became)|suppose|imagine|hypothetically|lets say)\b/;

/** Everything that a message asks for, the most pressing first. */
export function readIntents(message: string, context: UnderstandContext): Intent[] {
  const plain = plainText(message);
  const simple = simpleIntents(plain, message);
  const first = simple.filter(({ kind }) => kind === 'not_allowed' || kind === 'undo');
  if (first.length > 0) return first;
  const pain = clausesOf(message).some(({ isIdle }) => isIdle) ? null : readPain(message);
  const special: Intent[] = [
    ...(pain ? [{ kind: 'pain', joint: pain.joint, quote: pain.part } as const] : []),
    ...swaps(plain, message, context),
    ...howTo(plain, message, context),
    ...newPlan(plain),
  ];
  const asked: Intent[] = special.length > 0 ? special : [...whyNumber(plain), ...simple];
  if (asked.some(({ kind }) => kind !== 'thanks')) return asked;
  return [...asked, ...lesser(plain, message)];
}

/** What is looked for only if nothing else was found. */
function lesser(plain: string, message: string): Intent[] {
  if (testIn(WHAT_IF, plain))
    return [{ kind: 'what_if', field: FIELDS.find(([, words]) => words.test(plain))?.[0] ?? null }];
  const about = profileQuestion(plain);
  if (about.length > 0) return about;
  if (isAboutApp(plain)) return [{ kind: 'app_question', query: message }];
  const topic = topicIn(plain);
  if (topic !== null) return [{ kind: 'topic', id: topic }];
  return /^(?:hi|hey|hello|yo|hiya|howdy|good (?:morning|afternoon|evening)|rae)\b.{0,12}$/.test(plain)
    ? [{ kind: 'greeting' }]
    : [];
}
