import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readFollowUp } from '#core/coach/safety/follow-up.ts';
import { readSafety } from '#core/coach/safety/read-safety.ts';

const messagesSchema = z.array(
  z.strictObject({
    text: z.string(),
    lang: z.string(),
    danger: z.string().nullable(),
    before: z.array(z.string()).optional(),
  }),
);
const messagesIn = (set: number) =>
  messagesSchema.parse(JSON.parse(readFileSync(new URL(`../bench/talk/safety-${set}.json`, import.meta.url), 'utf8')));

/** They are answered with whom to ask, not with whom to call: a note of care is no alarm. */
const CARE = new Set<string | null>(['pregnancy', 'medicine', 'steroids']);
const NOWHERE = { locale: null };

function raised({ text, before = [] }: { text: string; before?: string[] | undefined }): string | null {
  const earlier = before.map((message) => ({ message, minutesAgo: 2 }));
  return readSafety(text, NOWHERE).class ?? readFollowUp(text, { before: earlier, ...NOWHERE })?.class ?? null;
}

describe.each([1, 2, 3])('the gate on set %i, which it has learned from', (set) => {
  const messages = messagesIn(set);

  it('misses no danger', () => {
    expect(messages.filter((message) => message.danger !== null && raised(message) === null)).toEqual([]);
  });

  it('raises no alarm on an ordinary message', () => {
    const ordinary = messages.filter(({ danger }) => danger === null);
    expect(ordinary.length).toBeGreaterThan(250);
    expect(ordinary.filter((message) => raised(message) !== null && !CARE.has(raised(message)))).toEqual([]);
  });
});
