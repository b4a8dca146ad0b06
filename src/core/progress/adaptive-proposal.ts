import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { counted } from '#core/language/counted.ts';
import { goalEnergy } from '#core/nutrition/targets/energy.ts';
import { adaptationBar, formulaKcal, SHIFT_SHARE_MAX } from '#core/nutrition/targets/learned-energy.ts';
import { mealTargets } from '#core/nutrition/targets/targets.ts';
import { type ExpenditureEstimate, estimateExpenditure, type Intake } from './adaptive-energy.ts';
import type { DayWeight } from './weight-trend.ts';

const LEAST_DAYS = 14;
const LEAST_WEIGH_INS = 4;
/** The last weighings have to be fresh: as many within three weeks. */
const FRESH_DAYS = 21;
const DAYS_BETWEEN = 7;
/** Calories move by no more than this at once, kcal; the first time a little further. */
const MOST_CHANGE = 150;
const MOST_FIRST_CHANGE = 200;
/** Less than this is no change that anyone would notice on a plate, kcal. */
const LEAST_CHANGE = 50;
/** What is learned has to differ from what is planned with by more than it is unsure of. */
const SURE_SDS = 1;
const STEP = 5;

/** Calories of a day from one number to another, with why. `shiftKcal`: learned expenditure less the formula's. */
export type AdaptiveProposal = { fromKcal: number; toKcal: number; shiftKcal: number; because: string };

export type AdaptiveState =
  /** `barred`: never for this person; `waiting`: not enough is known yet; `steady`: nothing to change; `ready`: a proposal. */
  | { kind: 'barred'; because: string }
  | { kind: 'waiting'; because: string; days: number; weighIns: number }
  | { kind: 'steady'; because: string; estimate: ExpenditureEstimate }
  | { kind: 'ready'; because: string; estimate: ExpenditureEstimate; proposal: AdaptiveProposal };

export type AdaptiveInput = {
  profile: Profile;
  /** With the shift that is in force. */
  constraints: Constraints;
  weights: readonly DayWeight[];
  intakes: readonly Intake[];
  /** The day of the last answer to a proposal, yes or no; null before the first. */
  lastDecisionDay: number | null;
  /** Has a proposal been accepted before? */
  isAdapted: boolean;
  today: number;
};

/** What the scale says of a person's expenditure, and at most once a week what to change because of it. Guard rails: docs/domain.md. */
export function adaptiveState(input: AdaptiveInput): AdaptiveState {
  const { profile, constraints, weights, intakes, lastDecisionDay, today } = input;
  const bar = adaptationBar(constraints);
  if (bar !== null) return { kind: 'barred', because: bar };
  const estimate = estimateExpenditure({ weights, intakes, formulaKcal: formulaKcal(profile), today });
  const waiting = waitingReason(input, estimate);
  if (!estimate || waiting !== null) {
    const { days = 0, weighIns = 0 } = estimate ?? {};
    return { kind: 'waiting', because: waiting ?? FIRST_STEP, days, weighIns };
  }
  if ((constraints.chosenKcal ?? null) !== null) return { kind: 'steady', because: OWN_CHOICE, estimate };
  if (lastDecisionDay !== null && today - lastDecisionDay < DAYS_BETWEEN) {
    const because = 'Calories change at most once a week, so that the scale has time to answer.';
    return { kind: 'steady', because, estimate };
  }
  const proposal = proposalFor(input, estimate);
  if (!proposal)
    return { kind: 'steady', because: 'Your calories fit what the scale says. Nothing to change.', estimate };
  return { kind: 'ready', because: proposal.because, estimate, proposal };
}

const OWN_CHOICE =
  'You chose your calories yourself, so I propose no others. Tell me to put them back, and I work them out again.';
const FIRST_STEP = 'Once you have a meal plan and log your weight, I learn how many calories really suit you.';

