import { counted } from '#core/language/counted.ts';
import { listed } from '#core/language/listed.ts';
import { mean } from '#core/progress/activity.ts';
import { type LiftMark, liftGains } from '#core/progress/lift-gains.ts';
import { personalRecords } from '#core/training/progression/records.ts';
import { DAY_MS } from '#core/units/calendar-day.ts';
import { weightText } from '#core/units/measure-units.ts';

import { answerGoalDate } from './answer-goal.ts';
import { answerLift, doneOf, isStuck } from './answer-lifts.ts';
import { paceFigures, paceText } from './answer-series.ts';
import { adherence, adherenceFigures, adherenceText, daysAWeek } from './answer-sessions.ts';
import { type Evidence, gatherEvidence, type Standing, standingOf, trainedDays } from './evidence.ts';
import type { Figure } from './figure.ts';
import type { Query } from './query.ts';
import type { PersonLogs, QueryAnswer, QueryData } from './query-data.ts';
import { choice, figure, said, tenth, weightFigure } from './say.ts';
import { agoName, type Stretch, stretchOf, within } from './windows.ts';

type Asked = { query: Query; data: QueryData };
const WEEK = 7;
const LIFT_DAYS = 84;
const SOURCE = 'Your training log';

const EMPTY =
  'There’s nothing in your log yet, so I can’t say. Log a workout, your weight or your energy, and I’ll tell you how it goes.';

const isEmpty = ({ days }: PersonLogs) => days.length === 0;

/** Whether things go as the plan means: by the goal, first the scale, then the lifts, and always the sessions. */
export function answerOnTrack({ query, data }: Asked): QueryAnswer {
  const { logs, hidesNumbers, today } = data;
  if (!logs) return said();
  if (isEmpty(logs)) return said(EMPTY);
  const evidence = gatherEvidence({ ...data, logs });
  const { sessions } = evidence;
  const share = sessions.planned ? sessions.done / sessions.planned : null;
  const doesTrain =
    share === null ? trainedDays(logs, stretchOf({ kind: 'days', count: WEEK }, today)) > 0 : share >= 0.75;
  const training = `${adherenceText(sessions)} in the last six weeks${sessions.planned === null ? ' so far' : ''}.`;
  const scale = hidesNumbers || data.profile.goal === 'fitness' ? null : scaleOf(data, evidence);
  const lift = grownLift({ ...data, logs });
  const verdict = verdictOf({ doesTrain, isEarly: share === null, scale: scale?.isFine ?? null });
  const date = scale && query.aggregate !== 'why' ? answerGoalDate({ query, data }) : null;
  const dateLine = date && scale?.isFine !== false && data.goalDate?.status === 'range' ? date.sentences : [];
  return {
    sentences: [`${verdict} ${training}`, ...(scale ? [scale.line] : []), ...lift.sentences, ...dateLine],
    figures: [
      ...adherenceFigures(data, sessions),
      ...(scale ? scale.figures : []),
      ...lift.figures,
      ...(date && dateLine.length > 0 ? date.figures : []),
    ],
    next: doesTrain ? [choice('How was my week?')] : [choice('What’s my next workout?')],
  };
}

type Verdict = { doesTrain: boolean; isEarly: boolean; scale: boolean | null };

function verdictOf({ doesTrain, isEarly, scale }: Verdict): string {
  if (isEarly) return 'Too early to say, and a good start:';
  if (scale === false) return doesTrain ? 'With training yes, with the scale not yet:' : 'Not quite yet:';
  return doesTrain ? 'Yes:' : 'Partly. The plan counts on more sessions than the log has:';
}

type Scale = { line: string; isFine: boolean | null; figures: Figure[] };

function scaleOf(data: QueryData, evidence: Evidence): Scale {
  const { pace, weighIns } = evidence;
  const counts = [figure('Weigh-ins', weighIns, '', 'Your log of weigh-ins, six weeks')];
  if (!pace) {
    const line = `The scale can’t tell yet: ${counted(weighIns, 'weigh-in')} in six weeks, and four over two weeks make a trend.`;
    return { line, isFine: null, figures: counts };
  }
  const standing = standingOf(evidence);
  const line = `Your weight trend shows ${paceText(pace, data.units)}: ${STANDINGS[standing]}.`;
  const isFine = standing === 'as_planned' ? true : standing === 'unclear' || standing === 'unknown' ? null : false;
  return { line, isFine, figures: [...counts, ...paceFigures(pace, { weighIns, units: data.units })] };
}

const STANDINGS: Record<Standing, string> = {
  unknown: 'too unsure to judge',
  unclear: 'too unsure to judge',
  as_planned: 'as the plan means',
  faster: 'faster than planned',
  slower: 'short of the plan',
  other_way: 'the other way than the plan means',
};

/** The lift that grew most in twelve weeks. */
function grownLift({ logs, hidesNumbers, units, today }: QueryData & { logs: PersonLogs }): QueryAnswer {
  const [best] = liftGains(logs.performances, (today - LIFT_DAYS) * DAY_MS);
  if (!best) return said();
  const set = ({ lbs, reps }: LiftMark) => (hidesNumbers ? `${reps} reps` : `${weightText(lbs, units)} × ${reps}`);
  const marks = [best.from, best.to].flatMap(({ lbs, reps }) => [
    ...(hidesNumbers ? [] : [weightFigure(best.name, lbs, { units, source: SOURCE })]),
    figure(`${best.name}, best set`, reps, 'reps', SOURCE),
  ]);
  return {
    sentences: [`Your ${best.name.toLowerCase()} grew from ${set(best.from)} to ${set(best.to)}.`],
    figures: marks,
  };
}

