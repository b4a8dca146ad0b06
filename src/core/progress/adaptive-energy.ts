import { kgFromLbs } from '#core/units/convert.ts';
import { afterWeighing, type Belief } from './weighing.ts';
import { type DayWeight, dailyMeans } from './weight-trend.ts';

/** From this day on (days since 1 January 1970) the plan asks for so many kcal a day. */
export type Intake = { day: number; kcal: number };

/**
 * What a person effectively burns, kcal a day: true expenditure less what is usually eaten beside the plan, because that is what the
 * next plan has to be made for. `low` to `high` is meant to hold it 95 times in 100.
 */
export type ExpenditureEstimate = {
  kcal: number;
  low: number;
  high: number;
  sd: number;
  /** Days from the first weighing under a plan to today, and weighings in them. */
  days: number;
  weighIns: number;
};

/** Energy in a kilogram of changed body weight, kcal. */
const KCAL_PER_KG = 7700;
/** How far the formula may be off for one person, as a share of it: resting energy and activity together. */
const FORMULA_SD = 0.12;
/** After a long silence the old estimate is only a better guess. */
const SILENCE_DAYS = 21;
const SILENCE_SD = 0.08;
/** What changes by itself in a day: expenditure in kcal, weight in kg; more weight in the first days of a new way of eating (water). */
const WANDER = { kcal: 15, kg: 0.05, settlingKg: 0.12 };
const SETTLING_DAYS = 10;
/** Spread of one weighing around the true weight, kg: water, salt, a meal. */
const SCALE_SD_KG = 0.7;
const Z95 = 1.96;
/** The model knows less than it thinks: measured against simulated people (bench/adaptive.ts). */
const WIDENED = 1.3;

/** Weight (kg) and, as what moves it, expenditure (kcal a day). */
type State = Belief;

type Input = { weights: readonly DayWeight[]; intakes: readonly Intake[]; formulaKcal: number; today: number };

/**
 * Expenditure from weighings and planned calories: a Kalman filter on [weight, expenditure] that starts at the formula
 * (docs/domain.md, adaptive calories). `null` before the first weighing under a plan. `intakes` in order of their days.
 */
export function estimateExpenditure({ weights, intakes, formulaKcal, today }: Input): ExpenditureEstimate | null {
  const start = intakes[0]?.day ?? Number.POSITIVE_INFINITY;
  const days = dailyMeans(weights).filter(({ day }) => day >= start && day <= today);
  const [first, ...others] = days;
  if (!first) return null;
  let state: State = {
    w: kgFromLbs(first.lbs),
    v: formulaKcal,
    ww: SCALE_SD_KG ** 2,
    wv: 0,
    vv: (FORMULA_SD * formulaKcal) ** 2,
  };
  let day = first.day;
  for (const weighing of others) {
    const silence = weighing.day - day;
    for (; day < weighing.day; day++) state = nextDay(state, intakeOn(intakes, day), day - start < SETTLING_DAYS);
    if (silence > SILENCE_DAYS) state = forgetful(state, formulaKcal);
    state = afterWeighing(state, kgFromLbs(weighing.lbs), SCALE_SD_KG);
  }
  const sd = Math.sqrt(state.vv);
  const half = Z95 * WIDENED * sd;
  const span = { days: today - first.day, weighIns: days.length };
  return { kcal: state.v, low: state.v - half, high: state.v + half, sd, ...span };
}

/** What the plan of that day asked for; the first plan's before there was one. */
function intakeOn(intakes: readonly Intake[], day: number): number {
  return (intakes.findLast((intake) => intake.day <= day) ?? intakes[0])?.kcal ?? 0;
}

/** What is eaten and not burned is stored. */
function nextDay({ w, v, ww, wv, vv }: State, intake: number, isSettling: boolean): State {
  const kg = isSettling ? WANDER.settlingKg : WANDER.kg;
  return {
    w: w + (intake - v) / KCAL_PER_KG,
    v,
    ww: ww - (2 * wv) / KCAL_PER_KG + vv / KCAL_PER_KG ** 2 + kg ** 2,
    wv: wv - vv / KCAL_PER_KG,
    vv: vv + WANDER.kcal ** 2,
  };
}

function forgetful(state: State, formulaKcal: number): State {
  return { ...state, wv: 0, vv: Math.max(state.vv, (SILENCE_SD * formulaKcal) ** 2), ww: state.ww + SCALE_SD_KG ** 2 };
}
