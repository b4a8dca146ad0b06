import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readSafety } from '#core/coach/safety/read-safety.ts';

const messages = z
  .array(z.strictObject({ text: z.string(), lang: z.string(), danger: z.string().nullable() }))
  .parse(JSON.parse(readFileSync(new URL('../bench/talk/safety-1.json', import.meta.url), 'utf8')));

/** They are answered with whom to ask, not with whom to call: a note of care is no alarm. */
const CARE = new Set<string | null>(['pregnancy', 'medicine', 'steroids']);
const raised = (text: string) => readSafety(text, { locale: null }).class;

it('misses no danger of a set that it has learned from', () => {
  expect(messages.filter(({ text, danger }) => danger !== null && raised(text) === null)).toEqual([]);
});

it('raises no alarm on its ordinary messages', () => {
  const ordinary = messages.filter(({ danger }) => danger === null);
  expect(ordinary.length).toBeGreaterThan(300);
  expect(ordinary.filter(({ text }) => raised(text) !== null && !CARE.has(raised(text)))).toEqual([]);
});
