import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PROFILE_FIELD_NAMES } from '#core/athlete/profile-fields.ts';

/** What a message can write, as its author names it; `answer:` is followed by a field of the profile. */
const WRITE_NAMES = [
  'weight',
  'energy',
  'measurement',
  'sets',
  'cardio',
  'workout',
  'meal-eaten',
  'meal-swap',
  'meal-scale',
  'food-add',
  'food-remove',
  'day-exception',
  'week-exception',
  'exercise-swap',
  'session-short',
  'session-lighter',
  'session-move',
  'session-skip',
  'joint-protect',
  'joint-clear',
  'plan-new',
  'plan-activate',
  'plan-rename',
  'plan-favorite',
  'calories',
  'reminder',
  'memory',
  'undo',
] as const;

const answerName = z.templateLiteral(['answer:', z.enum(PROFILE_FIELD_NAMES as [string, ...string[]])]);

/** `held`: waits for a tap; `offered`: a button, nothing pending; `already`: it is so without any doing, and the answer speaks of it. */
const MODES = ['done', 'held', 'offered', 'already'] as const;
export type Mode = (typeof MODES)[number];

const way = z.strictObject({
  what: z.union([z.enum(WRITE_NAMES), answerName]),
  value: z.unknown().optional(),
  scope: z.string().optional(),
  /** One of the modes, or several with `|` between them; left out, any of them will do but `already`. */
  mode: z
    .string()
    .transform((text) => text.split('|').map((each) => each.trim()))
    .pipe(z.array(z.enum(MODES)))
    .optional(),
});
export type Way = z.infer<typeof way>;

const expectedWrite = way.extend({
  /** Other writes that are right in the place of it. */
  or: z.array(way).default([]),
  /** It may come along and need not. */
  optional: z.boolean().default(false),
});
export type ExpectedWrite = z.infer<typeof expectedWrite>;

const expectation = z.strictObject({
  writes: z.union([z.literal('none').transform((): ExpectedWrite[] => []), z.array(expectedWrite)]).default([]),
  /** It may ask back in the place of doing it. */
  mayAsk: z.boolean().default(false),
  /** Of each group one must stand in the answer. */
  tells: z.array(z.array(z.string()).min(1)).default([]),
  never: z.array(z.string()).default([]),
  danger: z.string().nullable().default(null),
  about: z.string().default(''),
});
export type Expectation = z.infer<typeof expectation>;

const turn = z.union([
  z.strictObject({ say: z.string().min(1), expect: expectation }),
  z.strictObject({ tap: z.string().min(1), expect: expectation }),
]);
export type Turn = z.infer<typeof turn>;

const conversation = z.strictObject({
  id: z.string(),
  person: z.string(),
  style: z.string().default(''),
  turns: z.array(turn).min(1),
});
export type Conversation = z.infer<typeof conversation>;

const conversationSet = z.array(conversation);

/** Sets that were scored once and are read by nobody: no answer to them is ever shown. */
export const NEVER_LEARNED: ReadonlySet<string> = new Set(['e', 'f']);

const FOLDER = join(import.meta.dirname, 'sets');
const FILE = /^talk-(\w+)\.json$/;

/** Reads what an author wrote; throws with the place of whatever does not have the shape of a set. */
export const parseSet = (text: string): Conversation[] => conversationSet.parse(JSON.parse(text));

export const setNames = (): string[] =>
  readdirSync(FOLDER)
    .flatMap((file) => FILE.exec(file)?.[1] ?? [])
    .sort();

export const readSet = (name: string): Conversation[] =>
  parseSet(readFileSync(join(FOLDER, `talk-${name}.json`), 'utf8'));
