import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { VERDICTS, type Verdict } from './judge.ts';

/** What came of the messages of a set. */
export type Score = { conversations: number; messages: number; verdicts: Record<Verdict, number> };

const scoreSchema = z.strictObject({
  conversations: z.number().int(),
  messages: z.number().int(),
  verdicts: z.record(z.enum(VERDICTS), z.number().int()),
});
const scoresSchema = z.record(z.string(), z.record(z.string(), scoreSchema));

/** Which coach answers. One that is built anew gets a name of its own, so that each set has a first score with each of them. */
const COACH = 'typed actions';

const FILE = join(import.meta.dirname, 'first-scores.json');

const firstScores = (): z.infer<typeof scoresSchema> =>
  existsSync(FILE) ? scoresSchema.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : {};

/** What a set scored the first time with each coach. */
export const firstScoresOf = (set: string): { coach: string; score: Score }[] =>
  Object.entries(firstScores()).flatMap(([coach, sets]) => (sets[set] ? [{ coach, score: sets[set] }] : []));

/** Keeps what a set scored the first time; later scores leave it alone. */
export function keepFirst(set: string, score: Score): void {
  const known = firstScores();
  const ofCoach = known[COACH] ?? {};
  if (ofCoach[set]) return;
  const sets = Object.fromEntries(Object.entries({ ...ofCoach, [set]: score }).sort());
  writeFileSync(FILE, `${JSON.stringify({ ...known, [COACH]: sets }, null, 2)}\n`);
}

export function scoreOf(played: readonly (readonly { verdict: Verdict }[])[]): Score {
  const messages = played.flat();
  const verdicts = Object.fromEntries(
    VERDICTS.map((verdict) => [verdict, messages.filter((one) => one.verdict === verdict).length]),
  ) as Record<Verdict, number>;
  return { conversations: played.length, messages: messages.length, verdicts };
}

/** The scores of several sets as one. */
export function together(scores: readonly Score[]): Score {
  const sum = (pick: (score: Score) => number) => scores.reduce((total, score) => total + pick(score), 0);
  return {
    conversations: sum(({ conversations }) => conversations),
    messages: sum(({ messages }) => messages),
    verdicts: Object.fromEntries(
      VERDICTS.map((verdict) => [verdict, sum(({ verdicts }) => verdicts[verdict])]),
    ) as Record<Verdict, number>,
  };
}

/** Bars on the sets that were never learned from. */
const BARS = { handled: 0.85, unknown: 0.08 };
const NEVER: readonly Verdict[] = ['wrong write', 'false alarm', 'missed danger'];

export const meetsBars = ({ messages, verdicts }: Score): boolean =>
  messages > 0 &&
  verdicts.handled >= BARS.handled * messages &&
  verdicts['do not know'] <= BARS.unknown * messages &&
  NEVER.every((verdict) => verdicts[verdict] === 0);
