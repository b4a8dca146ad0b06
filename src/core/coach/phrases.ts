import { z } from 'zod';
import { PRODUCT } from '#core/product.ts';
import { seededRandom } from '#core/seed/random.ts';
import phraseData from '#data/coach-phrases.json' with { type: 'json' };
import type { Choice, CoachBlock } from './turn.ts';

const phrases = z.record(z.string(), z.array(z.string()).min(1)).parse(phraseData);

export type Phrase = keyof typeof phraseData;

/** One of the ways to say it, chosen by the seed; `{name}` and the like are filled in. */
export function phrase(name: Phrase, seed: number, values: Readonly<Record<string, string>> = {}): string {
  const ways = phrases[name] ?? [];
  const chosen = ways[Math.floor(seededRandom(seed)() * ways.length)] ?? '';
  const known: Record<string, string> = { coach: PRODUCT.coach, name: '', ...values };
  return chosen.replace(/\{(\w+)\}/g, (_, key: string) => known[key] ?? '');
}

export const text = (said: string): CoachBlock => ({ type: 'text', text: said });

export const choices = (...offered: Choice[]): CoachBlock => ({
  type: 'card',
  card: { kind: 'choice', choices: offered },
});
