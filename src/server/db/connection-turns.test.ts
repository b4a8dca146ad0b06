import { describe, expect, it } from 'vitest';
import type { Asker } from './askers.ts';
import { createConnectionTurns } from './connection-turns.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** One connection, of which `got` names who had it, in that order; the clock stands still until it is told. */
function aConnection() {
  let time = 0;
  const turns = createConnectionTurns(() => time);
  const got: string[] = [];
  const enter = async (asker: Asker) => {
    await turns.enter(asker);
    got.push(asker.line);
  };
  /** A query that takes no time, and what comes of it. */
  const query = async (asker: Asker) => {
    await enter(asker);
    turns.leave();
  };
  return {
    got,
    enter,
    query,
    leave: turns.leave,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

const asker = (line: string): Asker => ({ line });

describe('the one connection', () => {
  it('is had by one at a time, and by line after line, however many wait in one', async () => {
    const { got, enter, leave } = aConnection();
    const entered = ['mal', 'mal', 'mal', 'ann', 'bob'].map((line) => enter(asker(line)));
    await settled();
    expect(got).toEqual(['mal']);
    for (const _ of entered) {
      leave();
      await settled();
    }
    await Promise.all(entered);
    expect(got).toEqual(['mal', 'mal', 'ann', 'bob', 'mal']);
  });

  it('stays with one request for all that it asks without waiting for anything else', async () => {
    const { got, query } = aConnection();
    const [ann, mallory] = [asker('ann'), asker('mal')];
    const page = (async () => {
      for (let queries = 0; queries < 4; queries++) await query(ann);
    })();
    const other = query(mallory);
    await Promise.all([page, other]);
    expect(got).toEqual(['ann', 'ann', 'ann', 'ann', 'mal']);
  });

  it('goes on to who waits when a request waits for something else, or is another one of the same session', async () => {
    const { got, query } = aConnection();
    const mallory = asker('mal');
    await query(mallory);
    const ann = query(asker('ann'));
    await settled();
    await Promise.all([ann, query(mallory)]);
    const first = query(mallory);
    const [second, bob] = [query(asker('mal')), query(asker('bob'))];
    await Promise.all([first, second, bob]);
    expect(got).toEqual(['mal', 'ann', 'mal', 'mal', 'mal', 'bob']);
  });

  it('is taken from a request that has had it for long, between two of its queries', async () => {
    const { got, query, pass } = aConnection();
    const mallory = asker('mal');
    await query(mallory);
    const ann = query(asker('ann'));
    pass(11);
    await Promise.all([query(mallory), ann]);
    expect(got).toEqual(['mal', 'ann', 'mal']);
  });

  it('is free again after everybody has left', async () => {
    const { got, query } = aConnection();
    await query(asker('ann'));
    await settled();
    await query(asker('bob'));
    expect(got).toEqual(['ann', 'bob']);
  });
});
