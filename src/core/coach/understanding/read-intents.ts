import type { ProfileField } from '#core/athlete/profile-fields.ts';
import type { MealType } from '#core/nutrition/meal-plan.ts';
import { whatStoodLast } from '../dialogue/what-stood-last.ts';
import { plainText } from '../plain-text.ts';
import { execIn, testIn } from '../prefilter/prefilter.ts';
import { readQueries } from '../queries/read-queries.ts';
import type { Intent, UnderstandContext } from '../turn.ts';
import { clausesOf } from './clauses.ts';
import { exerciseNamed } from './exercises-named.ts';
import { readPain } from './read-injuries.ts';
import { simpleIntents } from './simple-intents.ts';

const MEALS: readonly (readonly [MealType | 'snack', RegExp])[] = [
  ['breakfast', /\bbreakfast\b/],
  ['lunch', /\blunch\b/],
  ['dinner', /\b(?:dinner|supper)\b/],
  ['morning_snack', /\bmorning snack\b/],
  ['afternoon_snack', /\bafternoon snack\b/],
  ['snack', /\bsnack\b/],
];
const SWAP =
  /\b(?:swap|replace|switch|exchange|substitute|something else|something different|something without|something (?:with|vegan|vegetarian)|(?<!\b(?:is|was|like|one after) )another|a different|instead of|make my|change my|change the|(?:tired|bored|sick) of)\b/;
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

const FIELDS: readonly (readonly [ProfileField, RegExp])[] = [
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
const WHAT_IF =
  /\b(?:what if|if i (?:was|were|am|had|trained|weighed|ate|slept|became)|suppose|imagine|hypothetically|lets say)\b/;

/** Everything that a message asks for, the most pressing first. */
export function readIntents(message: string, context: UnderstandContext): Intent[] {
  const plain = plainText(message);
  const simple = simpleIntents(plain, message);
  const first = simple.filter(({ kind }) => kind === 'not_allowed' || kind === 'undo');
  if (first.length > 0) return first;
  const pain = clausesOf(message).some(({ isIdle }) => isIdle) ? null : readPain(message);
  const questions = questionsIn(message, context);
  const isTired = simple.some(({ kind }) => kind === 'tired');
  const special: Intent[] = [
    ...(pain ? [{ kind: 'pain', joint: pain.joint, quote: pain.part } as const] : []),
    ...swaps(plain, message, context),
    ...(questions.some(({ query }) => query.what === 'lift') ? [] : howTo(plain, message, context)),
    ...newPlan(plain),
  ];
  const asked: Intent[] =
    special.length > 0
      ? special
      : besidesOf(isTired && !message.includes('?') ? questions.filter(isOfTiredness) : questions, simple);
  if (asked.some(({ kind }) => kind !== 'thanks')) return asked;
  return [...asked, ...lesser(plain)];
}

/** "Squat day but no energy" wants help with the day, not the last entry of the log. */
const isOfTiredness = ({ query }: Question): boolean => query.what === 'tired';

const besidesOf = (questions: readonly Question[], simple: readonly Intent[]): Intent[] => [
  ...questions,
  ...simple.filter(isBesides(questions)),
];

type Question = Extract<Intent, { kind: 'query' }>;

function questionsIn(message: string, { history, exercises, done }: UnderstandContext): Question[] {
  const isShort = message.length <= LONGEST_FOLLOW_UP;
  const stood = isShort ? whatStoodLast(history, { exercises, ...(done && { done }) }) : { last: null };
  return readQueries(message, { ...stood, exercises }).map(({ query, certainty }) => ({
    kind: 'query',
    query,
    certainty,
  }));
}

/** What goes on with the question before says little; letters. */
const LONGEST_FOLLOW_UP = 80;

/** Beside a question to the data, pep talk for one of its words is too much; why somebody is tired is said once. */
const isBesides = (questions: readonly Question[]) => (intent: Intent) =>
  questions.length === 0 ||
  (intent.kind === 'tired'
    ? questions.every(({ query }) => query.what !== 'tired')
    : !['motivation', 'how_are_you', 'missed_training'].includes(intent.kind));

/** What is looked for only if nothing else was found. */
function lesser(plain: string): Intent[] {
  if (testIn(WHAT_IF, plain))
    return [{ kind: 'what_if', field: FIELDS.find(([, words]) => words.test(plain))?.[0] ?? null }];
  return /^(?:hi|hey|hello|yo|hiya|howdy|good (?:morning|afternoon|evening)|rae)\b.{0,12}$/.test(plain)
    ? [{ kind: 'greeting' }]
    : [];
}
