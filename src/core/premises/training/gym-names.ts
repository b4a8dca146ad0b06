import { foldText } from '#core/language/fold-text.ts';
import { PLAIN_MENTION } from '#core/language/plain-mention.ts';
import type { Mention } from '#core/language/reading.ts';
import type { EquipmentWords } from './equipment-words.ts';
import { type FieldReading, placeOf, wordsBeside } from './words-beside.ts';

/** The place of which no more is known than that it is a gym. */
const NAMED_GYM = 'named_gym';
const WORD = /[\p{L}\d'’&]+/gu;
/** "Fit" alone is part of a name only where the word before it is one, too: "Smart Fit". */
const BARE = new Set(['fit', 'fits', 'gym', 'gyms', 'fitness', 'athletics', 'gymnasium', 'crossfit']);
const DENIED = / (?:no|not|never|without|cancelled|canceled|quit|left|closed|former|old|used to|was|were|had|ex) /;

type Word = { text: string; folded: string; start: number; end: number };

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index: start }) => ({
    text: word,
    folded: foldText(word).replace(/['’]/g, ''),
    start,
    end: start + word.length,
  }));

/**
 * An answer with the gyms in it that are known by their name's ending alone ("Irongym", "Temple Fitness", "Hudson Barbell Club"): a gym
 * that somebody names is a gym, whichever chain it belongs to.
 */
export function withNamedGyms(answer: FieldReading, { gymNames, places }: EquipmentWords): FieldReading {
  const { reading, text } = answer;
  if (reading.saysNone || reading.mentions.some(({ senses }) => senses.some((sense) => isGym(sense, places)))) {
    return answer;
  }
  const words = wordsOf(text);
  const at = words.findIndex((_, index) => isNamed(words, index, gymNames));
  const [word, before, next] = [words[at], words[at - 1], words[at + 1]];
  if (!word) return answer;
  const isPair = next !== undefined && gymNames.pairs.includes(`${word.folded} ${next.folded}`);
  const start = (isPair || BARE.has(word.folded)) && before ? before.start : word.start;
  const span = { start, end: isPair ? next.end : word.end };
  if (reading.mentions.some((other) => other.span.start < span.end && other.span.end > span.start)) return answer;
  const mention: Mention = {
    ...PLAIN_MENTION,
    certainty: 'guess',
    senses: [{ kind: 'place', id: NAMED_GYM }],
    span,
    quote: text.slice(span.start, span.end),
  };
  const place = placeOf(reading, span);
  const moved = reading.mentions.map((other) =>
    other.exceptionOf !== null && other.exceptionOf >= place ? { ...other, exceptionOf: other.exceptionOf + 1 } : other,
  );
  const mentions = moved.toSpliced(place, 0, mention);
  const unread = reading.unread.filter((each) => each.span.end <= span.start || each.span.start >= span.end);
  const named = { ...answer, reading: { ...reading, mentions, unread } };
  return DENIED.test(wordsBeside(named, mention).before) ? answer : named;
}

/** Where a place with machines is known by its own name, no other is looked for. */
const isGym = ({ kind, id }: Mention['senses'][number], places: EquipmentWords['places']): boolean =>
  kind === 'place' && (places.find((place) => place.id === id)?.usual.length ?? 0) > 0;

function isNamed(words: readonly Word[], at: number, names: EquipmentWords['gymNames']): boolean {
  const [word, before, next] = [words[at], words[at - 1], words[at + 1]];
  if (!word || names.notBefore.includes(next?.folded ?? '')) return false;
  if (next && names.pairs.includes(`${word.folded} ${next.folded}`)) return true;
  const ending = names.endings.find((each) => word.folded.endsWith(each));
  if (!ending || names.notThis.includes(word.folded) || names.notAfter.includes(before?.folded ?? '')) return false;
  if (!BARE.has(word.folded)) return word.folded !== ending || word.folded.length > SHORT;
  return before !== undefined && (isCapital(before) || words.length <= NAME_ONLY);
}

const SHORT = 4;
/** An answer of no more words is a name and nothing else. */
const NAME_ONLY = 3;
const isCapital = ({ text }: Word): boolean => /^\p{Lu}/u.test(text);
