import type { Profile } from '#core/athlete/profile.ts';
import { stemOf } from '#core/athlete/tokens.ts';
import { testIn } from '../prefilter/prefilter.ts';
import type { ProposedChange } from '../turn.ts';
import { type Clause, toldAsOne } from './clauses.ts';
import { changedList, itemsIn, LIST_FIELDS, type ListField, standing } from './lists.ts';
import { isNamed } from './read-taken-off.ts';

/** Before the thing that stands there: it is turned down, or given for another. */
const TURNED_DOWN =
  /\b(?:not|never|isn't|wasn't|aren't|rather than|instead of|in place of|in (?:the )?place of|replace|swap(?:ped)?|exchange|trade|traded|overwrite|change[ds]?|switch(?:ed)?|no longer(?: just| only)?|(?:that|it) (?:says|should not be))(?: (?:the|my|a|an|to|out|from|taking|allergic to|really|actually|out of|off))* $/i;
/** Between it and the other: what follows takes its place. */
const GIVES_WAY_TO = /^[^.]{0,40}?(?:\b(?:with|for|to|by|but|into)\b|\bit is\b|\bit's\b|\bthey are\b|, )/i;
/** Behind it: it never was. */
const NEVER_WAS =
  /^(?: (?:entry|one|thing|allergy|is|was|were|are|has|have|in there))*,? (?:(?:is|was|were|are) (?:wrong|an? (?:error|mistake|typo)|not (?:right|true|it|one|a problem))|never (?:was|were|is|had)|should (?:be|read|say|have been)|(?:has|have|needs?|must|ought) to (?:be|become|say|read)|by mistake)/i;
/** Between the new thing and the old: "X, not Y". */
const AND_NOT =
  /(?:,|;| and| it is)? ?(?:not|rather than|instead of|in place of|never(?: was| were)?|no longer(?: just| only)?|replaces|(?:has |have )?taken the place of|in for)(?: (?:the|my|on|a|an|to|taking))* $/i;

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

const DENIED = "(?:not|isn't|never|rather than|instead of) (?:(?:my|the|in|on|it|is) )*";
const MISTAKEN = '(?: \\w+){0,5} (?:by mistake|wrong|(?:is|was) (?:an? )?(?:mistake|error|typo|fine))\\b';

/** The list of injuries with a joint on its other side: "it's my right knee, not my left". */
function otherSide(text: string, profile: Profile): string[] | undefined {
  const held = standing(profile, 'injuries');
  for (const part of held) {
    const [, side = '', joint = ''] = /^(left|right) (.+)$/i.exec(part) ?? [];
    const isDenied = side !== '' && new RegExp(`\\b(?:${DENIED}${side}\\b|${side}\\b${MISTAKEN})`, 'i').test(text);
    const other = /left/i.test(side) ? 'Right' : 'Left';
    if (!isDenied || !isNamed(part, text) || !new RegExp(`\\b${other}\\b`, 'i').test(text)) continue;
    return held.map((each) => (each === part ? `${other} ${joint}` : each));
  }
  return undefined;
}

function newItemFor(field: ListField, old: string, text: string): string | undefined {
  const said = wordFor(old, text);
  if (!said) return undefined;
  const [from, to] = [said.index, said.index + said[0].length];
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

/** Where a text names a part of a list: by its last telling word. */
function wordFor(part: string, text: string): RegExpExecArray | null {
  const last =
    part
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.at(-1) ?? '';
  return new RegExp(`\\b(?:(?:left|right|high|low) )?${stemOf(last)}\\p{L}*`, 'iu').exec(text);
}
