import type { Log } from '#contract/logs.ts';
import * as contract from '#contract/plans.ts';
import { isOnlyEaten, withEatenFoods } from '#core/catalogue/eaten-foods.ts';
import type { Food, FoodTable } from '#core/catalogue/food.ts';
import type { ActionOf } from '#core/coach/actions/actions.ts';
import { tellAsPlanned, tellException, tellFood } from '#core/coach/actions/tell-meal.ts';
import { capital } from '#core/language/capital.ts';
import { tokenise } from '#core/language/tokens.ts';
import { dayAsEaten, exceptionAt, type MealException } from '#core/nutrition/exceptions/meal-exceptions.ts';
import { shownMacros } from '#core/nutrition/wording/write-meal.ts';
import { DAY_MS, dayOfIso } from '#core/units/calendar-day.ts';
import { householdText } from '#core/units/household.ts';
import { todayOf } from '../chat/today-of.ts';
import type { Db } from '../db/database.ts';
import { httpError, notFound } from '../http/http-error.ts';
import { keepLog } from '../logs/keep-log.ts';
import { holdLog, setLog } from '../logs/store.ts';
import { documentOf, foundLog, toRow } from '../logs/stored-log.ts';
import { withAllowance } from '../membership/allowance-gate.ts';
import { changeMealOfDate } from '../plans/change-meal-of-date.ts';
import { draftAhead, putException } from '../plans/meal-exceptions.ts';
import { expectWishMet } from '../plans/meal-wishes.ts';
import { selectPlan } from '../plans/store.ts';
import { foundMealPlan } from '../plans/stored-plan.ts';
import { added, entryOf } from './entry-of.ts';
import { hides } from './perform-logs.ts';
import type { Actor, Performed } from './performed.ts';
import { readDeed } from './read-deed.ts';
import { holdDeed } from './store.ts';

export async function performMealException(
  tx: Db,
  action: ActionOf<'meal_exception'>,
  actor: Actor,
): Promise<Performed> {
  const { planId, date, mealIndex, change } = action;
  const today = todayOf(actor);
  const { plan, exception, before, stood, isEased } = await withAllowance(contract.replaceMeal, actor, (allowance) => {
    if (change.what !== 'dish') allowance.waive();
    return changeMealOfDate(tx, { ...actor, planId, date, mealIndex, change, today, allowance });
  });
  const planned = draftAhead(plan.data, dayOfIso(date) - today);
  const now = dayAsEaten(planned, plan.exceptions, date).totalCalories;
  const day = { now, planned: planned.totalCalories };
  const told = tellException({ change, exception, stood, today, day, isEased, ...hides(actor) });
  const wishes = change.what === 'dish' ? (change.customPreferences ?? '') : '';
  const beside = expectWishMet(wishes, exception.meal, actor);
  return {
    ...told,
    said: `${told.said}${beside}`,
    inverse: {
      kind: 'set_meal_exception',
      planId,
      date,
      mealIndex,
      before: await firstBefore(tx, { action, before }, actor),
    },
    changed: ['meal_plans'],
    ...(change.what === 'dish' && {
      card: { kind: 'meal', planId, mealIndex, before: stood.name, after: exception.meal },
    }),
  };
}

type Tried = { action: ActionOf<'meal_exception'>; before: MealException | null };

/** What stood there before the first of several tries: an undo of the last one goes back to it. */
async function firstBefore(
  tx: Db,
  { action: { again }, before }: Tried,
  { userId, log }: Actor,
): Promise<MealException | null> {
  const row = again === null ? undefined : await holdDeed(tx, { userId, id: again });
  const inverse = row ? readDeed(row, log)?.inverse : undefined;
  return inverse?.kind === 'set_meal_exception' ? inverse.before : before;
}

export async function performEndMealException(
  tx: Db,
  { planId, date, mealIndex }: ActionOf<'end_meal_exception'>,
  actor: Actor,
): Promise<Performed> {
  const { userId, now, log } = actor;
  const { exceptions } = foundMealPlan(await selectPlan(tx, { userId, id: planId }), log);
  const before = exceptionAt(exceptions, { date, mealIndex });
  if (!before) throw httpError('conflict', 'That meal is as your plan has it already.');
  await putException(tx, { userId, planId, place: { date, mealIndex }, exception: null, now, log });
  const { type, insteadOf } = before;
  return {
    ...tellAsPlanned({ type, date, name: insteadOf }, todayOf(actor)),
    inverse: { kind: 'set_meal_exception', planId, date, mealIndex, before },
    changed: ['meal_plans'],
  };
}

