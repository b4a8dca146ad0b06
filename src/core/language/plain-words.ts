import english from '#data/reading/english-words.json' with { type: 'json' };
import plainWords from '#data/reading/plain-words.json' with { type: 'json' };
import abroad from '#data/reading/plain-words-abroad.json' with { type: 'json' };
import { foldText } from './fold-text.ts';

/** English words that say nothing of food, body or kit, without their endings: those of the dictionary, and ours. */
export const ENGLISH_FILLERS: ReadonlySet<string> = new Set(
  [...plainWords.words, ...english.words].flatMap((line) => line.split(' ')),
);

const setOf = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));
const NO_ILLNESS = setOf(english.noIllness);
const NO_FOOD = setOf(english.noFood);

/** Common words of other languages that say nothing of food, body or kit, as they are written: no endings are taken off them. */
export const FILLERS_ABROAD: ReadonlySet<string> = new Set(
  Object.values(abroad.words).flatMap((lines) => lines.flatMap((line) => line.split(' '))),
);

/** Words that look like a common one with an ending and are things to eat: "dressing", "liver". */
export const NOT_PLAIN: ReadonlySet<string> = new Set(plainWords.notPlain);

/** Words of grammar: a name that is written like one ("thé", "as") counts only with its accents or in capitals. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(plainWords.functionWords);

const hasWord = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) || words.has(word.replace(/(?:es|s)$/, '')) || ENGLISH_FILLERS.has(word);

/** Words of the dictionary that can be no illness ("tarmac"), or no food ("toaster"), whichever of their senses is meant. */
export function namesNone(kind: 'illness' | 'food', quote: string): boolean {
  const words = foldText(quote).match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.every((word) => hasWord(kind === 'food' ? NO_FOOD : NO_ILLNESS, word));
}
