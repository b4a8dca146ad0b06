import type { Way } from './conversation.ts';
import { type Difference, isTakenBack, type Kept, type Leaf } from './differences.ts';
import {
  areReminders,
  areSets,
  figureStands,
  formed,
  holdsAnywhere,
  isActivity,
  isBack,
  isExercise,
  isFood,
  isLift,
  isMeal,
  isNotThere,
  isOnDay,
  isPart,
  isRenamed,
} from './meant.ts';
import type { Row } from './tables.ts';
import { isOnDate } from './told-days.ts';
import { isOtherWeek, type Shape, session, trainingException } from './training-writes.ts';
import { isAnswer, numbersStand, wordsStand } from './values.ts';

const dataOf = (row: Row | null): Record<string, unknown> => (row?.data ?? {}) as Record<string, unknown>;
const textOf = (value: unknown): string => JSON.stringify(value ?? '');
const isLog =
  (...types: readonly string[]) =>
  ({ table, before, after }: Difference) =>
    table === 'logs' && types.includes(String((after ?? before)?.logType));
const isPlan =
  (type: string) =>
  ({ table, before, after }: Difference) =>
    table === 'plans' && (after ?? before)?.type === type;
const isTable =
  (pattern: RegExp) =>
  ({ table }: Difference) =>
    pattern.test(table);
const hasLeaf = ({ leaves }: Difference, pattern: RegExp): boolean => leaves.some(({ path }) => pattern.test(path));

/** Tables of exceptions to a day, a week or a session; told apart by what stands in them. */
const EXCEPTION = /exception|override|adjust|pause/;
const anyPlan = isTable(/^(?:plans|grocer\w*)$/);
const profileOnly = isTable(/^profiles$/);
const derived = (difference: Difference) => anyPlan(difference) || isTable(EXCEPTION)(difference);

const numberIn = (difference: Difference): number[] =>
  typeof difference.after?.value === 'number' ? [difference.after.value] : [];
const holdsNumber: Shape['holds'] = (difference, expected) => numbersStand(expected, numberIn(difference));

/** All numbers of the sets that a log holds. */
function setNumbers({ after }: Difference): number[] {
  const { performed, reps, sets } = dataOf(after);
  const done = Array.isArray(performed) ? (performed as Record<string, unknown>[]) : [];
  const each = done.flatMap((set) => Object.values(set).filter((value) => typeof value === 'number'));
  return [...each, done.length, Number(sets), ...(textOf(reps).match(/\d+(?:\.\d+)?/g) ?? []).map(Number)];
}

const MEAL_PLACE = /^data\.(?:week\.(\d)\.)?meals\./;
const isMealLeaf = ({ path }: Leaf) => MEAL_PLACE.test(path);

/** A meal that is different on one date, beside the plan. */
type OfDate = { date: string; dish: unknown };

const exceptionsIn = (row: Row | null): OfDate[] => (Array.isArray(row?.mealExceptions) ? row.mealExceptions : []);

/** The meals of one date that came, went or changed. */
function mealsOfDates({ table, before, after }: Difference): OfDate[] {
  if (table !== 'plans') return [];
  const [was, is] = [exceptionsIn(before), exceptionsIn(after)];
  const isIn = (list: readonly OfDate[], one: OfDate) =>
    list.some((each) => JSON.stringify(each) === JSON.stringify(one));
  return [...is.filter((one) => !isIn(was, one)), ...was.filter((one) => !isIn(is, one))];
}

const changesDish = (difference: Difference) =>
  hasLeaf(difference, /meals\.\d+\.(?:name|recipeId)$/) || mealsOfDates(difference).some(({ dish }) => dish !== null);
const changesMeals = (difference: Difference) =>
  isTable(EXCEPTION)(difference) ||
  mealsOfDates(difference).length > 0 ||
  (isPlan('meal')(difference) && difference.leaves.some(isMealLeaf));
const isEaten = isLog('meal_eaten');
const addedText = ({ leaves, after, before }: Difference) =>
  before === null ? textOf(after) : textOf(leaves.map((leaf) => leaf.after));
const removedText = ({ leaves }: Difference) => textOf(leaves.map(({ before }) => before));

const PLACE_OF_MEAL = /^data\.week\.\d\.meals\.\d+/;
const placeOf = ({ path }: Leaf): string => PLACE_OF_MEAL.exec(path)?.[0] ?? '';
const wasLeftover = ({ before }: Leaf): boolean => textOf(before).includes('Leftovers: ');

