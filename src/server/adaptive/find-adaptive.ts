import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { AdaptiveAnswer } from '#contract/adaptive.ts';
import type { ExpenditureEstimate } from '#core/progress/adaptive-energy.ts';
import { type AdaptiveState, adaptiveState } from '#core/progress/adaptive-proposal.ts';
import { dayNumber } from '#core/units/calendar-day.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { type Athlete, loadAthlete } from '../plans/load-athlete.ts';
import { selectValues } from '../progress/store.ts';
import { type DecisionRow, MOVING, selectLastDecision, selectPlannedKcal } from './store.ts';

const DAY_MS = 86_400_000;
/** Older weighings say nothing about today. */
const LOOK_BACK_DAYS = 180;

export type AdaptiveRequest = { userId: string; catalogue: Catalogue; now: Date; log: FastifyBaseLogger };

/** The standing of a person, with all that an answer needs. */
export type Standing = { athlete: Athlete; state: AdaptiveState; proposalId: string | null };

export async function findStanding(db: Db, { userId, catalogue, now, log }: AdaptiveRequest): Promise<Standing> {
  const athlete = await loadAthlete(db, { userId, catalogue, log });
  const since = new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS);
  const weighings = await selectValues(db, { userId, statistic: 'weights', since });
  const planned = await selectPlannedKcal(db, { userId });
  const last = await selectLastDecision(db, { userId });
  const accepted = await selectLastDecision(db, { userId, among: MOVING });
  // The clock where the person last weighed in: the days of plans and of answers are counted by it.
  const offset = weighings.at(-1)?.utcOffsetMinutes ?? 0;
  const dayOf = (moment: Date, minutes = offset) => dayNumber(moment.getTime(), minutes);
  const state = adaptiveState({
    ...athlete,
    weights: weighings.map(({ value, loggedAt, utcOffsetMinutes }) => ({
      day: dayOf(loggedAt, utcOffsetMinutes ?? offset),
      lbs: value,
    })),
    intakes: planned.flatMap(({ createdAt, kcal }) => (kcal === null ? [] : [{ day: dayOf(createdAt), kcal }])),
    lastDecisionDay: last ? dayOf(last.decidedAt) : null,
    isAdapted: accepted !== undefined,
    today: dayOf(now),
  });
  return { athlete, state, proposalId: state.kind === 'ready' ? idOf(state, userId, last) : null };
}

/** A proposal is not kept, so its id follows from what it says: who, what, and after which answer. */
function idOf({ proposal }: Extract<AdaptiveState, { kind: 'ready' }>, userId: string, last: DecisionRow | undefined) {
  const { fromKcal, toKcal, shiftKcal } = proposal;
  const words = JSON.stringify([userId, last?.id ?? null, fromKcal, toKcal, shiftKcal]);
  const hex = createHash('sha256').update(words).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** Makes the answer out of a standing, in whole calories. */
export function answerOf({ state, proposalId }: Standing): AdaptiveAnswer {
  if (state.kind === 'barred' || state.kind === 'waiting') return state;
  const { because } = state;
  const estimate = wholeOf(state.estimate);
  if (state.kind === 'steady' || proposalId === null) return { kind: 'steady', because, estimate };
  const { fromKcal, toKcal } = state.proposal;
  return { kind: 'ready', because, estimate, proposal: { id: proposalId, fromKcal, toKcal } };
}

function wholeOf({ kcal, low, high, days, weighIns }: ExpenditureEstimate) {
  const tens = (value: number) => 10 * Math.round(value / 10);
  return { kcal: tens(kcal), low: tens(low), high: tens(high), days, weighIns };
}
