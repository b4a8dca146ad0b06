import { describe, expect, it } from 'vitest';
import exercises from '#data/exercises.json' with { type: 'json' };
import { ASKED } from '#test/asked-questions.ts';
import type { Query, Window } from './query.ts';
import { readQueries } from './read-queries.ts';

function windowText(window: Window | undefined): string[] {
  switch (window?.kind) {
    case 'day':
    case 'week':
    case 'month':
      return [`${window.kind}:${window.ago}`];
    case 'days':
      return [`days:${window.count}`];
    case 'weekday':
      return [`weekday:${window.weekday}`];
    case 'date':
      return [`date:${window.month}`];
    case 'all':
      return ['all'];
    default:
      return [];
  }
}

/** "lift best bench press", as the tables have it. */
function textOf({ what, aggregate, window, compare, of, meal }: Query): string[] {
  const thing = of === undefined ? [] : of.kind === 'lift' ? [of.name] : of.kind === 'food' ? ['food'] : [of.id];
  return [
    what,
    ...(aggregate ? [aggregate] : []),
    ...thing,
    ...(meal === undefined ? [] : [`${meal}`]),
    ...windowText(window),
    ...windowText(compare),
  ];
}

/** Whether all that the table names is asked; more may be. Nothing named: nothing may be asked. */
function isAsked(asks: string, query: Query | undefined): boolean {
  if (asks === '' || !query) return asks === '' && !query;
  const read = ` ${textOf(query).join(' ')} `;
  const [what, ...others] = asks.split(' ');
  return query.what === what && others.every((each) => read.includes(` ${each} `));
}

const talks = Object.entries(ASKED).flatMap(([voice, list]) =>
  list.map((each) => {
    const turns =
      typeof each[0] === 'string'
        ? [each as readonly [string, string]]
        : (each as readonly (readonly [string, string])[]);
    return { voice, name: turns.map(([said]) => said).join(' / '), turns };
  }),
);

describe('a question to the data is read', () => {
  it.each(talks)('$voice: $name', ({ turns }) => {
    let last: Query | null = null;
    for (const [said, asks] of turns) {
      const [first, ...others] = readQueries(said, { last, exercises });
      expect(isAsked(asks, first?.query), `${said}: ${first ? textOf(first.query).join(' ') : 'nothing'}`).toBe(true);
      last = others.at(-1)?.query ?? first?.query ?? last;
    }
  });
});
