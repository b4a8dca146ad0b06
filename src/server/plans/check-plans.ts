import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { MealPlan, checkPlan as operation, Plan, PlanFit, WorkoutPlan } from '#contract/plans.ts';
import { ALLERGEN_TERMS } from '#core/catalogue/allergen-terms.ts';
import { type Certificate, isCertified } from '#core/certificate/certificate.ts';
import { checkMealWeek } from '#core/nutrition/check/check-meal-week.ts';
import { recheckMealPlan } from '#core/planning/recheck-meal-plan.ts';
import { checkWorkoutPlan } from '#core/training/check/check-workout-plan.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { nextTurn } from '../turns.ts';
import { type Athlete, loadAthlete } from './load-athlete.ts';
import { selectPlan, selectPlans } from './store.ts';
import { foundPlan, toPlan } from './stored-plan.ts';

export type CheckInput = { userId: string; catalogue: Catalogue; log: FastifyBaseLogger };
type Proof = { certificate: Certificate; weekCertificate: Certificate | null };

/** What is in a plan, whether it is stored or not. */
export type PlanContent = Pick<MealPlan, 'type' | 'data'> | Pick<WorkoutPlan, 'type' | 'data'>;

/** What the checkers say of a plan now, with the profile as it is today. */
function proofOf(plan: PlanContent, athlete: Athlete, catalogue: Catalogue): Proof {
  if (plan.type === 'workout') {
    const { certificate: _, ...draft } = plan.data;
    const { difficulty, daysPerWeek } = draft;
    const person = { ...athlete, catalogue: catalogue.exercises, request: { difficulty, daysPerWeek } };
    return { certificate: checkWorkoutPlan(draft, person), weekCertificate: null };
  }
  const { certificate: _, week, weekCertificate: __, ...draft } = plan.data;
  const person = { ...athlete, foods: catalogue.foods, allergenTerms: ALLERGEN_TERMS };
  const { certificate, profile } = recheckMealPlan(draft, person);
  return { certificate, weekCertificate: week ? checkMealWeek(week, draft, { ...person, profile }) : null };
}

const holds = ({ certificate, weekCertificate }: Proof): boolean =>
  isCertified(certificate) && (weekCertificate === null || isCertified(weekCertificate));

/** Whether a plan passes every check for this person. */
export const isProvedFor = (plan: PlanContent, athlete: Athlete, catalogue: Catalogue): boolean =>
  holds(proofOf(plan, athlete, catalogue));

function fitOf({ id, type, name, isActive }: Plan, proof: Proof): PlanFit {
  const { certificate, weekCertificate } = proof;
  const fits = holds(proof);
  const checks = [...certificate.checks, ...(weekCertificate?.checks ?? [])];
  return { planId: id, type, name, isActive, fits, failed: checks.filter(({ ok }) => !ok) };
}

export async function checkPlan(
  db: Db,
  { planId, ...input }: CheckInput & { planId: string },
): Promise<z.output<typeof operation.response>> {
  const { userId, catalogue, log } = input;
  const plan = foundPlan(await selectPlan(db, { userId, id: planId }), log);
  const proof = proofOf(plan, await loadAthlete(db, input), catalogue);
  return { ...fitOf(plan, proof), ...proof };
}

/** Every plan of the person, newest first: whether it may still be followed. */
export async function checkPlans(db: Db, input: CheckInput): Promise<PlanFit[]> {
  return fitsFor(db, { ...input, athlete: await loadAthlete(db, input) });
}

/** The same for answers that are at hand. */
export async function fitsFor(db: Db, input: CheckInput & { athlete: Athlete }): Promise<PlanFit[]> {
  const { userId, athlete, catalogue, log } = input;
  const fits: PlanFit[] = [];
  for (const row of await selectPlans(db, { userId })) {
    // Each check takes milliseconds, and some people have a hundred plans.
    await nextTurn();
    const plan = toPlan(row, log);
    if (plan) fits.push(fitOf(plan, proofOf(plan, athlete, catalogue)));
  }
  return fits;
}
