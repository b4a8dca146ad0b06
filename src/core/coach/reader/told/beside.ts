import type { Profile } from '#core/athlete/profile.ts';
import { type Token, tokenise } from '#core/language/tokens.ts';
import { MEASURE_WORDS, type NumberField, type Words } from './measure-words.ts';
import { type Measure, measuresIn } from './measures.ts';

/** A clause as it is read: `earlier` is what the message said before it, `isForNow` holds for today only. */
export type ToldClause = { text: string; earlier: string; isForNow: boolean };

export type Said = {
  tokens: readonly Token[];
  measures: readonly Measure[];
  /** The words of the clause and of what was said before it, with its measures. */
  context: readonly Token[];
  earlier: () => readonly Measure[];
  isForNow: boolean;
  profile: Profile;
};

/** Nobody tells as many numbers of themselves in one clause. */
const MOST_MEASURES = 12;

/** What is looked at of a clause. */
export function saidIn({ text, earlier, isForNow }: ToldClause, profile: Profile): Said {
  const [tokens, before] = [recentTokens(text), recentTokens(earlier).slice(-MOST_BEFORE)];
  return {
    ...{ tokens, isForNow, profile, context: [...before, ...tokens] },
    measures: measuresIn({ text, tokens }).slice(0, MOST_MEASURES),
    earlier: () => measuresIn({ text: earlier, tokens: before }).slice(-MOST_MEASURES),
  };
}

/** So many words of what was said before a clause are looked at again. */
export const MOST_BEFORE = 60;

/** The texts that were cut up last: several readers look at one clause. */
const recent = new Map<string, readonly Token[]>();
const MOST_RECENT = 32;

/** The words of a text that was looked at just now. */
export function recentTokens(text: string): readonly Token[] {
  const known = recent.get(text);
  if (known) return known;
  if (recent.size >= MOST_RECENT) recent.clear();
  const tokens = tokenise(text);
  recent.set(text, tokens);
  return tokens;
}

/** "Not 34", "instead of the 45", "from 80": what does not hold. */
export const isDenied = (said: Said, { from }: Measure): boolean =>
  directlyBefore(said, from, MEASURE_WORDS.deniedDirectly) ||
  (wordsBefore(said, from, MEASURE_WORDS.denied) >= 0 && !MEASURE_WORDS.justNow.isIn(said.tokens));

/** "Lost 5 lbs", "3 lb heavier": how far it moved, and no value. "Down to 170" is one. */
export function isMoved(said: Said, { from, to, kind }: Measure): boolean {
  const behind = MEASURE_WORDS.movedBehind.lengthAt(said.tokens, to) > 0;
  if (kind === 'bare') return behind && !isEndOf(said, to + 1);
  return behind || (directlyBefore(said, from, MEASURE_WORDS.moved) && kind !== 'times' && kind !== 'meals');
}

export const isEndOf = ({ tokens }: Said, at: number): boolean => at >= tokens.length || tokens[at]?.kind === 'sign';

const LONGEST_PHRASE = 4;

function directlyBefore({ tokens }: Said, at: number, words: Words): boolean {
  for (let from = Math.max(0, at - LONGEST_PHRASE); from < at; from++) {
    if (from + words.lengthAt(tokens, from) === at) return true;
  }
  return false;
}

/** Where such words end that stand before a place with nothing but soft words between; −1 where none do. */
export function wordsBefore(said: Said, at: number, words: Words): number {
  const { tokens } = said;
  for (let end = at; end > 0; end--) {
    if (directlyBefore(said, end, words)) return end;
    const token = tokens[end - 1];
    if (!token || !isSoft(said, end - 1)) return -1;
  }
  return -1;
}

const isSoft = ({ tokens }: Said, at: number): boolean => {
  const token = tokens[at];
  if (token?.kind === 'sign') return [':', '=', '-', '~'].includes(token.plain);
  return MEASURE_WORDS.soft.lengthAt(tokens, at) > 0;
};

export const cueIn = (tokens: readonly Token[], field: NumberField): boolean => MEASURE_WORDS.cues[field].isIn(tokens);

export function onlySoft(said: Said, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!isSoft(said, at)) return false;
  return true;
}

export const isIAm = ({ tokens }: Said, at: number): boolean => {
  let end = at;
  while (end > 0 && MEASURE_WORDS.soft.lengthAt(tokens, end - 1) > 0 && tokens[end - 1]?.plain !== 'am') end--;
  return tokens[end - 1]?.plain === 'am' && tokens[end - 2]?.plain === 'i';
};

/** So many words behind "I am" a list of what one is may go on. */
const LONGEST_LIST = 6;

/** "I am male, 45, and 6 foot tall". */
export function isListed({ tokens }: Said, at: number): boolean {
  const before = tokens.slice(Math.max(0, at - LONGEST_LIST), at);
  const last = before.at(-1)?.plain ?? '';
  return (
    (last === 'and' || last === ',') &&
    before.some(({ plain }, place) => plain === 'am' && before[place - 1]?.plain === 'i')
  );
}

/** A word behind a bare number that it may count: "36 minutes in". */
export function goesOn({ tokens }: Said, at: number): boolean {
  const next = tokens[at];
  return next?.kind === 'word' && !ENDS.has(next.plain);
}

const ENDS = new Set(
  'now on and but so today not please btw by as lol though these since already this last instead rather which or is would works suits if because with tho haha tbh yet in male female man woman thanks after'.split(
    ' ',
  ),
);