/** Today is the first day of a week; the day itself is kept beside it. A lunch of last night's dinner goes with that dinner. */
function daysTouched({ leaves }: Difference): Set<number> {
  const gone = new Set(leaves.filter(wasLeftover).map(placeOf));
  const meals = leaves.filter((leaf) => isMealLeaf(leaf) && !gone.has(placeOf(leaf)));
  return new Set(meals.map(({ path }) => Number(MEAL_PLACE.exec(path)?.[1] ?? 0)));
}

const isOnly = (days: Set<number>, day: number) => [...days].every((each) => each === day);
const mealsLast: Shape['lasts'] = (difference, scope) => {
  if (!isPlan('meal')(difference)) return true;
  const dates = mealsOfDates(difference);
  if (dates.length > 0) return dates.every(({ date }) => isOnDate(date, scope, difference.after?.updatedAt));
  if (/today|tonight/.test(scope)) return isOnly(daysTouched(difference), 0);
  if (/tomorrow/.test(scope)) return isOnly(daysTouched(difference), 1);
  const [, days] = /\bin (\d) days/.exec(scope) ?? [];
  return days === undefined || isOnly(daysTouched(difference), Number(days));
};

const touchesToday = (difference: Difference) => hasLeaf(difference, /^todaySwaps/);
const touchesDays = (difference: Difference) => hasLeaf(difference, /^data\.days\./);
const sessionsLast: Shape['lasts'] = (difference, scope) => {
  if (!isPlan('workout')(difference)) return true;
  if (/today|tonight|once/.test(scope)) return touchesToday(difference) && !touchesDays(difference);
  return /always|good/.test(scope) ? touchesDays(difference) : true;
};

const wordsIn: Shape['holds'] = (difference, expected) => wordsStand(expected, addedText(difference));
const joint: Shape = {
  isOf: (one) =>
    (profileOnly(one) && hasLeaf(one, /^data\.injuries/)) ||
    hasLeaf(one, /^data\.sparedJoints/) ||
    isTable(/joint|protect/)(one),
  brings: (one) => derived(one) || profileOnly(one),
};

/** One row for each thing that a message can write; what is not understood of a new table counts as nothing that was meant. */
const SHAPES: Record<string, Shape> = {
  weight: {
    isOf: isLog('weight'),
    holds: holdsNumber,
    brings: (one) => profileOnly(one) && isOnlyField(one, 'weightLbs'),
  },
  energy: { isOf: isLog('energy'), holds: holdsNumber },
  measurement: {
    isOf: isLog('measurement'),
    holds: (one, expected) => holdsNumber(one, expected) && isPart(one, expected),
  },
  sets: {
    isOf: isLog('exercise_completion'),
    holds: (one, expected) => isLift(one, expected) ?? numbersStand(expected, setNumbers(one), { some: true }),
    hold: (all, expected) => areSets(all, expected) ?? numbersStand(expected, all.flatMap(setNumbers)),
    brings: isLog('workout'),
  },
  cardio: {
    isOf: (one) => isLog('exercise_completion', 'cardio', 'workout')(one),
    holds: (one, expected) =>
      numbersStand(expected, [...setNumbers(one), ...numberIn(one)], { some: true }) && isActivity(one, expected),
  },
  workout: { isOf: isLog('workout', 'exercise_completion') },
  'meal-eaten': {
    isOf: isLog('meal_eaten'),
    holds: (one, expected) => {
      const food = formed('eaten', expected);
      return food ? isFood(one, food) : wordsStand(expected, textOf(one.after).replaceAll('_', ' '));
    },
  },
  'meal-swap': {
    isOf: (one) => isTable(EXCEPTION)(one) || (isPlan('meal')(one) && changesDish(one)),
    holds: isMeal,
    lasts: mealsLast,
    brings: derived,
  },
  'meal-scale': {
    isOf: (one) => changesMeals(one) && !changesDish(one),
    holds: isMeal,
    lasts: mealsLast,
    brings: derived,
  },
  'food-add': { isOf: (one) => changesMeals(one) || isEaten(one), holds: wordsIn, lasts: mealsLast, brings: derived },
  'food-remove': {
    isOf: (one) => changesMeals(one) || isEaten(one),
    holds: (one, expected) => wordsStand(expected, removedText(one)) || one.before === null,
    lasts: mealsLast,
    brings: derived,
  },
  'day-exception': { isOf: changesMeals, holds: isMeal, lasts: mealsLast, brings: derived },
  'week-exception': {
    isOf: (one) => isOtherWeek(one) || (isTable(EXCEPTION)(one) && !trainingException(one)) || anyPlan(one),
    brings: derived,
  },
  'exercise-swap': {
    isOf: (one) => isTable(EXCEPTION)(one) || (isPlan('workout')(one) && (touchesToday(one) || touchesDays(one))),
    holds: isExercise,
    lasts: sessionsLast,
  },
  'session-short': session('short', derived),
  'session-lighter': session('lighter', derived),
  'session-move': session('moved', derived),
  'session-skip': session('skipped', derived),
  'joint-protect': joint,
  'joint-clear': joint,
  'plan-new': { isOf: (one) => anyPlan(one), holds: wordsIn, brings: derived },
  'plan-activate': {
    isOf: (one) => anyPlan(one) && hasLeaf(one, /^isActive$/),
    holds: (one, expected) => one.after?.isActive === true && wordsStand(expected, textOf(one.after.name)),
    brings: (one) => hasLeaf(one, /^isActive$/),
  },
  'plan-rename': {
    isOf: (one) => anyPlan(one) && hasLeaf(one, /^name$/),
    holds: (one, expected) => {
      const names = formed('renamed', expected);
      return names ? isRenamed(one, names) : wordsStand(expected, addedText(one));
    },
  },
  'plan-favorite': {
    isOf: (one) => hasLeaf(one, /^isFavorite$/) || isTable(/^favorites$/)(one),
    holds: (one, expected) => wordsStand(expected, textOf(one.after?.name)),
  },
  calories: { isOf: isTable(/^adaptive_decisions$/), holds: figureStands, brings: derived },
  reminder: {
    isOf: isTable(/remind/),
    holds: (one, expected) => {
      const times = formed('reminder', expected);
      return times ? areReminders(one, times) : hasTime(one, expected);
    },
  },
  memory: { isOf: isTable(/memor/), holds: wordsIn },
};

