import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readFollowUp } from '#core/coach/safety/follow-up.ts';
import { readSafety } from '#core/coach/safety/read-safety.ts';
import type { SafetyClass } from '#core/coach/safety/verdict.ts';

const messagesSchema = z.array(
  z.strictObject({
    text: z.string(),
    lang: z.string(),
    danger: z.string().nullable(),
    /** What the person wrote just before, the newest first. */
    before: z.array(z.string()).optional(),
  }),
);
type Message = z.infer<typeof messagesSchema>[number];
export type HeardMessage = Message & { raised: SafetyClass | null };

/** They are answered with whom to ask, not with whom to call: a note of care is no alarm. */
export const CARE = new Set<string | null>(['pregnancy', 'medicine', 'steroids']);

const NOWHERE = { locale: null };
const MINUTES_BETWEEN = 2;

/** The messages of a set, each with the danger that the gate hears in it. */
export const heardIn = (name: string): HeardMessage[] =>
  messagesSchema
    .parse(JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')))
    .map((message) => ({ ...message, raised: raisedBy(message) }));

function raisedBy({ text, before = [] }: Message): SafetyClass | null {
  const earlier = before.map((message) => ({ message, minutesAgo: MINUTES_BETWEEN }));
  return readSafety(text, NOWHERE).class ?? readFollowUp(text, { before: earlier, ...NOWHERE })?.class ?? null;
}