function waitingReason(
  { weights, intakes, today }: AdaptiveInput,
  estimate: ExpenditureEstimate | null,
): string | null {
  if (intakes.length === 0 || !estimate) return FIRST_STEP;
  const { days, weighIns } = estimate;
  if (days < LEAST_DAYS || weighIns < LEAST_WEIGH_INS) {
    const left = [
      ...(days < LEAST_DAYS ? [counted(LEAST_DAYS - days, 'more day')] : []),
      ...(weighIns < LEAST_WEIGH_INS ? [counted(LEAST_WEIGH_INS - weighIns, 'more weigh-in')] : []),
    ].join(' and ');
    return `I am learning what you burn: ${left} to go.`;
  }
  const fresh = new Set(weights.flatMap(({ day }) => (day > today - FRESH_DAYS && day <= today ? [day] : [])));
  if (fresh.size >= LEAST_WEIGH_INS) return null;
  return `The last weigh-ins lie too far apart: ${counted(LEAST_WEIGH_INS - fresh.size, 'more day')} with one, and I can tell again.`;
}

const round = (kcal: number) => Math.round(kcal).toLocaleString('en-US');

/** Calories of the day's plan with a shift of the expenditure; null where no plan may be made. */
function planned({ profile, constraints }: AdaptiveInput, maintenanceShiftKcal: number): number | null {
  const targets = mealTargets({ profile, constraints: { ...constraints, maintenanceShiftKcal } });
  return targets.ok ? targets.targets.kcal : null;
}

function proposalFor(input: AdaptiveInput, estimate: ExpenditureEstimate): AdaptiveProposal | null {
  const { profile, constraints, isAdapted } = input;
  const formula = formulaKcal(profile);
  const current = constraints.maintenanceShiftKcal;
  const most = SHIFT_SHARE_MAX * formula;
  const learned = Math.max(-most, Math.min(most, estimate.kcal - formula));
  if (Math.abs(learned - current) < SURE_SDS * estimate.sd) return null;
  const fromKcal = planned(input, current);
  if (fromKcal === null) return null;
  const limit = isAdapted ? MOST_CHANGE : MOST_FIRST_CHANGE;
  const found = furthestWithin(input, { current, learned, fromKcal, limit });
  if (!found || Math.abs(found.toKcal - fromKcal) < LEAST_CHANGE) return null;
  return { fromKcal, ...found, because: reasonFor(input, { ...found, fromKcal, estimate }) };
}

type Way = { current: number; learned: number; fromKcal: number; limit: number };

/** Goes from the shift in force towards the learned one, as far as the day's calories may move at once. */
function furthestWithin(input: AdaptiveInput, { current, learned, fromKcal, limit }: Way) {
  const steps = Math.floor(Math.abs(learned - current) / STEP);
  const direction = Math.sign(learned - current);
  let found: { toKcal: number; shiftKcal: number } | null = null;
  for (let step = 1; step <= steps; step++) {
    const shiftKcal = Math.round(current + direction * step * STEP);
    const toKcal = planned(input, shiftKcal);
    if (toKcal === null || Math.abs(toKcal - fromKcal) > limit) break;
    found = { toKcal, shiftKcal };
  }
  return found;
}

type Change = { fromKcal: number; toKcal: number; shiftKcal: number; estimate: ExpenditureEstimate };

function reasonFor({ profile, constraints }: AdaptiveInput, { fromKcal, toKcal, shiftKcal, estimate }: Change): string {
  const formula = formulaKcal(profile);
  const seen = `your weigh-ins fit about ${round(estimate.kcal)} kcal a day, the formula expects ${round(formula)}`;
  const { decidedBy } = goalEnergy(profile, constraints.care, shiftKcal);
  const floor = decidedBy === 'floor' ? ' I never go lower than this for you.' : '';
  return `Change calories from ${round(fromKcal)} to ${round(toKcal)}, because ${seen}.${floor}`;
}