const isOnlyField = ({ leaves }: Difference, field: string): boolean =>
  leaves.every(({ path }) => path.startsWith(`data.${field}`));

/** Times as people write them: "5:30", "17:30". */
function hasTime({ after }: Difference, expected: unknown): boolean {
  const times = textOf(expected).match(/\d{1,2}:\d{2}/g) ?? [];
  return times.every((time) => textOf(after).includes(time.padStart(5, '0')) || textOf(after).includes(later(time)));
}

const later = (time: string) => `${Number(time.split(':')[0]) + 12}:${time.split(':')[1]}`;

function answerShape(field: string): Shape {
  const isField = ({ path }: Leaf) => path.startsWith(`data.${field}`);
  return {
    isOf: (one) => profileOnly(one) && one.leaves.some(isField),
    holds: (one, expected) => isAnswer(expected, dataOf(one.after)[field]),
    brings: derived,
  };
}

const shapeOf = (what: string): Shape => {
  const shape = what.startsWith('answer:') ? answerShape(what.slice('answer:'.length)) : SHAPES[what];
  if (!shape) throw new Error(`nobody knows what ${what} looks like in the data`);
  return shape;
};

/** Which differences an expected write is, or `null` if it is not there; `earlier`: how the data were before, oldest first. */
export function explains(write: Way, differences: readonly Difference[], earlier: readonly Kept[]) {
  if (write.what === 'undo') {
    const back = differences.filter((one) => isTakenBack(one, earlier));
    return back.length > 0 ? back : null;
  }
  const { holds, hold, brings } = shapeOf(write.what);
  const { value } = write;
  const holdsIt = (one: Difference) => holdsAnywhere(one, value, earlier) ?? holds?.(one, value) ?? true;
  const right = meantBy(write, differences).filter((one) => value === undefined || holdsIt(one));
  const isWhole = value === undefined || !hold || isBack(value) || hold(right, value);
  if (right.length === 0 || !isWhole) return null;
  return differences.filter((one) => right.includes(one) || (brings?.(one) ?? false));
}

/** What is of the kind, of the day and lasts as long as was meant, whatever it holds. */
function meantBy({ what, scope = '' }: Way, differences: readonly Difference[]): Difference[] {
  const { isOf, lasts } = shapeOf(what);
  return differences.filter((one) => isOf(one) && isOnDay(one, scope) && (lasts?.(one, scope.toLowerCase()) ?? true));
}

/**
 * Is it so without any doing: written by an earlier message of the talk, or, of what was to be as before, never changed?
 * `whole`: what is different since the talk began, without what else this message was to write.
 */
export function standsAlready(write: Way, whole: readonly Difference[], earlier: readonly Kept[]): boolean {
  if (write.what === 'undo') return whole.length === 0;
  return isNotThere(meantBy(write, whole), write.value) ?? explains(write, whole, earlier) !== null;
}
