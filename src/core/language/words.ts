import { CUE_WORDS, FILLERS } from './cue-facts.ts';
import { ENGLISH_FILLERS, FILLERS_ABROAD, NOT_PLAIN } from './plain-words.ts';
import { stemOf, type Token } from './tokens.ts';
import type { Name, Vocabulary } from './vocabulary.ts';

/** A token, and what a misspelt word was taken for. */
export type Typed = Token & { spelled: string | null };

const ENDINGS = ['s', 'es', 'ed', 'd', 'ing', 'ly'];
/** Parts of a word that are cues: "glutenfree", "sugarless", "Nussallergie", "nondairy". */
const TAILS = [
  ['free', 'free'],
  ['less', 'free'],
  ['frei', 'free'],
  ['freie', 'free'],
  ['freies', 'free'],
  ['allergie', 'allergie'],
  ['allergien', 'allergie'],
  ['allergiker', 'allergie'],
  ['allergikerin', 'allergie'],
  ['allergy', 'allergie'],
  ['intoleranz', 'intoleranz'],
  ['unvertraglichkeit', 'intoleranz'],
] as const;
const NON = ['non', 'un'];
/** How something is done, in the languages of Latin: "simplemente", "probablement". */
const ADVERB = /(?:mente|ement|amment)$/;
const LONGEST_SPLIT = 30;

/** In a script of letters; one sign of Chinese or Japanese is a whole word ("桃" is a peach). */
const isLoneLetter = (plain: string): boolean => plain.length < 2 && !/\p{Lo}/u.test(plain);

/** A word that is known and means nothing for food, body or kit, with or without its ending. */
export function isPlain({ plain, stem }: Token, { plainWords }: Vocabulary): boolean {
  if (isLoneLetter(plain) || FILLERS.has(plain) || ENGLISH_FILLERS.has(plain) || CUE_WORDS.has(plain)) return true;
  if (plainWords.has(plain) || plainWords.has(stem)) return true;
  if (NOT_PLAIN.has(plain)) return false;
  if (FILLERS_ABROAD.has(plain) || (plain.length > 7 && ADVERB.test(plain))) return true;
  return ENDINGS.some((ending) => {
    if (!plain.endsWith(ending) || plain.length - ending.length < 3) return false;
    const root = plain.slice(0, -ending.length);
    return (
      ENGLISH_FILLERS.has(root) ||
      ENGLISH_FILLERS.has(`${root}e`) ||
      (root.at(-1) === root.at(-2) && ENGLISH_FILLERS.has(root.slice(0, -1)))
    );
  });
}

/** A word one slip away from a single known one becomes that one. */
export function corrected(token: Token, vocabulary: Vocabulary): Typed {
  const { plain, stem, kind } = token;
  if (kind !== 'word' || vocabulary.nameWords.has(stem) || isPlain(token, vocabulary))
    return { ...token, spelled: null };
  const listed = vocabulary.forms.listed(plain);
  if (listed !== null) return { ...token, stem: listed, spelled: listed };
  const name = vocabulary.spellName(stem);
  const other = vocabulary.spellOther(plain);
  if (name && (!other || name.slips <= other.slips)) return { ...token, stem: name.word, spelled: name.word };
  if (other) return { ...token, plain: other.word, stem: stemOf(other.word), spelled: other.word };
  return { ...token, spelled: null };
}

/** "glutenfree" is a name and a cue without the space. */
export function unglued(token: Token, { nameWords }: Vocabulary): Token[] {
  if (token.kind !== 'word' || token.plain.length > LONGEST_SPLIT || nameWords.has(token.stem)) return [token];
  const part = (plain: string, start: number, end: number): Token => ({
    ...token,
    plain,
    stem: stemOf(plain),
    start,
    end,
  });
  const { plain, start, end } = token;
  if (end - start !== plain.length) return [token];
  for (const [tail, cue] of TAILS) {
    const cut = plain.length - tail.length;
    if (cut < 3 || !plain.endsWith(tail)) continue;
    const head = plain.slice(0, cut);
    const known = [head, `${head}e`, `${head}en`, head.replace(/s$/, '')].find((each) => nameWords.has(stemOf(each)));
    if (known === undefined) continue;
    const name = { ...part(head, start, start + cut), plain: known, stem: stemOf(known) };
    return [name, part(cue, start + cut, end)];
  }
  for (const head of NON) {
    const rest = plain.slice(head.length);
    if (rest.length > 3 && plain.startsWith(head) && nameWords.has(stemOf(rest))) {
      return [part('non', start, start + head.length), part(rest, start + head.length, end)];
    }
  }
  return [token];
}

/** "peanutbutter", "soymilk": two known words without the space, where only one cut makes a name. */
export function splitAt({ plain, stem }: Typed, { names }: Vocabulary): { name: Name; spelled: string } | null {
  if (plain.length < 6 || plain.length > LONGEST_SPLIT) return null;
  const found: { name: Name; spelled: string }[] = [];
  for (let cut = 2; cut <= plain.length - 2; cut++) {
    const key = `${stemOf(plain.slice(0, cut))} ${stem.slice(cut)}`;
    const name = names.values.get(key);
    if (name && name.senses.length > 0) found.push({ name, spelled: key });
  }
  const [only] = found;
  return found.length === 1 && only ? only : null;
}
