import { capital } from '#core/language/capital.ts';
import { counted } from '#core/language/counted.ts';
import { type DoneSet, isStalled, type Performance, workingWeight } from '#core/training/progression/history.ts';
import { personalRecords } from '#core/training/progression/records.ts';
import { shownWeight, WEIGHT_UNIT, weightText } from '#core/units/measure-units.ts';

import { answerRecords } from './answer-records.ts';
import type { Figure } from './figure.ts';
import { doneFigures, setsText } from './lift-text.ts';
import type { Query } from './query.ts';
import type { PersonLogs, QueryAnswer, QueryData } from './query-data.ts';
import { choice, figure, said, weightFigure } from './say.ts';
import { agoName, dateOf, stretchOf, within } from './windows.ts';

type Asked = { query: Query; data: QueryData };
type Done = PersonLogs['performances'][number];
const SOURCE = 'Your training log';
const LEAST_FOR_CHART = 3;

/** What was done of the lift that is meant: of several that share the name, the one trained last. */
export function doneOf({ query, data }: Asked): Done[] {
  const all = data.logs?.performances ?? [];
  if (query.of?.kind !== 'lift') return [];
  const { ids } = query.of;
  const last = all.findLast(({ exercise }) => ids.includes(exercise.id));
  return last ? all.filter(({ exercise }) => exercise.id === last.exercise.id) : [];
}

/** One lift: its last time, its best, how it moved, or what is next. */
export function answerLift(asked: Asked): QueryAnswer {
  const { query, data } = asked;
  if (query.of?.kind !== 'lift') return answerRecords(asked);
  const { name, ids } = query.of;
  const target = data.nextSession?.targets.find(({ exerciseId }) => ids.includes(exerciseId));
  if (query.aggregate === 'next' || query.aggregate === 'why') return nextOf(asked, { target, name });
  const all = doneOf(asked);
  if (query.compare && all.length > 0) return movedOf(all, asked);
  const done = within(all, stretchOf(query.window ?? { kind: 'all' }, data.today));
  const [newest, last] = [all.at(-1), done.at(-1)];
  if (!newest) {
    const plan = target ? ` It is in your next session, ${data.nextSession?.dayName}.` : '';
    return said(`No set of ${name} is in your log, so I can’t say.${plan}`);
  }
  if (!last) {
    const { name: stretch } = stretchOf(query.window ?? { kind: 'all' }, data.today);
    return said(
      `No ${newest.exercise.name.toLowerCase()} in your log ${stretch}. The last was ${agoName(newest.day, data.today)}: ${setsText(newest, data)}.`,
    );
  }
  switch (query.aggregate) {
    case 'best':
      return bestOf(done, data);
    case 'change':
    case 'trend':
    case 'stuck':
      return movedOf(done, asked);
    case 'count':
      return {
        sentences: [
          `${last.exercise.name}: ${counted(done.length, 'session')} ${stretchOf(query.window ?? { kind: 'all' }, data.today).name}.`,
        ],
        figures: [figure('Sessions', done.length, '', SOURCE)],
      };
    default:
      return lastOf(last, asked, target);
  }
}

type Target = NonNullable<QueryData['nextSession']>['targets'][number];

const nextFigure = ({ reps, why, weightLbs }: Target, { units, hidesNumbers }: QueryData): Figure[] =>
  weightLbs === null || hidesNumbers
    ? []
    : [weightFigure('Next time', weightLbs, { units, source: `Next session, ${reps} reps: ${why}` })];

function lastOf(last: Done, { data }: Asked, target: Target | undefined): QueryAnswer {
  const next =
    target && target.weightLbs !== null && !data.hidesNumbers
      ? [`Next time: ${weightText(target.weightLbs, data.units)} × ${target.reps}.`]
      : [];
  return {
    sentences: [`${last.exercise.name}, ${agoName(last.day, data.today)}: ${setsText(last, data)}.`, ...next],
    figures: [...doneFigures(last, data), ...(target ? nextFigure(target, data) : [])],
  };
}

function bestOf(done: readonly Done[], data: QueryData): QueryAnswer {
  const [record] = personalRecords(done);
  const dayAt = (at: number) => done.find((each) => each.at === at)?.day ?? data.today;
  if (!record) return said(`No set with a number is in your log for that yet.`);
  const { heaviest, oneRepMax, mostReps, longestHold, name } = record;
  const { units, today, hidesNumbers } = data;
  if (heaviest && !hidesNumbers) {
    const day = dayAt(heaviest.at);
    const estimate = oneRepMax
      ? [`Your sets come to about ${weightText(oneRepMax.value, units)} for one rep; that’s an estimate, not a lift.`]
      : [];
    return {
      sentences: [
        `Your best ${name.toLowerCase()} is ${weightText(heaviest.value, units)} × ${heaviest.reps}, ${agoName(day, today)}.`,
        ...estimate,
      ],
      figures: [
        weightFigure('Heaviest', heaviest.value, { units, source: `${SOURCE}, ${dateOf(day, today)}` }),
        ...(oneRepMax
          ? [
              weightFigure('Estimated one rep', oneRepMax.value, {
                units,
                source: `Mean of Epley and Brzycki from a set of ${oneRepMax.reps}`,
              }),
            ]
          : []),
      ],
      ...liftChart(done, data),
    };
  }
  const best = longestHold ?? mostReps ?? (heaviest && { value: heaviest.reps, at: heaviest.at });
  if (!best) return said('No set with a number is in your log for that yet.');
  const unit = longestHold ? 'seconds' : 'reps';
  return {
    sentences: [
      `Your best ${name.toLowerCase()} is ${best.value} ${unit}${hidesNumbers && heaviest ? ' at your heaviest weight' : ''}, ${agoName(dayAt(best.at), today)}.`,
    ],
    figures: [figure('Best', best.value, unit, `${SOURCE}, ${dateOf(dayAt(best.at), today)}`)],
  };
}

