import { z } from 'zod';
import intentData from '#data/coach-intents.json' with { type: 'json' };
import { testIn } from '../prefilter/prefilter.ts';
import type { Intent } from '../turn.ts';

const plainKind = z.enum([
  ...(['undo', 'thanks', 'goodbye', 'are_you_human', 'how_are_you', 'what_can_you_do'] as const),
  ...(['tired', 'motivation', 'rebuild_plans'] as const),
]);
const intentSchema = z.union([
  z.strictObject({ kind: plainKind }),
  z.strictObject({ kind: z.literal('missed_training'), span: z.enum(['day', 'week', 'long']) }),
  z.strictObject({ kind: z.literal('not_allowed') }),
]);

const data = z
  .strictObject({
    about: z.string(),
    intents: z.array(z.strictObject({ intent: intentSchema, patterns: z.array(z.string()) })),
  })
  .parse(intentData);

const compiled = (patterns: readonly string[]) => patterns.map((each) => new RegExp(each));
const INTENTS = data.intents.map(({ intent, patterns }) => ({ intent, patterns: compiled(patterns) }));

const fits = (plain: string) => (row: { patterns: readonly RegExp[] }) =>
  row.patterns.some((pattern) => testIn(pattern, plain));

/** What the rows of the data recognise, each kind once, in their order. `plain` is the plain form of the message. */
export function simpleIntents(plain: string, message: string): Intent[] {
  const found = INTENTS.filter(fits(plain)).map(({ intent }) => intent);
  const once = found.filter(({ kind }, index) => found.findIndex((other) => other.kind === kind) === index);
  return once.map((intent) => (intent.kind === 'not_allowed' ? { ...intent, quote: message } : intent));
}
