import { listed } from '#core/language/listed.ts';
import { personalRecords } from '#core/training/progression/records.ts';
import { weeklySets } from '#core/training/progression/weekly-sets.ts';
import { weightText } from '#core/units/measure-units.ts';
import type { Query } from './query.ts';
import type { QueryAnswer, QueryData } from './query-data.ts';
import { figure, said, weightFigure } from './say.ts';
import { dateOf, stretchOf } from './windows.ts';

type Asked = { query: Query; data: QueryData };
const SOURCE = 'Your training log';
const SHOWN_RECORDS = 4;

/** The newest bests, one for each lift. */
export function answerRecords({ query, data }: Asked): QueryAnswer {
  const { logs, today, units, hidesNumbers } = data;
  if (!logs) return said();
  const stretch = stretchOf(query.window ?? { kind: 'all' }, today);
  const dayAt = new Map(logs.performances.map(({ at, day }) => [at, day]));
  const records = personalRecords(logs.performances).filter(({ newestAt }) => {
    const day = dayAt.get(newestAt) ?? today;
    return day >= stretch.from && day <= stretch.to;
  });
  if (records.length === 0) {
    return said(`No personal record ${stretch.name} yet. Sets that are written down become records by themselves.`);
  }
  const lines = records.slice(0, SHOWN_RECORDS).map(({ name, heaviest, mostReps, longestHold, newestAt }) => {
    const best = heaviest
      ? hidesNumbers
        ? `${heaviest.reps} reps`
        : `${weightText(heaviest.value, units)} × ${heaviest.reps}`
      : `${(longestHold ?? mostReps)?.value ?? 0} ${longestHold ? 'seconds' : 'reps'}`;
    return `${name} ${best} (${dateOf(dayAt.get(newestAt) ?? today, today)})`;
  });
  const rest = records.length > SHOWN_RECORDS ? ` And ${records.length - SHOWN_RECORDS} more.` : '';
  return {
    sentences: [`Your newest bests: ${listed(lines)}.${rest}`],
    figures: [
      figure('Lifts with a record', records.length, '', SOURCE),
      ...records
        .slice(0, SHOWN_RECORDS)
        .flatMap(({ name, heaviest, mostReps, longestHold }) =>
          heaviest
            ? [
                ...(hidesNumbers ? [] : [weightFigure(name, heaviest.value, { units, source: SOURCE })]),
                figure(`${name}, reps`, heaviest.reps, 'reps', SOURCE),
              ]
            : [figure(name, (longestHold ?? mostReps)?.value ?? 0, longestHold ? 'seconds' : 'reps', SOURCE)],
        ),
    ],
  };
}

const BANDS = { under: 'under the band that helps', in: 'within the band', over: 'over the band' } as const;

/** Sets by muscle of the last seven days beside the band that helps. */
export function answerVolume({ query, data }: Asked): QueryAnswer {
  const { logs, profile, today } = data;
  const now = logs?.performances.at(-1)?.at;
  if (!logs || now === undefined) return said('No set is in your log yet, so I can’t count them.');
  const week = logs.performances.filter(({ day }) => day > today - 7);
  if (week.length === 0) return said(`No sets in your log in the last 7 days.`);
  const { goal, experienceLevel: level } = profile;
  const rows = weeklySets({ performances: week, goal, level, now }).filter(({ sets }) => sets > 0);
  const { of } = query;
  const asked = of?.kind === 'muscle' ? rows.filter(({ group }) => group === of.id) : rows;
  const shown = (asked.length > 0 ? asked : rows).toSorted((a, b) => b.sets - a.sets).slice(0, SHOWN_RECORDS);
  const lines = shown.map(
    ({ name, sets, floor, cap, standing }) => `${name} ${sets} (${BANDS[standing]}, ${floor} to ${cap})`,
  );
  return {
    sentences: [`Sets in the last 7 days, helping work counted half: ${listed(lines)}.`],
    figures: shown.map(({ name, sets, floor, cap }) =>
      figure(`Sets, ${name}`, sets, 'sets', `${SOURCE}; band ${floor} to ${cap} for your goal and level`),
    ),
  };
}