/** One week in a few lines: sessions, energy, bests, the scale, and what is next. */
export function answerWeek({ query, data }: Asked): QueryAnswer {
  const { logs, today, hidesNumbers, units } = data;
  if (!logs) return said();
  if (isEmpty(logs)) return said(EMPTY);
  const stretch = weekMeant(query, today);
  const { done } = adherence({ ...data, logs }, stretch);
  const length = stretch.to - stretch.from + 1;
  const planned = Math.max(1, Math.round((daysAWeek(data) * length) / WEEK));
  const levels = within(logs.energy, stretch).map(({ value }) => value);
  const level = mean(levels);
  const bests = bestsIn(logs, stretch);
  const weighed = within(logs.weights, stretch);
  const lastTrained = logs.days.findLast(({ workouts, exercises }) => workouts > 0 || exercises.length > 0);
  const sentences = [
    `${done === 0 ? 'No session' : counted(done, 'session')} ${stretch.name}${length >= WEEK ? ` of ${planned} planned` : ''}${done === 0 && lastTrained ? `; the last was ${agoName(lastTrained.day, today)}, and the next is the one that counts` : ''}.`,
    ...(bests.length > 0 ? [`New bests: ${listed(bests, { most: 3 })}.`] : []),
    ...(level === null ? [] : [`Your energy averaged ${tenth(level)} of 10.`]),
    ...(hidesNumbers || weighed.length === 0
      ? []
      : [`${counted(weighed.length, 'weigh-in')}, the last ${weightText(weighed.at(-1)?.lbs ?? 0, units)}.`]),
    ...(data.nextSession ? [`${data.nextSession.dayName} is next.`] : []),
  ];
  return {
    sentences,
    figures: [
      figure(`Sessions ${stretch.name}`, done, '', 'Your training log: days with training'),
      figure('Planned', planned, '', `${daysAWeek(data)} days a week in your plan`),
      ...(level === null ? [] : [figure('Energy', tenth(level), 'of 10', `Mean of ${levels.length} entries`)]),
      ...weighedFigures(weighed, data),
    ],
    next: [choice('What’s my next workout?')],
  };
}

function weighedFigures(weighed: PersonLogs['weights'], { hidesNumbers, units }: QueryData): Figure[] {
  const last = weighed.at(-1);
  if (hidesNumbers || !last) return [];
  const source = 'Your log of weigh-ins';
  return [figure('Weigh-ins', weighed.length, '', source), weightFigure('Last weigh-in', last.lbs, { units, source })];
}

const EARLY_DAYS = 4;

/** "My week", on a Tuesday, is the last seven days. */
function weekMeant({ window }: Query, today: number): Stretch {
  const lastDays = stretchOf({ kind: 'days', count: WEEK }, today);
  if (!window) return lastDays;
  const stretch = stretchOf(window, today);
  return stretch.to - stretch.from + 1 < EARLY_DAYS ? lastDays : stretch;
}

function bestsIn({ performances }: PersonLogs, { from, to }: { from: number; to: number }): string[] {
  const dayAt = new Map(performances.map(({ at, day }) => [at, day]));
  const first = new Map<string, number>();
  for (const { exercise, day } of performances) if (!first.has(exercise.id)) first.set(exercise.id, day);
  return personalRecords(performances).flatMap(({ exerciseId, name, newestAt }) => {
    const day = dayAt.get(newestAt) ?? Number.NEGATIVE_INFINITY;
    // The first time of a lift is no best over anything.
    return day >= from && day <= to && (first.get(exerciseId) ?? day) < day ? [name.toLowerCase()] : [];
  });
}

const FOUR_WEEKS = 28;
const SELDOM = 4;

/** Whether a lift stands still, and which of what is known explains it. */
export function answerStuck(asked: Asked): QueryAnswer {
  const { data } = asked;
  const { logs, today } = data;
  const done = doneOf(asked);
  const answer = answerLift(asked);
  if (!logs || done.length < 2 || isStuck(done) !== true) return answer;
  const { energy, expected, sessions } = gatherEvidence({ ...data, logs });
  const times = done.filter(({ day }) => day > today - FOUR_WEEKS).length;
  const reasons = [
    ...(energy && energy.recent <= 4.5
      ? [
          `your energy is ${tenth(energy.recent)} of 10${energy.before === null ? '' : `, ${tenth(energy.before)} before`}, so tired, not weak, is my best guess`,
        ]
      : []),
    ...(times < SELDOM ? [`it came up ${counted(times, 'time')} in four weeks, which is little to grow on`] : []),
    ...(sessions.planned && sessions.done / sessions.planned < 0.6 ? [`the log has ${adherenceText(sessions)}`] : []),
    ...(expected && expected.lbs < -0.3 && !data.hidesNumbers
      ? ['you eat under what you burn, and strength comes slower then']
      : []),
  ];
  const because =
    reasons.length > 0
      ? `What I see: ${listed(reasons.slice(0, 2))}.`
      : 'Nothing else in your log explains it; a plateau of a few weeks is common.';
  const step =
    energy && energy.recent <= 4.5
      ? 'One step: a lighter session first.'
      : 'One step: the same weight, one more rep in the first set.';
  return {
    ...answer,
    sentences: [...answer.sentences, because, step],
    figures: [
      ...answer.figures,
      figure('Sessions in four weeks', times, '', 'Your training log'),
      ...(energy ? [figure('Energy', tenth(energy.recent), 'of 10', `Mean of ${energy.count} entries, 21 days`)] : []),
    ],
  };
}
