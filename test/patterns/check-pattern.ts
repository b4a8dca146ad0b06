import { createContext, Script } from 'node:vm';
import { check, type Parameters } from 'recheck';
import type { Pattern } from './written-patterns.ts';

/**
 * How sure it is that no text keeps a pattern busy. `proved`: its automaton reads any text in linear time. `tried`: none of the
 * texts that recheck bred against it, of up to `LONG` letters, costs more than `STEPS_A_LETTER`. `bounded`: the same, of the
 * longest texts that its readers are given.
 */
export type Verdict = 'proved' | 'tried' | 'bounded';
export type Found = { verdict: Verdict } | { fault: string; text: string };

/** What reads texts that are cut before, and how long they are at most. */
const BOUNDED: readonly { under: string; letters: number }[] = [
  // A passage of a message: `understanding/passages.ts`.
  { under: 'src/core/coach/understanding/', letters: 500 },
  // Three sentences, or three windows of one: `safety/plain-sentences.ts`.
  { under: 'src/core/coach/safety/', letters: 920 },
];
const LONG = 20_000;
const STEPS_A_LETTER = 200;
const PATIENCE_MS = 20_000;

/** Looks for a text that keeps a pattern busy. */
export async function checkPattern({ source, flags }: Pick<Pattern, 'source' | 'flags'>, places: readonly string[]) {
  const letters = lettersFor(places);
  if (letters !== null) return breed({ source, flags }, letters, 'bounded');
  const proof = await check(source, flags, { checker: 'automaton', timeout: PATIENCE_MS });
  if (proof.status === 'safe') return { verdict: 'proved' } satisfies Found;
  if (proof.status === 'vulnerable') return faultOf(proof.complexity.summary, proof.attack.string);
  return breed({ source, flags }, LONG, 'tried');
}

/** The longest text that any of the places gives the pattern; null where that may be any. */
function lettersFor(places: readonly string[]): number | null {
  const bounds = places.map((place) => BOUNDED.find(({ under }) => place.startsWith(under))?.letters ?? null);
  return bounds.reduce((most, one) => (most === null || one === null ? null : Math.max(most, one)), 0);
}

/** Breeds texts against a pattern; where that takes too long with all that can be known of it beforehand, with less of it. */
async function breed(
  { source, flags }: Pick<Pattern, 'source' | 'flags'>,
  letters: number,
  verdict: Verdict,
): Promise<Found> {
  const limits: Parameters = {
    checker: 'fuzz',
    timeout: PATIENCE_MS,
    attackLimit: letters * STEPS_A_LETTER,
    maxAttackStringSize: letters,
    maxRecallStringSize: letters,
    maxGeneStringSize: Math.min(letters, 2400),
  };
  for (const seeder of ['static', 'dynamic'] as const) {
    const tried = await check(source, flags, { ...limits, seeder });
    if (tried.status === 'safe') return { verdict };
    if (tried.status !== 'vulnerable') continue;
    const text = tried.attack.string.slice(0, letters);
    return isBusy({ source, flags }, text) ? faultOf(tried.complexity.summary, text) : { verdict };
  }
  return { fault: 'cannot be checked in time: make it smaller', text: '' };
}

/** What recheck counts as steps, the engine often does in one. So a text counts if it really takes so long. */
const MICROSECONDS_A_LETTER = 0.5;
/** Somebody else's work makes single ones slow: the quickest counts. */
const TIMES = 60;
const TOO_LONG_MS = 1000;

function isBusy({ source, flags }: Pick<Pattern, 'source' | 'flags'>, text: string): boolean {
  const script = new Script('text.search(pattern)');
  const context = createContext({ text, pattern: new RegExp(source, flags) });
  const most = (MICROSECONDS_A_LETTER * Math.max(text.length, SHORTEST)) / 1000;
  for (let time = 0; time < TIMES; time++) {
    const before = performance.now();
    try {
      script.runInContext(context, { timeout: TOO_LONG_MS });
    } catch {
      return true;
    }
    if (performance.now() - before <= most) return false;
  }
  return true;
}

/** The call itself takes as long as the search of such a text. */
const SHORTEST = 200;

const faultOf = (fault: string, text: string): Found => ({ fault, text });
