import { placeOfPhrase } from '#core/language/phrase-set.ts';
import { readText } from '#core/language/read-text.ts';
import type { Mention, Sense } from '#core/language/reading.ts';
import { tokenise } from '#core/language/tokens.ts';
import type { Vocabulary } from '#core/language/vocabulary.ts';
import { MEMORY_WORDS } from './memory-words.ts';

/** What a body does, or what somebody must not have: a protection, whatever it is named after. */
const protects = ({ said, strength, reason }: Mention): boolean =>
  said !== null || strength === 'reaction' || strength === 'must' || reason !== null;

/** "Night shifts" and "known" stand among the names of health without being any. */
const isHealth = ({ kind, id }: Sense): boolean =>
  kind === 'illness' ||
  kind === 'medicine' ||
  kind === 'joint' ||
  (kind === 'condition' && !/^(?:harmless|state:)/.test(id));

/** A name of a place or person that a misspelt illness comes near to: "Porto". */
const isNameOfItsOwn = ({ spelled, quote }: Mention): boolean => spelled !== null && /^\p{Lu}/u.test(quote);

/** A way of eating, or what a label must not list: both are answers, where they are rules. */
const isRule = ({ senses, polarity, whose }: Mention): boolean =>
  whose === 'mine' &&
  senses.some(({ kind }) => kind === 'diet' || (kind === 'allergen' && polarity !== 'want' && polarity !== 'fine'));

/**
 * Whether a text speaks of an allergy, an illness, a medicine, an injury or something that somebody must not have. Rather too
 * often than not: then it is no memory, and the person is shown where it belongs.
 */
export function isOfHealth(text: string, vocabulary: Vocabulary): boolean {
  if (placeOfPhrase(tokenise(text), MEMORY_WORDS.health) >= 0) return true;
  return readText(text, vocabulary).mentions.some(
    (mention) => protects(mention) || isRule(mention) || (mention.senses.some(isHealth) && !isNameOfItsOwn(mention)),
  );
}