/** A food as eaten, with its figures from the table; in the place of an entry that was wrong, if one is named. */
export async function performLogFood(tx: Db, action: ActionOf<'log_food'>, actor: Actor): Promise<Performed> {
  const foods = withEatenFoods(actor.catalogue.foods);
  const food = foods.foods.get(action.foodId);
  if (!food) throw notFound('food');
  const { grams } = action;
  const eaten = macrosOf(food, grams, foods);
  const told = isOnlyEaten(food) ? portionText(food, grams) : householdText(food, grams, foods);
  const amount = asCalled(told, action.called);
  const content = { mealType: null, mealName: amount, ...eaten };
  const { calories, protein } = eaten;
  const said = { amount, calories, protein, ...hides(actor) };
  if (action.insteadOf !== null) return correctFood(tx, { logId: action.insteadOf, content, told: said }, actor);
  const { daysAgo = 0 } = action;
  const loggedAt = new Date(actor.now.getTime() - daysAgo * DAY_MS).toISOString();
  const entry = { ...entryOf(actor), loggedAt, logType: 'meal_eaten', planId: null, ...content } as const;
  await keepLog(tx, entry, actor.now);
  const words = tellFood({ ...said, instead: null });
  return {
    ...words,
    said: daysAgo === 0 ? words.said : `${words.said} I put it down for yesterday.`,
    ...added(entry.id),
  };
}

/** What people drink holds energy that no macro has: there the table's own counts. */
function macrosOf(food: Food, grams: number, foods: FoodTable) {
  const macros = shownMacros([{ foodId: food.id, name: food.name, grams, source: food.source }], foods);
  return isOnlyEaten(food) ? { ...macros, calories: Math.round((food.kcal * grams) / 100) } : macros;
}

/** "Toast: 2 slices whole wheat bread (64 g)", where the table has another name for it. */
function asCalled(amount: string, called: string | undefined): string {
  const stems = new Set(tokenise(amount).map(({ stem }) => stem));
  const isThere = called === undefined || tokenise(called).every(({ stem }) => stems.has(stem));
  return isThere ? amount : `${capital(called)}: ${amount}`;
}

const CLOSE = 0.02;

/** "2 × Cheese pizza, 1 slice (216 g)". */
function portionText({ name, portion, portionGrams }: Food, grams: number): string {
  const count = portionGrams === null ? 0 : Math.round((100 * grams) / portionGrams) / 100;
  if (Math.abs(2 * count - Math.round(2 * count)) > CLOSE) return `${name} (${Math.round(grams)} g)`;
  const isOne = Math.abs(count - 1) < CLOSE;
  const many = isOne || count === 0 ? '' : `${count} × `;
  return `${many}${name}, ${portion}${isOne ? '' : ' each'} (${Math.round(grams)} g)`;
}

type MealLog = Extract<Log, { logType: 'meal_eaten' }>;
type Corrected = {
  logId: string;
  content: Pick<MealLog, 'mealType' | 'mealName' | 'calories' | 'protein' | 'carbs' | 'fat'>;
  told: Omit<Parameters<typeof tellFood>[0], 'instead'>;
};

async function correctFood(tx: Db, { logId, content, told }: Corrected, { userId, log }: Actor): Promise<Performed> {
  const row = await holdLog(tx, { userId, id: logId });
  if (!row) throw notFound('log');
  const before = foundLog(row, log);
  if (before.logType !== 'meal_eaten')
    throw httpError('bad_request', 'That entry is none of food. Name the food to correct.');
  await setLog(tx, { userId, id: logId, log: toRow({ ...before, ...content }, row.createdAt) });
  const { content: was, version } = documentOf(row);
  return {
    ...tellFood({ ...told, instead: before.mealName }),
    inverse: { kind: 'set_log', logId, version, content: was },
    changed: ['logs'],
  };
}
