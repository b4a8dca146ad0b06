import { listed } from '#core/language/listed.ts';
import type { Origin } from '../premises.ts';

type SheetOrigin = { how: Origin['how']; quotes: string[] };

/** Most words that one line shows. */
const MOST = 4;
const BY_WEIGHT: readonly Origin['how'][] = ['tapped', 'asked', 'read', 'guessed'];

/** Where a line comes from: a tap weighs more than words, words more than a guess. Each word is shown once. */
export function sheetOrigin(origins: readonly Origin[]): SheetOrigin {
  const how = BY_WEIGHT.find((each) => origins.some((origin) => origin.how === each)) ?? 'read';
  const quotes = origins.flatMap((origin) => ('quote' in origin ? [origin.quote] : []));
  return { how, quotes: [...new Set(quotes)].slice(0, MOST) };
}

/** Read with doubt, and no tap has settled it. */
export const isGuess = (origins: readonly Origin[]): boolean =>
  origins.length > 0 && sheetOrigin(origins).how === 'guessed';

/** Names as a line of the sheet lists them, each once. */
export const listedOnce = (names: readonly string[], most: number): string => listed([...new Set(names)], { most });
