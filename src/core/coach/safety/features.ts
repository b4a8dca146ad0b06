import { lookAt, mayMatch } from '../prefilter/prefilter.ts';
import { type Features, featuresOfText } from '../weighing/text-features.ts';
import { WORD_LISTS } from './concepts.ts';
import { RED_FLAG_WORDS } from './red-flags.ts';

const LISTS = Object.entries({ ...WORD_LISTS, ...RED_FLAG_WORDS }).map(
  ([name, words]) => [name, new RegExp(`\\b(?:${words})\\b`)] as const,
);

/** What a text is made of, with the word lists of the rules ("some medicine"). */
export function featuresOf(text: string): Features {
  const look = lookAt(text);
  const named = LISTS.filter(([, pattern]) => mayMatch(pattern, look) && pattern.test(text));
  return featuresOfText(
    text,
    named.map(([name]) => name),
  );
}
