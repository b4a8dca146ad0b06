import { z } from 'zod';
import { foldText } from '#core/language/fold-text.ts';
import { type PhraseSet, phraseSet } from '#core/language/phrase-set.ts';
import { tokenise } from '#core/language/tokens.ts';
import wordData from '#data/coach-memory.json' with { type: 'json' };

const { about: _, ...lists } = wordData;
const LISTS = z.record(z.string(), z.array(z.string()).min(1)).parse(lists);
type ListName = keyof typeof lists;

/** Every list of `data/coach-memory.json`, fit to be looked up in. */
export const MEMORY_WORDS = Object.fromEntries(
  Object.entries(LISTS).map(([name, phrases]) => [name, phraseSet(phrases, 'plain')]),
) as Record<ListName, PhraseSet>;

/** The words of a text alone, one space between: what whole sentences are compared by. */
export const bareWords = (text: string): string =>
  tokenise(foldText(text))
    .filter(({ kind }) => kind !== 'sign')
    .map(({ plain }) => plain)
    .join(' ');

const SMALL = new Set(LISTS.small);

/** The stems of a text that carry meaning. */
export const contentStems = (text: string): string[] =>
  tokenise(text)
    .filter(({ kind, plain }) => kind !== 'sign' && !SMALL.has(plain))
    .map(({ stem }) => stem);
