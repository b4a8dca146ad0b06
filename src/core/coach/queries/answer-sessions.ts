import { capital } from '#core/language/capital.ts';
import { counted } from '#core/language/counted.ts';
import { listed } from '#core/language/listed.ts';
import { phraseKey } from '#core/language/tokens.ts';
import { isTrained } from '#core/progress/activity.ts';
import { dayStreak, fullWeeks } from '#core/progress/streak.ts';

import { answerSessionChange } from './answer-session-change.ts';
import type { Figure } from './figure.ts';
import { doneFigures, setsText } from './lift-text.ts';
import type { CardioKind, Query, Window } from './query.ts';
import type { PersonLogs, QueryAnswer, QueryData } from './query-data.ts';
import { CARDIO_NAMES } from './query-words.ts';
import { choice, figure, said } from './say.ts';
import { agoName, dayName, type Stretch, stretchOf, within } from './windows.ts';

type Asked = { query: Query; data: QueryData };
const WEEK = 7;
const FOUR_WEEKS: Window = { kind: 'days', count: 28 };
const LISTED_DAYS = 7;
const SOURCE = 'Your training log';

/** Sessions done beside those that the plan asks for, over the part of a stretch that the log covers. */
export type Adherence = { done: number; planned: number | null; stretch: Stretch; weeks: number };

/** Days a week that the person means to train: as the plan has it, else as they answered. */
export const daysAWeek = ({ workoutPlan, profile }: QueryData): number =>
  workoutPlan?.data.daysPerWeek ?? profile.workoutDaysPerWeek;

/** Blank days before the first entry are not missed sessions: nobody had begun. */
export function adherence(data: QueryData & { logs: PersonLogs }, stretch: Stretch): Adherence {
  const { logs, today } = data;
  const done = within(logs.days, stretch).filter(isTrained).length;
  const begun = logs.days[0]?.day ?? today;
  const from = Math.max(stretch.from, begun, logs.since);
  const weeks = Math.max(0, stretch.to - from + 1) / WEEK;
  const planned = weeks < 1 ? null : Math.round(weeks * daysAWeek(data));
  return { done, planned, stretch, weeks };
}

export const adherenceText = ({ done, planned }: Adherence): string =>
  planned === null
    ? counted(done, 'session')
    : done > planned
      ? `${counted(done, 'session')} for ${planned}`
      : `${done} of ${counted(planned, 'session')}`;

export function adherenceFigures(data: QueryData, { done, planned, weeks, stretch }: Adherence): Figure[] {
  const rows = [figure(`Sessions ${stretch.name}`, done, '', `${SOURCE}: days with training`)];
  if (planned === null) return rows;
  const perWeek = daysAWeek(data);
  const source = `${perWeek} days a week × ${Math.round(weeks * 10) / 10} weeks`;
  return [...rows, figure(`Planned ${stretch.name}`, planned, '', source)];
}

export function answerSessions({ query, data }: Asked): QueryAnswer {
  const { logs, today } = data;
  if (!logs) return said();
  if (query.aggregate === 'change') return answerSessionChange({ query, data });
  const trained = logs.days.filter(isTrained);
  const last = trained.at(-1);
  if (!last) return said('No session is in your log yet, so I can’t say. The first one counts the most.');
  if (query.aggregate === 'when')
    return {
      sentences: [`You last trained ${agoName(last.day, today)}.`, ...nextLine(data)],
      figures: [figure('Days since', today - last.day, 'days', SOURCE)],
    };
  const stretch = stretchOf(query.window ?? FOUR_WEEKS, today);
  const now = adherence({ ...data, logs }, stretch);
  if (stretch.from === stretch.to && !query.compare) return oneDay({ ...data, logs }, stretch, last.day);
  if (query.compare) return comparedSessions({ ...data, logs }, now, stretchOf(query.compare, today));
  const days = within(trained, stretch);
  const which =
    days.length > 0 && days.length <= LISTED_DAYS ? ` On ${listed(days.map(({ day }) => dayName(day, today)))}.` : '';
  const { done } = now;
  const rest = done === 0 ? ` The last one was ${agoName(last.day, today)}.` : which;
  const counts = now.planned === null ? `${counted(done, 'session')} ${stretch.name}` : planText(now);
  return {
    sentences: [`${counts}.${rest}`],
    figures: adherenceFigures(data, now),
    ...weeksChart(logs, today, stretch),
  };
}

