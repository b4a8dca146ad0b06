import type { MealPlan } from '#contract/plans.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { choiceRange } from '#core/nutrition/targets/chosen-energy.ts';
import { careBar, formulaKcal } from '#core/nutrition/targets/learned-energy.ts';
import { mealTargets } from '#core/nutrition/targets/targets.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import type { Athlete } from '../plans/load-athlete.ts';
import { lockPlansOf } from '../plans/store.ts';
import { acceptProposal, rewriteMealPlan } from './answer-proposal.ts';
import { type AdaptiveRequest, findStanding, type Standing } from './find-adaptive.ts';
import { deleteDecision, insertDecision, selectLastDecision } from './store.ts';

export type Choosing = AdaptiveRequest & { newId: () => string };
/** `decisionId`: what an undo takes back. */
export type Chosen = { decisionId: string; fromKcal: number; toKcal: number; plan: MealPlan | null };

const round = (kcal: number) => Math.round(kcal).toLocaleString('en-US');

/**
 * Sets the calories of a day to a figure that the person names, and writes the current meal plan anew for it. The figure of an open
 * proposal accepts that; any other has to lie within what plans are made by.
 */
export async function chooseCalories(db: Db, { kcal, ...input }: Choosing & { kcal: number }): Promise<Chosen> {
  const { userId, now, newId } = input;
  await lockPlansOf(db, userId);
  const standing = await findStanding(db, input);
  const { athlete, state, proposalId } = standing;
  const fromKcal = targetOf(athlete);
  expectNoBar(athlete);
  if (state.kind === 'ready' && proposalId !== null && Math.round(state.proposal.toKcal) === kcal) {
    const { plan } = await acceptProposal(db, { ...input, proposalId });
    return { decisionId: proposalId, fromKcal, toKcal: kcal, plan };
  }
  const shiftKcal = shiftFor(standing);
  const { profile } = athlete;
  const { least, most } = rangeOf(standing, profile);
  if (kcal < least || kcal > most) throw outOfRange(kcal, { least, most });
  const id = newId();
  const basis = { formulaKcal: formulaKcal(profile), weightLbs: profile.weightLbs, goal: profile.goal };
  const row = { id, userId, answer: 'chosen', fromKcal, toKcal: kcal, shiftKcal, ...basis, decidedAt: now } as const;
  await insertDecision(db, row);
  const plan = await rewriteMealPlan(db, { ...input, reason: `${userId}:${kcal}` });
  return { decisionId: id, fromKcal, toKcal: kcal, plan };
}

/** Between what calories the person may choose; null where only a clinician changes them. */
export async function findChoiceRange(db: Db, input: AdaptiveRequest): Promise<{ least: number; most: number } | null> {
  const standing = await findStanding(db, input);
  const { profile, constraints } = standing.athlete;
  return careBar(constraints) === null ? rangeOf(standing, profile) : null;
}

const rangeOf = (standing: Standing, profile: Profile) =>
  choiceRange(profile, { ...standing.athlete.constraints, maintenanceShiftKcal: shiftFor(standing) });

/** Ends what was chosen: the calories follow the targets again, and so does the current meal plan. */
export async function endChosenCalories(db: Db, input: Choosing): Promise<Chosen> {
  const { userId, now, newId } = input;
  await lockPlansOf(db, userId);
  const { athlete } = await findStanding(db, input);
  const { profile, constraints } = athlete;
  if ((constraints.chosenKcal ?? null) === null)
    throw httpError('conflict', 'Your calories follow your targets already: there is nothing of your own to put back.');
  const fromKcal = targetOf(athlete);
  // What was agreed to before the choice counts again; what the choice brought with it goes.
  const agreed = await selectLastDecision(db, { userId, among: ['accepted'] });
  const basis = {
    shiftKcal: agreed?.shiftKcal ?? 0,
    formulaKcal: agreed?.formulaKcal ?? formulaKcal(profile),
    weightLbs: agreed?.weightLbs ?? profile.weightLbs,
    goal: null,
  };
  const id = newId();
  const row = { id, userId, answer: 'ended', fromKcal, toKcal: fromKcal, ...basis, decidedAt: now } as const;
  await insertDecision(db, row);
  const toKcal = targetOf((await findStanding(db, input)).athlete);
  const plan = await rewriteMealPlan(db, { ...input, reason: `${userId}:${toKcal}` });
  return { decisionId: id, fromKcal, toKcal, plan };
}

/** Takes back the last word about the calories; refused where another one followed. */
export async function takeBackCalories(db: Db, one: { userId: string; id: string }): Promise<void> {
  if (await deleteDecision(db, one)) return;
  throw httpError('conflict', 'Your calories changed again since. Tell me the figure that you want instead.');
}

/** The calories that the day aims at now. */
export function targetOf({ profile, constraints }: Athlete): number {
  const result = mealTargets({ profile, constraints });
  if (!result.ok) throw httpError('plan_refused', result.refusal.message, { detail: { refusal: result.refusal.code } });
  return result.targets.kcal;
}

/** What the weigh-ins say counts for a choice, too, once there is a proposal made of them. */
const shiftFor = ({ state, athlete }: Standing): number =>
  state.kind === 'ready' ? state.proposal.shiftKcal : athlete.constraints.maintenanceShiftKcal;

function expectNoBar({ constraints }: Athlete): void {
  const bar = careBar(constraints);
  if (bar !== null) throw httpError('plan_refused', bar, { detail: { refusal: 'calories_guided' } });
}

function outOfRange(kcal: number, { least, most }: { least: number; most: number }) {
  const why =
    kcal < least
      ? `${round(kcal)} is under the ${round(least)} kcal that I go down to for you.`
      : `${round(kcal)} is over the ${round(most)} kcal that I go up to for you.`;
  const next = `Anything from ${round(least)} to ${round(most)} is yours to choose; your calories stay as they are.`;
  return httpError('plan_refused', `${why} ${next}`, { detail: { refusal: 'calories_out_of_range' } });
}
