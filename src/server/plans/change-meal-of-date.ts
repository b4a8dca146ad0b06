import type { FastifyBaseLogger } from 'fastify';
import type { MealPlan } from '#contract/plans.ts';
import { ALLERGEN_TERMS } from '#core/catalogue/allergen-terms.ts';
import type { MealChange } from '#core/coach/actions/actions.ts';
import {
  exceptionAt,
  LEAST_FACTOR,
  type MealException,
  MOST_FACTOR,
} from '#core/nutrition/exceptions/meal-exceptions.ts';
import type { Meal, MealItem } from '#core/nutrition/meal-plan.ts';
import { certifiedException, type WantedException } from '#core/planning/certified-exception.ts';
import { foodIndex } from '#core/premises/food/food-index.ts';
import { reasonAgainst } from '#core/premises/wishes/wish-conflict.ts';
import { hashSeed } from '#core/seed/random.ts';
import { dayOfIso } from '#core/units/calendar-day.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readingOf } from '../catalogue/constraints-for.ts';
import { loadReadingFacts } from '../catalogue/reading-facts.ts';
import type { Db } from '../db/database.ts';
import { httpError, notFound } from '../http/http-error.ts';
import type { AllowanceGate } from '../membership/allowance-gate.ts';
import { inWorker } from '../planning/in-worker.ts';
import type { Athlete } from './load-athlete.ts';
import { loadMealTastes } from './load-tastes.ts';
import { draftAhead, putException } from './meal-exceptions.ts';
import { provedOrRefused } from './refuse-plan.ts';
import { lockPlansOf, selectPlan } from './store.ts';
import { foundMealPlan } from './stored-plan.ts';

type Input = {
  userId: string;
  planId: string;
  date: string;
  mealIndex: number;
  change: MealChange;
  athlete: Athlete;
  /** Counts another dish, as a swap in the plan is counted. */
  allowance: AllowanceGate;
  catalogue: Catalogue;
  /** The day of the person, days since 1 January 1970. */
  today: number;
  now: Date;
  log: FastifyBaseLogger;
};

type Changed = {
  plan: MealPlan;
  exception: MealException;
  before: MealException | null;
  /** The meal that stood in the place. */
  stood: Meal;
  /** The size is nearer to the plan's own than was asked for. */
  isEased: boolean;
};

/** A planned week has so many days; what is further away is not planned yet. */
const DAYS_AHEAD = 7;

/** Changes one meal of one date beside the plan, proved by the person's rules; the plan's own data stay as they are. */
export async function changeMealOfDate(db: Db, input: Input): Promise<Changed> {
  const { userId, planId, date, mealIndex, athlete, catalogue, today, now, log } = input;
  await lockPlansOf(db, userId);
  const plan = foundMealPlan(await selectPlan(db, { userId, id: planId }), log);
  const ahead = dayOfIso(date) - today;
  if (ahead < 0 || ahead >= DAYS_AHEAD)
    throw httpError('bad_request', 'I can change the meals of the next seven days. Name one of those.');
  const day = draftAhead(plan.data, ahead);
  const planned = day.meals[mealIndex];
  if (!planned) throw notFound('meal');
  const place = { date, mealIndex };
  const before = exceptionAt(plan.exceptions, place) ?? null;
  const dish = input.change.what === 'dish' ? await otherDish(db, { ...input, plan, ahead, before }) : null;
  const wanted = wantedFrom(input, before, dish);
  const person = { ...athlete, foods: catalogue.foods, allergenTerms: ALLERGEN_TERMS };
  const exception = provedOrRefused(certifiedException({ day, exceptions: plan.exceptions, wanted, person }));
  const kept = await putException(db, { userId, planId, place, exception, now, log });
  const isEased = exception.factor !== wanted.factor;
  return { plan: kept, exception, before, stood: before?.meal ?? planned, isEased };
}

const clamped = (factor: number): number =>
  Math.round(100 * Math.min(MOST_FACTOR, Math.max(LEAST_FACTOR, factor))) / 100;

/** What stood there, with the one thing that is to be different. */
function wantedFrom(input: Input, before: MealException | null, dish: Meal | null): WantedException {
  const { date, mealIndex, change } = input;
  const { isOut = false, factor = 1, servings = 1, extras = [], dish: other = null } = before ?? {};
  const stood = { date, mealIndex, isOut, factor, servings, extras, dish: other };
  switch (change.what) {
    case 'out':
      return { ...stood, isOut: true, factor: 1, extras: [] };
    case 'portion':
      return { ...stood, isOut: false, factor: clamped(factor * change.factor) };
    case 'guests':
      return { ...stood, servings: change.servings };
    case 'extra':
      return { ...stood, extras: withExtra(extras, allowedFood(change, input)) };
    case 'dish':
      return { ...stood, isOut: false, factor: 1, extras: [], dish };
  }
}

const withExtra = (extras: readonly MealItem[], added: MealItem): MealItem[] => {
  const had = extras.find(({ foodId }) => foodId === added.foodId);
  const others = extras.filter((each) => each !== had);
  return [...others, { ...added, grams: added.grams + (had?.grams ?? 0) }];
};

/** The food to add; refused, with the reason, where the person's own rules keep it off the plate. */
function allowedFood(
  { foodId, grams }: Extract<MealChange, { what: 'extra' }>,
  { athlete: { profile, constraints }, catalogue }: Input,
): MealItem {
  const food = catalogue.foods.foods.get(foodId);
  if (!food) throw notFound('food');
  const facts = loadReadingFacts(catalogue);
  const { premises } = readingOf(profile, catalogue);
  const held = { index: foodIndex(facts.food, facts.foods), rules: constraints.food, premises: premises.foods };
  const reason = reasonAgainst([food], held);
  if (reason) throw httpError('plan_refused', `${reason} So I left ${food.name.toLowerCase()} out.`);
  return { foodId, name: food.name, grams, source: food.source };
}

type Search = Input & { plan: MealPlan; ahead: number; before: MealException | null };

/** Another dish for that date, sized to what the rest of its day leaves. */
async function otherDish(db: Db, search: Search): Promise<Meal> {
  const { userId, plan, ahead, mealIndex, before, change, athlete, allowance, catalogue, date, now, log } = search;
  await allowance.spend(db);
  const wishes = (change.what === 'dish' && change.customPreferences) || '';
  const tastes = await loadMealTastes(db, { userId, catalogue, log });
  const seed = hashSeed(`${plan.id}:${date}:${mealIndex}:${now.toISOString()}`);
  const { certificate } = plan.data;
  const tried = before?.dish?.recipeId;
  const task = { plan: { ...draftAhead(plan.data, ahead), certificate }, mealIndex, athlete, wishes, tastes, seed };
  const { meals } = await inWorker('mealSwap', { ...task, triedRecipeIds: tried ? [tried] : [] });
  const meal = meals[mealIndex];
  if (!meal) throw new Error('the other dish is not in its day');
  return meal;
}