/** What was done on one day, lift by lift. */
function oneDay(data: QueryData & { logs: PersonLogs }, stretch: Stretch, lastDay: number): QueryAnswer {
  const { logs, today } = data;
  const done = within(logs.performances, stretch);
  const isDone = within(logs.days, stretch).some(isTrained);
  if (!isDone)
    return {
      sentences: [
        `No session in your log ${dayWord(stretch.from, today)}. The last one was ${agoName(lastDay, today)}.`,
      ],
      figures: [figure('Sessions', 0, '', SOURCE)],
    };
  const lifts = done.map((each) => `${each.exercise.name.toLowerCase()} ${setsText(each, data)}`);
  const listedLifts = lifts.length > 0 ? `: ${listed(lifts, { most: LISTED_DAYS })}` : '';
  const word = dayWord(stretch.from, today);
  return {
    sentences: [`${capital(word)} you trained${listedLifts}.`],
    figures: [figure('Sessions', 1, '', SOURCE), ...done.flatMap((each) => doneFigures(each, data))],
  };
}

const dayWord = (day: number, today: number) => (today - day < 2 ? dayName(day, today) : `on ${dayName(day, today)}`);

const planText = (now: Adherence) => `${adherenceText(now)} planned ${now.stretch.name}`;

const nextLine = ({ nextSession }: QueryData) => (nextSession ? [`${nextSession.dayName} is next.`] : []);

function comparedSessions(data: QueryData & { logs: PersonLogs }, now: Adherence, second: Stretch): QueryAnswer {
  const then = adherence(data, second);
  const difference = now.done - then.done;
  const words =
    difference === 0 ? 'the same' : `${counted(Math.abs(difference), 'session')} ${difference < 0 ? 'fewer' : 'more'}`;
  const days = now.stretch.to - now.stretch.from;
  const isPartly = now.stretch.to === data.today && days < second.to - second.from;
  const byThen = adherence(data, { ...second, to: second.from + days }).done;
  const note = isPartly ? ` By this day of it, it was ${byThen}.` : '';
  return {
    sentences: [`${counted(now.done, 'session')} ${now.stretch.name}, ${then.done} ${second.name}: ${words}.${note}`],
    figures: [
      figure(`Sessions ${now.stretch.name}`, now.done, '', SOURCE),
      figure(`Sessions ${second.name}`, then.done, '', SOURCE),
      figure('Difference', difference, '', `${now.done} - ${then.done}`),
      ...(isPartly ? [figure(`By this day ${second.name}`, byThen, '', SOURCE)] : []),
    ],
    ...weeksChart(data.logs, data.today, { ...now.stretch, from: Math.min(now.stretch.from, second.from) }),
  };
}

const LEAST_WEEKS = 3;
const MOST_WEEKS = 12;

/** Sessions week by week, where there are a few weeks. */
function weeksChart({ days, since }: PersonLogs, today: number, { from }: Stretch): Pick<QueryAnswer, 'chart'> {
  const first = Math.max(from, days[0]?.day ?? today, since, today - MOST_WEEKS * WEEK + 1);
  const weeks = Math.floor((today - first + 1) / WEEK);
  if (weeks < LEAST_WEEKS) return {};
  const points = Array.from({ length: weeks }, (_, index) => {
    const start = today - (weeks - index) * WEEK + 1;
    const stretch = { from: start, to: start + WEEK - 1, name: '' };
    return { day: start, value: within(days, stretch).filter(isTrained).length };
  });
  return { chart: { title: 'Sessions by week', unit: '', form: 'bars', points } };
}