const EPLEY_REPS = 30;

/**
 * What one session is worth beside others of the same lift: the best set by Epley, w × (1 + r / 30), else the most of one set. One
 * measure for all numbers of repetitions, since a set of 13 and one of 12 are held against each other.
 */
export function worthOf({ sets }: { sets: readonly DoneSet[] }): number {
  const loaded = sets.flatMap(({ weightLbs, reps }) => (weightLbs ? [weightLbs * (1 + reps / EPLEY_REPS)] : []));
  return Math.max(0, ...(loaded.length > 0 ? loaded : sets.map(({ reps }) => reps)));
}

const STUCK_SESSIONS = 3;
const MOVED_SHARE = 0.02;

/** Whether the last sessions brought nothing over the ones before; null with too few of them. */
export function isStuck(done: readonly Performance[]): boolean | null {
  if (done.length < STUCK_SESSIONS + 1) return isStalled(done) ? true : null;
  const recent = Math.max(...done.slice(-STUCK_SESSIONS).map(worthOf));
  const before = Math.max(...done.slice(0, -STUCK_SESSIONS).map(worthOf));
  return recent <= before * (1 + MOVED_SHARE / 4);
}

function stuckText({ stuck, share, sessions }: { stuck: boolean | null; share: number; sessions: number }): string {
  if (stuck === null) return 'It’s too early to call it stuck.';
  if (!stuck) return 'Not stuck: one of your last 3 sessions beat what came before.';
  const seen = `the last ${Math.min(STUCK_SESSIONS, sessions)} sessions brought nothing over your best before`;
  return share <= -MOVED_SHARE ? `It slipped a little: ${seen}.` : `Level, yes: ${seen}.`;
}

function movedOf(done: readonly Done[], { query, data }: Asked): QueryAnswer {
  const [first, last] = [done[0], done.at(-1)];
  if (!first || !last) return said();
  const { name } = last.exercise;
  if (done.length < 2)
    return said(
      `${name} is in your log once: ${setsText(last, data)}, ${agoName(last.day, data.today)}. One session shows no way yet.`,
    );
  const share = worthOf(first) === 0 ? 0 : worthOf(last) / worthOf(first) - 1;
  const percent = Math.round(Math.abs(share) * 100);
  const way = Math.abs(share) < MOVED_SHARE ? 'about level' : `about ${percent} % ${share > 0 ? 'up' : 'down'}`;
  const from = `${setsText(first, data)} on ${dateOf(first.day, data.today)}`;
  const before = done.at(-2);
  const then =
    before && before !== first
      ? ` The time before it was ${setsText(before, data)}, ${dateOf(before.day, data.today)}.`
      : '';
  const stuck = query.aggregate === 'stuck' ? isStuck(done) : undefined;
  const opening = stuck === undefined ? [] : [stuckText({ stuck, share, sessions: done.length })];
  return {
    sentences: [
      ...opening,
      `${name}: ${from}, ${setsText(last, data)} ${agoName(last.day, data.today)}. That’s ${way} over ${counted(done.length, 'session')}.${then}`,
    ],
    figures: [
      figure(
        'Change',
        Math.round(share * 100),
        '%',
        `Best set of the last session over that of the first, by weight × (1 + reps ÷ 30), ${SOURCE.toLowerCase()}`,
      ),
      figure('Sessions', done.length, '', SOURCE),
      ...doneFigures(first, data),
      ...doneFigures(last, data),
      ...(then && before ? doneFigures(before, data) : []),
    ],
    ...liftChart(done, data),
    ...(stuck
      ? {
          next: [
            choice('What is next for it?', `What should I ${name.toLowerCase()} next time?`),
            choice('How does a plateau end?', 'How do I break a plateau?'),
          ],
        }
      : {}),
  };
}

function liftChart(done: readonly Done[], { units, hidesNumbers }: QueryData): Pick<QueryAnswer, 'chart'> {
  const points = done.flatMap(({ day, sets }) => {
    const lbs = workingWeight(sets);
    return lbs === null ? [] : [{ day, value: shownWeight(lbs, units) }];
  });
  if (hidesNumbers || points.length < LEAST_FOR_CHART) return {};
  const name = done.at(-1)?.exercise.name ?? '';
  return { chart: { title: `${name}, working weight`, unit: WEIGHT_UNIT[units], form: 'line', points } };
}

function nextOf({ data }: Asked, { target, name }: { target: Target | undefined; name: string }): QueryAnswer {
  if (!data.nextSession) return said(`You have no workout plan, so there’s no target for ${name}.`);
  const { dayName } = data.nextSession;
  if (!target) return said(`${capital(name)} isn’t in your next session, ${dayName}.`);
  if (data.hidesNumbers || target.weightLbs === null)
    return said(`${target.name} is in ${dayName}. ${data.hidesNumbers ? '' : target.why}`.trim());
  return {
    sentences: [
      `${target.name} in ${dayName}: ${weightText(target.weightLbs, data.units)} × ${target.reps}. ${target.why}`,
    ],
    figures: nextFigure(target, data),
  };
}
