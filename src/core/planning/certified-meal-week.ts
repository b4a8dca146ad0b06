import { type Certificate, isCertified } from '#core/certificate/certificate.ts';
import type { Refusal } from '#core/certificate/plan-result.ts';
import { checkMealPlan, type MealCheckFor } from '#core/nutrition/check/check-meal-plan.ts';
import { checkMealWeek } from '#core/nutrition/check/check-meal-week.ts';
import type { MealPlanDraft, MealWeek, WeekDay } from '#core/nutrition/meal-plan.ts';
import { planMealWeek } from '#core/nutrition/week/plan-week.ts';
import type { Certified } from './certified.ts';
import type { MealPlanRequest } from './certified-meal-plan.ts';

export type CertifiedWeekRequest = MealPlanRequest & { plan: MealPlanDraft; leftovers: boolean };

const OUTGROWN: Refusal = {
  code: 'plan_outgrown',
  title: 'This plan no longer fits you',
  message:
    'Your profile has changed since this plan was made, so we build no week on it. Make a new plan first; its week will fit you.',
};
const UNPROVED: Refusal = {
  code: 'week_unproved',
  title: 'No week passed our checks',
  message:
    'We planned several weeks for you, but in none of them did every day pass every check, so we show none. Your plan for today is as it was.',
};

/** Puts the checker's certificate on a week, whoever planned it. */
export function certifyMealWeek(
  week: WeekDay[],
  plan: Pick<MealPlanDraft, 'meals' | 'basis'>,
  person: MealCheckFor,
): Certified<MealWeek> {
  const weekCertificate = checkMealWeek(week, plan, person);
  if (!isCertified(weekCertificate)) return { ok: false, refusal: UNPROVED, certificate: weekCertificate };
  return { ok: true, data: { week, weekCertificate } };
}

const holds = ({ checks }: Certificate, id: string) => checks.some((check) => check.id === id && check.ok);

/** A week that begins with the plan's own day and is proved day by day, or a kind refusal. Same request, same week. */
export function certifiedMealWeek({ allergenTerms, ...wanted }: CertifiedWeekRequest): Certified<MealWeek> {
  const person = { ...wanted, allergenTerms };
  const { plan } = wanted;
  const proposal = planMealWeek(wanted);
  if (!proposal.ok) return proposal;
  const proven = certifyMealWeek(proposal.draft, plan, person);
  if (proven.ok || !proven.certificate) return proven;
  if (!holds(proven.certificate, 'day-1')) return { ...proven, refusal: OUTGROWN };
  // Nearly every week passes as it is; only where one does not, each day is checked before the next one is planned.
  const isProved = (day: MealPlanDraft, lunchIsBox: boolean) =>
    isCertified(checkMealPlan(day, { ...person, lunchIsBox }));
  const second = planMealWeek({ ...wanted, isProved });
  return second.ok ? certifyMealWeek(second.draft, plan, person) : second;
}
