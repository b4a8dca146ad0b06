import type { Profile } from '#core/athlete/profile.ts';
import { stemOf } from '#core/language/tokens.ts';
import { testIn } from '../prefilter/prefilter.ts';
import type { ProposedChange } from '../turn.ts';
import { type Clause, toldAsOne } from './clauses.ts';
import { changedList, itemsIn, LIST_FIELDS, type ListField, standing } from './lists.ts';
import { isNamed } from './read-taken-off.ts';

/** Before the thing that stands there: it is turned down, or given for another. */
const TURNED_DOWN =
  /\b(?:not|never|isn't|wasn't|aren't|rather than|instead of|in place of|in (?:the )?place of|replace|swap(?:ped)?|exchange|trade|traded|overwrite|change[ds]?|switch(?:ed)?|no longer(?: just| only)?|(?:that|it) (?:says|should not be))(?: (?:the|my|a|an|to|out|from|taking|allergic to|really|actually|out of|off)){0,8} $/i;
/** Between it and the other: what follows takes its place. */
const GIVES_WAY_TO = /^[^.]{0,40}?(?:\b(?:with|for|to|by|but|into)\b|\bit is\b|\bit's\b|\bthey are\b|, )/i;
/** Behind it: it never was. */
const NEVER_WAS =
  /^(?: (?:entry|one|thing|allergy|is|was|were|are|has|have|in there)){0,8},? (?:(?:is|was|were|are) (?:wrong|an? (?:error|mistake|typo)|not (?:right|true|it|one|a problem))|never (?:was|were|is|had)|should (?:be|read|say|have been)|(?:has|have|needs?|must|ought) to (?:be|become|say|read)|by mistake)/i;
/** Between the new thing and the old: "X, not Y". */
const AND_NOT =
  /(?:,|;| and| it is)? ?(?:not|rather than|instead of|in place of|never(?: was| were)?|no longer(?: just| only)?|replaces|(?:has |have )?taken the place of|in for)(?: (?:the|my|on|a|an|to|taking)){0,8} $/i;

/** "Not peanuts alone" keeps them. */
const ALONE = /^,? (?:alone|only|any ?more than)\b/i;

/** The names of a list's parts that swap places are short. */
const NEAR = 60;

/**
 * What stands on a list and gives its place to something else: "it's not asthma, it's COPD", "tree nuts instead of peanuts",
 * "replace mushrooms with olives". The rest of the list stays.
 */
export function readSwapped(clauses: readonly Clause[], profile: Profile): ProposedChange[] {
  const told = toldAsOne(clauses, ', ');
  if (!told) return [];
  const { text, quote } = told;
  const side = otherSide(text, profile);
  if (side) return changedList('injuries', side, quote).changes;
  for (const field of LIST_FIELDS) {
    const held = standing(profile, field);
    const named = held.filter((part) => isNamed(part, text));
    const [old, ...others] = named;
    if (old === undefined || others.length > 0) continue;
    const item = newItemFor(field, old, text);
    if (item === undefined || held.some((part) => isNamed(part, item))) continue;
    return changedList(
      field,
      held.map((part) => (part === old ? item : part)),
      quote,
    ).changes;
  }
  return [];
}

const DENIED = "(?:not|isn't|never|rather than|instead of) (?:(?:my|the|in|on|it|is) ){0,8}";
const MISTAKEN = '(?: \\w+){0,5} (?:by mistake|wrong|(?:is|was) (?:an? )?(?:mistake|error|typo|fine))\\b';

/** The side that is turned down. */
const DENIES = (['left', 'right'] as const).map(
  (side) => [side, new RegExp(`\\b(?:${DENIED}${side}\\b|${side}\\b${MISTAKEN})`, 'i')] as const,
);
const SAYS = { Left: /\bleft\b/i, Right: /\bright\b/i };

/** The list of injuries with a joint on its other side: "it's my right knee, not my left". */
function otherSide(text: string, profile: Profile): string[] | undefined {
  const held = standing(profile, 'injuries');
  for (const part of held) {
    const [, side = '', joint = ''] = /^(left|right) (.+)/i.exec(part) ?? [];
    const isDenied = DENIES.some(([denied, pattern]) => denied === side.toLowerCase() && pattern.test(text));
    const other = /left/i.test(side) ? 'Right' : 'Left';
    if (!isDenied || !isNamed(part, text) || !SAYS[other].test(text)) continue;
    return held.map((each) => (each === part ? `${other} ${joint}` : each));
  }
  return undefined;
}

function newItemFor(field: ListField, old: string, text: string): string | undefined {
  const said = wordFor(old, text);
  if (!said) return undefined;
  const { from, to } = said;
  const masked = `${text.slice(0, from)}${'.'.repeat(to - from)}${text.slice(to)}`;
  const [before, behind] = [text.slice(0, from), text.slice(to)];
  const items = itemsIn(field, masked).filter(({ at }) => Math.abs(at - from) <= NEAR);
  const earlier = items.findLast(({ at }) => at < from);
  if (earlier && !testIn(ALONE, behind)) {
    const between = text.slice(earlier.at + earlier.item.length, from);
    if (testIn(AND_NOT, between) || (testIn(NEVER_WAS, behind) && between.includes(','))) return earlier.item;
  }
  const later = items.find(({ at }) => at > from);
  if (!later) return undefined;
  const between = text.slice(to, later.at);
  const isTurnedDown = testIn(TURNED_DOWN, before) && testIn(GIVES_WAY_TO, between);
  return isTurnedDown || testIn(NEVER_WAS, between) ? later.item : undefined;
}

/** Where a text names a part of a list: by its last telling word, with what is said of its side or height. */
function wordFor(part: string, text: string): { from: number; to: number } | null {
  const last = stemOf(wordsIn(part.toLowerCase()).at(-1)?.[0] ?? '');
  const words = wordsIn(text);
  const at = words.findIndex(([word]) => word.toLowerCase().startsWith(last));
  const [found, before] = [words[at], words[at - 1]];
  if (!found) return null;
  const isBeside = before !== undefined && before.index + before[0].length + 1 === found.index;
  const from = isBeside && WHICH.has(before[0].toLowerCase()) ? before.index : found.index;
  return { from, to: found.index + found[0].length };
}

const WHICH = new Set(['left', 'right', 'high', 'low']);
const wordsIn = (text: string) => [...text.matchAll(/\p{L}+/gu)];
