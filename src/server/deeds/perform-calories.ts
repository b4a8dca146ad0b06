import type { ActionOf } from '#core/coach/actions/actions.ts';
import { acceptProposal, declineProposal } from '../adaptive/answer-proposal.ts';
import { type Chosen, chooseCalories, endChosenCalories } from '../adaptive/choose-calories.ts';
import { findStanding } from '../adaptive/find-adaptive.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import { selectActivePlan } from '../plans/store.ts';
import type { Actor, Performed } from './performed.ts';

const kcalText = (kcal: number) => `${Math.round(kcal).toLocaleString('en-US')} kcal`;

const activePlanId = async (tx: Db, { userId }: Actor) =>
  (await selectActivePlan(tx, { userId, type: 'meal' }))?.id ?? null;

/** A figure of the person's own, the figure of the open proposal, or the targets again. */
export async function performSetCalories(tx: Db, { kcal }: ActionOf<'set_calories'>, actor: Actor): Promise<Performed> {
  const planId = await activePlanId(tx, actor);
  const set = kcal === null ? await endChosenCalories(tx, actor) : await chooseCalories(tx, { ...actor, kcal });
  return told(set, { planId, said: kcal === null ? 'Your calories follow your targets again' : 'Your choice it is' });
}

/** The proposal of the weigh-ins, taken or left. */
export async function performAnswerCalories(
  tx: Db,
  { answer }: ActionOf<'answer_calories'>,
  actor: Actor,
): Promise<Performed> {
  const { state, proposalId: decisionId } = await findStanding(tx, actor);
  if (state.kind !== 'ready' || decisionId === null)
    throw httpError('conflict', `There is no proposal just now. ${state.because}`);
  const planId = await activePlanId(tx, actor);
  const { fromKcal, toKcal } = state.proposal;
  if (answer === 'accepted') {
    const { plan } = await acceptProposal(tx, { ...actor, proposalId: decisionId });
    return told({ decisionId, fromKcal, toKcal, plan }, { planId, said: 'Taken, as your weigh-ins suggest' });
  }
  await declineProposal(tx, { ...actor, proposalId: decisionId });
  const line = `The proposal of ${kcalText(toKcal)} is left`;
  const said = `Your calories stay at ${kcalText(fromKcal)}. For a week I propose nothing.`;
  const inverse = { kind: 'set_calories', decisionId, planId: null } as const;
  return { title: kcalText(fromKcal), line, said, inverse, changed: ['meal_plans'] };
}

function told(
  { decisionId, fromKcal, toKcal, plan }: Chosen,
  { planId, said }: { planId: string | null; said: string },
): Performed {
  const meals = plan ? ' Your meal plan is written anew for it and passed every check.' : '';
  return {
    title: `${kcalText(toKcal)} a day`,
    line: `Instead of ${kcalText(fromKcal)}`,
    said: `${said}: ${kcalText(toKcal)} a day, ${kcalText(fromKcal)} before.${meals}`,
    inverse: { kind: 'set_calories', decisionId, planId: plan ? planId : null },
    changed: ['meal_plans'],
  };
}
