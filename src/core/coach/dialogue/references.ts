import { z } from 'zod';
import { phraseKey, tokenise } from '#core/language/tokens.ts';
import referenceData from '#data/coach-references.json' with { type: 'json' };
import type { Choice } from '../turn.ts';

const stems = z.array(z.string()).transform((list) => list.map((phrase) => phraseKey(phrase)));
const WORDS = z
  .strictObject({
    about: z.string(),
    ordinals: z.array(stems),
    last: stems,
    other: stems,
    filler: stems.transform((list) => new Set(list)),
    /** The longest first. */
    again: stems.transform((list) => list.toSorted((a, b) => b.length - a.length)),
  })
  .parse(referenceData);

/** Who points at something says little. */
const MOST_WORDS = 7;

const wordsOf = (text: string): string[] =>
  tokenise(text)
    .filter(({ kind }) => kind === 'word' || kind === 'number')
    .map(({ stem }) => stem);

/**
 * The button that a short message means: "the second", "tuna", "the other one" after one was taken; null where it means none of them, or
 * more than one. `taken`: the button that was chosen last, if it stood in the same list.
 */
export function choiceMeant(message: string, choices: readonly Choice[], taken: string | null = null): Choice | null {
  const words = wordsOf(message);
  if (choices.length === 0 || words.length === 0 || words.length > MOST_WORDS) return null;
  const said = ` ${words.join(' ')} `;
  const rest = words.filter((word) => !WORDS.filler.has(word));
  const byLabel = choices.filter(({ label }) => namedBy(label, rest, choices));
  const [named, ...others] = byLabel;
  if (named) return others.length === 0 ? named : null;
  if (WORDS.other.includes(rest.join(' '))) return otherThan(taken, choices);
  if (WORDS.last.includes(rest.join(' '))) return choices.at(-1) ?? null;
  const place = WORDS.ordinals.findIndex((list) => list.some((ordinal) => ordinal === rest.join(' ')));
  return place < 0 || said.trim() === '' ? null : (choices[place] ?? null);
}

/** Every word that is not filler stands on the button, and one of them stands on no other. */
function namedBy(label: string, rest: readonly string[], choices: readonly Choice[]): boolean {
  const own = new Set(wordsOf(label));
  if (rest.length === 0 || !rest.every((word) => own.has(word))) return false;
  const others = choices.filter((choice) => choice.label !== label).map((choice) => new Set(wordsOf(choice.label)));
  return rest.some((word) => /\p{L}{3}/u.test(word) && others.every((words) => !words.has(word)));
}

function otherThan(taken: string | null, choices: readonly Choice[]): Choice | null {
  const left = choices.filter(({ say }) => say !== taken);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** Where what is wished begins. */
const WISH =
  /\b(?:with|without|no|but|less|more|under|quicker|cheaper|lighter|bigger|smaller|veg|vegan|vegetarian|veggie|for)\b/i;

/** "Another one", "something else, without egg": the same again, with what is wished besides; null where it is none of that. */
export function againIn(message: string): { wish: string } | null {
  const words = wordsOf(message);
  if (words.length === 0 || words.length > 2 * MOST_WORDS) return null;
  const said = ` ${words.join(' ')} `;
  const phrase = WORDS.again.find((each) => said.includes(` ${each} `));
  if (phrase === undefined) return null;
  const rest = said
    .replace(` ${phrase} `, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '');
  const isBare = rest.every((word) => WORDS.filler.has(word));
  if (isBare) return { wish: '' };
  const from = message.search(WISH);
  const wish = from < 0 ? '' : message.slice(from);
  return wish === '' ? null : { wish: wish.trim() };
}
