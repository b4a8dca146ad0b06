import type { FastifyBaseLogger } from 'fastify';
import type { MealPlan } from '#contract/plans.ts';
import { ALLERGEN_TERMS } from '#core/catalogue/allergen-terms.ts';
import { draftOfWeekDay } from '#core/nutrition/check/check-meal-week.ts';
import { mealExceptionDocument } from '#core/nutrition/exceptions/meal-exception-versions.ts';
import { type MealException, withException } from '#core/nutrition/exceptions/meal-exceptions.ts';
import type { MealPlanData, MealPlanDraft } from '#core/nutrition/meal-plan.ts';
import { exceptionsStillProved } from '#core/planning/certified-exception.ts';
import { dayOfIso, isoDayOf } from '#core/units/calendar-day.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import type { Athlete } from './load-athlete.ts';
import { lockPlansOf, selectActivePlan, selectPlan, setMealExceptions } from './store.ts';
import { foundMealPlan, toPlan } from './stored-plan.ts';

type Of = { userId: string; planId: string; now: Date; log: FastifyBaseLogger };

/** Somewhere on earth it is still yesterday. */
const holding = (exceptions: readonly MealException[], now: Date): MealException[] =>
  exceptions.filter(({ date }) => dayOfIso(date) >= dayOfIso(isoDayOf(now)) - 1);

async function keep(db: Db, exceptions: readonly MealException[], { userId, planId, now, log }: Of): Promise<MealPlan> {
  const content = holding(exceptions, now).map((one) => mealExceptionDocument.write(one).content);
  const stored = { version: mealExceptionDocument.version, content };
  return foundMealPlan(await setMealExceptions(db, { userId, id: planId, exceptions: stored, now }), log);
}

/** The day of a plan so many days ahead, as the checker takes it. */
export function draftAhead(data: MealPlanData, ahead: number): MealPlanDraft {
  const { certificate: _, week, weekCertificate: __, ...own } = data;
  const day = ahead === 0 ? undefined : week?.[ahead];
  return day ? draftOfWeekDay(day, own) : own;
}

type Place = Pick<MealException, 'date' | 'mealIndex'>;

/** Keeps what is different about a meal of one date, or that nothing is any more; those of dates that are over go. */
export async function putException(
  db: Db,
  { place, exception, ...of }: Of & { place: Place; exception: MealException | null },
): Promise<MealPlan> {
  await lockPlansOf(db, of.userId);
  const plan = foundMealPlan(await selectPlan(db, { userId: of.userId, id: of.planId }), of.log);
  return keep(db, withException(plan.exceptions, place, exception), of);
}

/** After a swap in the plan: what was changed on the dish that went ends with it; where somebody eats out, or another dish, stays. */
export async function endExceptionsOfOtherDishes(
  db: Db,
  { before, ...of }: Of & { before: MealPlanData },
): Promise<MealPlan> {
  const plan = foundMealPlan(await selectPlan(db, { userId: of.userId, id: of.planId }), of.log);
  const isGone = ({ mealIndex, insteadOf }: MealException) =>
    insteadOf === before.meals[mealIndex]?.name && insteadOf !== plan.data.meals[mealIndex]?.name;
  const kept = plan.exceptions.filter((one) => one.isOut || one.dish !== null || !isGone(one));
  return kept.length < plan.exceptions.length ? keep(db, kept, of) : plan;
}

/** Puts back what a meal of one date was before, if it still fits the person. */
export async function restoreException(
  db: Db,
  {
    place,
    before,
    athlete,
    catalogue,
    ...of
  }: Of & { place: Place; before: MealException | null; athlete: Athlete; catalogue: Catalogue },
): Promise<MealPlan> {
  const { data } = foundMealPlan(await selectPlan(db, { userId: of.userId, id: of.planId }), of.log);
  const ahead = dayOfIso(place.date) - dayOfIso(isoDayOf(of.now));
  const dayOn = () => draftAhead(data, Math.max(0, ahead));
  const person = { ...athlete, foods: catalogue.foods, allergenTerms: ALLERGEN_TERMS };
  if (before && exceptionsStillProved([before], dayOn, person).length === 0)
    throw httpError('conflict', 'What was there before no longer fits your profile, so it stays out.');
  return putException(db, { ...of, place, exception: before });
}

type Now = { userId: string; athlete: Athlete; catalogue: Catalogue; now: Date; log: FastifyBaseLogger };

/** Ends, in the plan that is followed, what the rules of the person have come to forbid. */
export async function endUnprovedExceptions(db: Db, { athlete, catalogue, ...of }: Now): Promise<void> {
  const row = await selectActivePlan(db, { userId: of.userId, type: 'meal' });
  const plan = row && toPlan(row, of.log);
  if (plan?.type !== 'meal' || plan.exceptions.length === 0) return;
  const person = { ...athlete, foods: catalogue.foods, allergenTerms: ALLERGEN_TERMS };
  const today = dayOfIso(isoDayOf(of.now));
  const dayOn = (date: string) => draftAhead(plan.data, Math.max(0, dayOfIso(date) - today));
  const kept = exceptionsStillProved(plan.exceptions, dayOn, person);
  if (kept.length < plan.exceptions.length) await keep(db, kept, { ...of, planId: plan.id });
}
