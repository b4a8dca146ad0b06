import { capital } from '#core/language/capital.ts';
import { counted } from '#core/language/counted.ts';
import { listed } from '#core/language/listed.ts';
import { workingWeight } from '#core/training/progression/history.ts';

import { doneFigures, setsText } from './lift-text.ts';
import type { Query } from './query.ts';
import type { PersonLogs, QueryAnswer, QueryData } from './query-data.ts';
import { choice, figure, said } from './say.ts';
import { dateOf, dayName, stretchOf, within } from './windows.ts';

type Asked = { query: Query; data: QueryData };
type Done = PersonLogs['performances'][number];

const SHOWN = 4;
const SOURCE = 'Your training log';

/** How one session was beside the last one of the same day of the plan: lift by lift, and in sets. */
export function answerSessionChange({ query, data }: Asked): QueryAnswer {
  const { logs, today } = data;
  if (!logs) return said();
  const stretch = stretchOf(query.window ?? { kind: 'all' }, today);
  const done = within(logs.performances, stretch);
  const last = done.at(-1);
  if (!last) return said(`No session in your log ${stretch.name}, so I can’t hold it against another.`);
  const { day, dayName: name } = last;
  const before = logs.performances.filter((each) => each.day < day && each.dayName === name);
  const then = before.at(-1)?.day;
  const now = done.filter((each) => each.day === day);
  if (then === undefined) return said(`${name} ${dayName(day, today)} is the first of its kind in your log.`);
  const earlier = before.filter((each) => each.day === then);
  return compared({ now, earlier, name }, { day, then, data });
}

type Pair = { now: readonly Done[]; earlier: readonly Done[]; name: string };

function compared(
  { now, earlier, name }: Pair,
  { day, then, data }: { day: number; then: number; data: QueryData },
): QueryAnswer {
  const { today, hidesNumbers } = data;
  const pairs = now.flatMap((one) => {
    const other = earlier.find(({ exercise }) => exercise.id === one.exercise.id);
    return other && isOther(one, other) ? [{ one, other }] : [];
  });
  const [sets, setsThen] = [setsOf(now), setsOf(earlier)];
  const lines = pairs
    .slice(0, SHOWN)
    .map(
      ({ one, other }) => `${one.exercise.name.toLowerCase()} ${setsText(one, data)} after ${setsText(other, data)}`,
    );
  const opening = `${capital(dayName(day, today))}, ${name}: ${counted(sets, 'set')}, and ${setsThen} on ${dateOf(then, today)}.`;
  const moves = lines.length === 0 || hidesNumbers ? 'The loads were the same.' : `What differs: ${listed(lines)}.`;
  const isLighter =
    sets < setsThen ||
    pairs.some(({ one, other }) => (workingWeight(one.sets) ?? 0) < (workingWeight(other.sets) ?? 0));
  return {
    sentences: [
      opening,
      moves,
      ...(isLighter ? ['A lighter session fits a tired stretch, and nothing is lost by one.'] : []),
    ],
    figures: [
      figure('Sets', sets, 'sets', `${SOURCE}, ${dateOf(day, today)}`),
      figure('Sets before', setsThen, 'sets', `${SOURCE}, ${dateOf(then, today)}`),
      ...pairs.slice(0, SHOWN).flatMap(({ one, other }) => [...doneFigures(one, data), ...doneFigures(other, data)]),
    ],
    next: [choice('How is my energy?')],
  };
}

const setsOf = (done: readonly Done[]): number => done.reduce((sum, { sets }) => sum + sets.length, 0);

const isOther = (one: Done, other: Done): boolean =>
  workingWeight(one.sets) !== workingWeight(other.sets) || one.sets.length !== other.sets.length;
