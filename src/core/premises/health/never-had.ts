import type { Mention } from '#core/language/reading.ts';

const WIDE = 120;

/** A name with the words of its sentence before and behind it. */
type Around = { before: string; behind: string };

function around({ span }: Mention, text: string): Around {
  const before = text.slice(Math.max(0, span.start - WIDE), span.start);
  const behind = text.slice(span.end, span.end + WIDE);
  return {
    before: before.slice(Math.max(...['.', ';', '!', '?', '\n'].map((sign) => before.lastIndexOf(sign))) + 1),
    behind: (/^[^.;!?\n]*/.exec(behind) ?? [''])[0],
  };
}

const UP_TO_NAME = String.raw`\s+(?:[\p{L}'’-]+\s+){0,3}$`;
/** "Keep checking me for diabetes", "was tested for". */
const LOOKED_FOR = new RegExp(
  String.raw`\b(?:check|test|screen|scan|look|investigat|assess|examin|monitor|evaluat|biops)\p{L}*\b[^.;!?\n]{0,25}\bfor${UP_TO_NAME}`,
  'iu',
);
const HABIT = /\b(?:every|each|year(?:ly)?|annual(?:ly)?|regular(?:ly)?|routine(?:ly)?|always|keep|keeps)\b/i;
const FOUND =
  /\b(?:positive|they found|and it (?:is|was)|confirmed|diagnosed|waiting|pending|results? (?:next|are)|i have it)\b/i;
const NOT_FOUND =
  /\b(?:clear|negative|normal|fine|nothing|no sign|all good|ok|okay|not|never|no|none|n['’]?t|dont|didnt|doesnt|isnt|wasnt)\b|n['’]t\b/i;
/** "They ruled out coeliac", "no sign of". */
const DENIED_BEFORE = new RegExp(
  String.raw`\b(?:rul(?:ed|es?) out|excluded|no (?:signs?|evidence|trace|indication|hint) of|free (?:of|from)|negative for|nothing to suggest)${UP_TO_NAME}`,
  'iu',
);
/** "Coeliac ruled out", "diabetes test came back clear". */
const DENIED_BEHIND =
  /^[^,]{0,30}\b(?:ruled out|excluded|false alarm|(?:came|comes|coming|come|was|were) (?:back )?(?:all )?(?:clear|negative|normal)|tests? (?:clear|negative)|turned out (?:not|fine|to be (?:nothing|fine|anxiety|heartburn|reflux|indigestion|muscular|a (?:pulled )?muscle|panic|stress|wind|trapped wind|harmless|benign)))\b/i;
const SUSPECTED = new RegExp(
  String.raw`\b(?:suspected|suspicion of|query|possible|thought (?:it was|i had|it might be|to be)|might (?:be|have)|worried (?:it was|about)|scare(?: with)?)${UP_TO_NAME}`,
  'iu',
);
const BUT_NOT = /\b(?:but|and|,)\s*[^,]{0,30}(?:\bnot\b|n['’]?t\b|\bnothing\b|\bclear\b|\bnegative\b|\bruled out\b)/i;
const IN_FAMILY = /^[^.;!?\n]{0,25}\b(?:in|through|on both sides of) (?:the|my|our|both) famil(?:y|ies)\b/i;
const STILL_LOOKED_FOR = /\b(?:being|waiting|awaiting|currently|still|soon|next|going to be|to be|under)\b/i;

/**
 * Whether the words say that it was looked for and not found. Where they only say that it is being looked for, it is not: an open
 * question is no answer. What comes back clear of an illness that `lasts` tells of the illness.
 */
export function wasNeverThere(mention: Mention, text: string, lasts: boolean): boolean {
  const { before, behind } = around(mention, text);
  if (DENIED_BEFORE.test(before) || (!lasts && DENIED_BEHIND.test(behind))) return true;
  if (SUSPECTED.test(before) && BUT_NOT.test(behind)) return true;
  if (!LOOKED_FOR.test(before) || FOUND.test(behind)) return false;
  return NOT_FOUND.test(behind) || (HABIT.test(`${before}${behind}`) && !STILL_LOOKED_FOR.test(before));
}

/** "Diabetes in my family", "heart trouble runs through the family". */
export const isOfFamily = (mention: Mention, text: string): boolean => IN_FAMILY.test(around(mention, text).behind);