export function answerLoggedDays({ query, data }: Asked): QueryAnswer {
  const { logs, today } = data;
  if (!logs) return said();
  const stretch = stretchOf(query.window ?? FOUR_WEEKS, today);
  const days = within(logs.days, stretch);
  const last = logs.days.at(-1);
  if (!last) return said('Your log is still empty. A weight, an energy level or a set is a start.');
  if (query.aggregate === 'when') return said(`Your last entry is from ${agoName(last.day, today)}.`);
  return {
    sentences: [`You logged something on ${counted(days.length, 'day')} ${stretch.name}.`],
    figures: [figure('Days with an entry', days.length, 'days', 'Your log, entries of any kind')],
  };
}

export function answerStreak({ data }: Asked): QueryAnswer {
  const { logs, today } = data;
  if (!logs) return said();
  const { days } = dayStreak(new Set(logs.days.map(({ day }) => day)), today);
  const trained = new Set(logs.days.filter(isTrained).map(({ day }) => day));
  const planned = daysAWeek(data);
  const weeks = fullWeeks({ trained, planned, today });
  const first =
    days === 0
      ? 'No run of days at the moment. Today can be the first.'
      : days === 1
        ? 'Your run is at one day.'
        : `You have logged something ${days} days in a row.`;
  const second = weeks > 0 ? ` And ${counted(weeks, 'full training week')} in a row; rest days don’t break that.` : '';
  return {
    sentences: [`${first}${second}`],
    figures: [
      figure('Days in a row', days, 'days', 'Your log, entries of any kind, the last 30 days'),
      figure('Full weeks in a row', weeks, 'weeks', `Training log: weeks with at least ${planned} sessions`),
    ],
  };
}

/** Minutes of steady work, from what was asked for in the blocks that were done. */
export function answerCardio({ query, data }: Asked): QueryAnswer {
  const { logs, today } = data;
  if (!logs) return said();
  const kind = query.of?.kind === 'cardio' ? query.of.id : null;
  const noun = kind === null ? 'cardio' : KIND_NAMES[kind];
  const all = logs.performances.flatMap(({ exercise, planned, day, plannedSets }) =>
    exercise.category === 'cardio' && planned?.kind === 'minutes' && isOfKind(exercise.name, kind)
      ? [{ day, name: exercise.name, minutes: planned.minutes * plannedSets }]
      : [],
  );
  const last = all.at(-1);
  if (!last) return said(`No ${noun} is in your log yet, so I can’t say.`);
  const lastText = `${last.name}, ${last.minutes} minutes, ${agoName(last.day, today)}`;
  if (query.aggregate === 'when' || query.aggregate === 'latest')
    return {
      sentences: [`Your last ${noun}: ${lastText}.`],
      figures: [figure('Minutes', last.minutes, 'minutes', SOURCE)],
    };
  const stretch = stretchOf(query.window ?? FOUR_WEEKS, today);
  const found = within(all, stretch);
  const minutes = found.reduce((sum, each) => sum + each.minutes, 0);
  if (found.length === 0) return said(`No ${noun} in your log ${stretch.name}. The last was ${lastText}.`);
  const source = `${SOURCE}: ${found.map((each) => each.minutes).join(' + ')}`;
  return {
    sentences: [`${whole(minutes)} minutes of ${noun} ${stretch.name}, in ${counted(found.length, 'block')}.`],
    figures: [figure('Cardio', minutes, 'minutes', source), figure('Blocks', found.length, '', SOURCE)],
    ...(query.compare ? {} : { next: [choice('How was my week?')] }),
  };
}

const KIND_NAMES: Record<CardioKind, string> = {
  run: 'running',
  walk: 'walking',
  bike: 'cycling',
  row: 'rowing',
  swim: 'swimming',
  stairs: 'stair climbing',
  elliptical: 'elliptical',
};

/** Whether a cardio exercise is of the kind that is asked about, by the words of its name. */
function isOfKind(name: string, kind: CardioKind | null): boolean {
  if (kind === null) return true;
  const key = ` ${phraseKey(name)} `;
  return (CARDIO_NAMES.get(kind) ?? []).some((each) => key.includes(` ${each} `));
}

const whole = (value: number) => Math.round(value);
