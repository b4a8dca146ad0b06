import { expect, it } from 'vitest';
import type { GuardedReply } from '#core/coaching/turn.ts';
import { ModelError } from './model-error.ts';
import { streamProved } from './stream-text.ts';

/** A guard that proves nothing. */
const refuse = (): GuardedReply => ({ ok: false, reason: 'unknown_number' });

it.each([
  ['a number', 'Try 12 sets today.', 'Try'],
  ['a number in brackets', 'Try this (twelve sets) today.', 'Try this'],
  ['a number in bold', 'Try **twelve** sets today.', 'Try'],
  ['a claim in quotation marks', 'Well, “done” with that.', 'Well,'],
  ['an address', 'Look at www.example.com today.', 'Look at'],
])('%s is held back with all that follows until the sentence is proved', (_, reply, shown) => {
  let said = '';
  const stream = streamProved(refuse, (text) => {
    said += text;
  });
  expect(() => stream.push(`${reply} `)).toThrow(ModelError);
  expect(said).toBe(shown);
});
