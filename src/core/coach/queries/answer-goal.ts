import { weightTrend } from '#core/progress/weight-trend.ts';
import { weightText } from '#core/units/measure-units.ts';
import { paceFigures, paceText } from './answer-series.ts';
import { aheadOf } from './plan-days.ts';
import type { Query } from './query.ts';
import type { QueryAnswer, QueryData } from './query-data.ts';
import { choice, figure, noNumbers, said, weightFigure } from './say.ts';
import { dateOf } from './windows.ts';

type Asked = { query: Query; data: QueryData };

const WHY_NONE = {
  no_target: 'You have no goal weight, so there’s no date to count to. Tell me one and I’ll work it out.',
  reached: 'You’re within a pound of your goal weight already.',
  held: 'Your plan holds your weight rather than moving it towards the goal weight, so there’s no date to give.',
} as const;

const DAYS_A_WEEK = 7;
const SOURCE = 'Body model: your plan followed within 5 %, activity a tenth up or down';

/** A range, never a promise; with a day that it is to be reached by, whether that lies before, in or after the range. */
export function answerGoalDate({ query, data }: Asked): QueryAnswer {
  const { goalDate, hidesNumbers, today, units } = data;
  if (hidesNumbers) return noNumbers();
  if (!goalDate) return said();
  if (goalDate.status === 'none') return said(WHY_NONE[goalDate.why]);
  const { targetLbs, earliestDays, latestDays } = goalDate;
  const first = dateOf(today + earliestDays, today);
  const last = latestDays === null ? 'later than two years from now' : dateOf(today + latestDays, today);
  const figures = [
    weightFigure('Goal weight', targetLbs, { units, source: 'Your answers' }),
    figure('At the earliest', earliestDays, 'days', SOURCE),
    ...(latestDays === null ? [] : [figure('At the latest', latestDays, 'days', SOURCE)]),
  ];
  const range = `${weightText(targetLbs, units)} somewhere between ${first} and ${last}, if the plan is followed about as people follow plans.`;
  const by = deadlineOf(query, today);
  if (by === null) return { sentences: [`${range} It’s a range, not a promise.`], figures };
  const verdict =
    by < earliestDays
      ? 'Not by'
      : latestDays !== null && by >= latestDays
        ? 'Yes, likely by'
        : 'It may be, but don’t count on it, by';
  const pace = paceOf(data, targetLbs);
  return {
    sentences: [`${verdict} ${dateOf(today + by, today)}: ${range}`, gapText(data, targetLbs), ...pace.sentences],
    figures: [...figures, ...gapFigures(data, targetLbs), ...pace.figures],
  };
}

/** In how many days it is to be reached; null where no day is named. */
function deadlineOf({ window }: Query, today: number): number | null {
  if (window?.kind === 'days') return window.count;
  if (window?.kind === 'date' && !window.since) return aheadOf(window.month, window.day ?? 1, today);
  if (window?.kind === 'day' && window.ago < 0) return -window.ago;
  return null;
}

/** The last weigh-in, or what the answers say. */
function weightNow({ logs, profile }: QueryData): { lbs: number; source: string } {
  const last = logs?.weights.at(-1);
  return last ? { lbs: last.lbs, source: 'Your last weigh-in' } : { lbs: profile.weightLbs, source: 'Your answers' };
}

function gapText(data: QueryData, targetLbs: number): string {
  const { units } = data;
  const { lbs } = weightNow(data);
  const way = targetLbs < lbs ? 'down' : 'up';
  return `${weightText(Math.abs(targetLbs - lbs), units)} to go, ${way} from ${weightText(lbs, units)} now to your goal of ${weightText(targetLbs, units)}.`;
}

function gapFigures(data: QueryData, targetLbs: number) {
  const now = weightNow(data);
  const { units } = data;
  return [
    weightFigure('Weight', now.lbs, { units, source: now.source }),
    weightFigure('To go', Math.abs(targetLbs - now.lbs), { units, source: 'Goal weight less the last weight' }),
  ];
}

/** What the scale does, and how long the rest takes at that pace. */
function paceOf(data: QueryData, targetLbs: number): QueryAnswer {
  const weights = data.logs?.weights ?? [];
  const { perWeek } = weightTrend(weights);
  if (!perWeek) return said();
  const { units, today } = data;
  const gap = targetLbs - weightNow(data).lbs;
  const figures = paceFigures(perWeek, { weighIns: weights.length, units });
  const shown = `The scale shows ${paceText(perWeek, units)}`;
  if (Math.sign(perWeek.lbs) !== Math.sign(gap) || Math.abs(perWeek.lbs) < LEAST_PACE)
    return { sentences: [`${shown}, which doesn’t lead there yet.`], figures };
  const weeks = Math.ceil(gap / perWeek.lbs);
  const source = `${weightText(Math.abs(gap), units)} ÷ ${weightText(Math.abs(perWeek.lbs), units)} a week`;
  return {
    sentences: [
      `${shown}. At that pace the rest takes about ${weeks} weeks, so around ${dateOf(today + weeks * DAYS_A_WEEK, today)}.`,
    ],
    figures: [...figures, figure('At this pace', weeks, 'weeks', source)],
  };
}

const LEAST_PACE = 0.1;

/** How far it is to the goal weight. */
export function answerGoalGap({ data }: Asked): QueryAnswer {
  const { profile, hidesNumbers, units } = data;
  if (hidesNumbers) return noNumbers();
  const targetLbs = profile.targetWeightLbs ?? null;
  if (targetLbs === null) return said(WHY_NONE.no_target);
  if (Math.abs(targetLbs - weightNow(data).lbs) < 1) return said(WHY_NONE.reached);
  const pace = paceOf(data, targetLbs);
  return {
    sentences: [gapText(data, targetLbs), ...pace.sentences],
    figures: [
      weightFigure('Goal weight', targetLbs, { units, source: 'Your answers' }),
      ...gapFigures(data, targetLbs),
      ...pace.figures,
    ],
    next: [choice('When will that be?', 'When will I reach my goal weight?')],
  };
}
