import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readTolerantly } from './read-tolerantly.ts';

const card = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('log'), text: z.string() }),
  z.strictObject({ kind: z.literal('plan'), name: z.string(), lines: z.array(z.strictObject({ text: z.string() })) }),
]);
const answer = z.strictObject({
  cards: z.array(z.strictObject({ card })),
  state: z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('open') })]),
});
const log = { card: { kind: 'log', text: 'Weight' } };
const open = { kind: 'open' };
const read = (json: unknown) => readTolerantly(answer, json).data;

describe('an answer of a newer server', () => {
  it('is read without its new fields, wherever they are', () => {
    const plan = { kind: 'plan', name: 'A', lines: [{ text: 'a', bold: true }] };
    const json = { cards: [{ card: plan, at: 7 }, log], state: { ...open, since: 3 }, extra: {} };
    expect(read(json)).toEqual({ cards: [{ card: { ...plan, lines: [{ text: 'a' }] } }, log], state: open });
    expect(json.cards[0], 'what came stays as it is').toHaveProperty('at', 7);
  });

  it('is read without the items of its lists that are of a new kind', () => {
    const strange = { card: { kind: 'video', url: '/x' } };
    expect(read({ cards: [strange, log, strange, strange], state: open })).toEqual({ cards: [log], state: open });
  });

  it.each([
    { what: 'of a new kind as a whole', json: { cards: [], state: { kind: 'ajar' } } },
    { what: 'in which something is missing', json: { cards: [{ card: { kind: 'log' } }], state: open } },
    { what: 'in which something is another type', json: { cards: 'many', state: open, extra: 1 } },
    { what: 'that is none', json: undefined },
  ])('that is $what is not read', ({ json }) => {
    expect(readTolerantly(answer, json).success).toBe(false);
  });
});
