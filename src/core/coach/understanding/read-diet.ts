import type { Profile } from '#core/athlete/profile.ts';
import { execIn, testIn } from '../prefilter/prefilter.ts';
import { heldWords } from '../written-answer.ts';
import { change, type Findings, firstMatch, type Reader } from './reader.ts';

export const STYLE =
  '\\b(raw vegan|vegan|(?:lacto[- ]?|ovo[- ]?|lacto-ovo[- ])?vegetarian|veggie|eggetarian|pescatarian|pescetarian|keto|ketogenic|paleo|whole ?30|mediterranean|halal|kosher|jain|carnivore|low[- ]carb|plant[- ]based|flexitarian|omnivore|intermittent fasting)\\b';
const WITH =
  '(?:a |an |the |strictly |strict |pure |proper |properly |full |mostly |mainly |only |totally |100% |on |on a |doing |going |eating |being |fully |completely |now |also |just |to |to a |in a |by |everything |food |as ){0,8}';
const GO =
  'go|gone|went|going|turn|turned|became|become|becoming|been|switched (?:over )?to|switching (?:over )?to|swapped to|moving to|moved to|changed to|converted to|back to being|back to|back on|made the (?:switch|move|change|jump|leap) to|transition(?:ed|ing) to|started|starting|trying|try|following|follow|keep|keeping|eat|eating|eat only|only eat|do|doing|observe|observing|stick to|sticking to|decided to (?:be|go|try|do|eat)|on';
/** "I follow a vegan blogger" tells of no way of eating. */
const ENDS =
  '(?= *(?:$|[,.!)]|-|(?:now|diet|again|these|nowadays|from|since|so|and|as|only|because|cos|at|in|for|please|but|to|with|food|foods|meals|style|eating|household|home|family|here|too|this|last|way|lifestyle|today|until|going|after|before|thing|person|by|instead|all|myself|plan|I|we|thanks|always|though|lately|currently|starting|due|btw|no|not|yesterday|recently|again|foods?|rules|principles|would|is|fits|suits)\\b))';
const IS = [
  new RegExp(`\\b(?:I|we) (?:am|are) ${WITH}${STYLE}${ENDS}`, 'i'),
  new RegExp(
    `^(?:just |finally |officially |now |have |both |all |so |the whole family ){0,8}(?:${GO}) ${WITH}${STYLE}${ENDS}`,
    'i',
  ),
  new RegExp(
    `\\b(?:I|we) (?:have |just |now |also |only |am |are |both |all |will |started |starting |begun |been |trying |recently |finally |officially |always |strictly |actually ){0,8}(?:${GO}|follow) ${WITH}${STYLE}${ENDS}`,
    'i',
  ),
  new RegExp(
    `\\b(?:I|we) (?:want|would like|need|am going|have) to (?:be |go |eat |do |try |follow |switch to |start |keep )${WITH}${STYLE}.*\\b(?:from now on|now|please|starting|plan|set|change|add|going forward|from (?:today|this|next|here))\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:meals|food|recipes|everything|plan) (?:must|should|need|needs|has|have) (?:to )?(?:all )?be ${WITH}${STYLE}${ENDS}`,
    'i',
  ),
];
const SET = [
  new RegExp(
    `\\b(?:make|keep) (?:all )?(?:of )?(?:my |the )?(?:meals|food|recipes|plan|diet|everything) (?:to be )?${WITH}${STYLE}`,
    'i',
  ),
  new RegExp(
    `\\b(?:switch|put|make|set|mark|list|have|note|register|change|add|move) (?:me |us )(?:down |over ){0,8}${WITH}${STYLE}`,
    'i',
  ),
  new RegExp(
    `\\b(?:put|add|mark|list|note|include|pop|set) (?:down |in )?(?:an? )?${STYLE} (?:on|to|in|as|into|for) (?:my |the )`,
    'i',
  ),
  new RegExp(
    `\\b(?:my )?(?:diet(?:ary)?(?: (?:preference|style|type))?|eating style|eating|way of eating)(?: (?:is|to|should be|as|at|over|from \\w+|says?|now)){0,8}[:,]? ${WITH}${STYLE}${ENDS}`,
    'i',
  ),
];
const GONE = [
  new RegExp(`${STYLE} (?:no (?:more|longer)|is (?:over|done|finished)|did not (?:work|last|suit))\\b`, 'i'),
  new RegExp(
    `\\b(?:no longer(?! just| only)|not|stopped being|quit being|stopped|quit|no more|done with|gave up|given up|giving up|dropped|ditched|came off|come off|am off|packed in|finished with|am over|so over) ${WITH}${STYLE}(?: anymore| any longer| now| diet| thing){0,8}(?=$|,| (?:so|in|since|last|and|as|because|please|after|this)\\b)`,
    'i',
  ),
];
const EATS_ALL =
  /\bI (?:do )?eat (?:meat|everything|anything|non-?veg)(?: again| now| too| these days){1,8}\b|\b(?:started|am|back to|gone back to|went back to) eating (?:meat|non-?veg|chicken and meat)(?: again| now)?\b|\beating meat (?:again|now|these days)\b/i;
const A_DISH = /\b(?:breakfast|lunch|dinner|snack|meal|recipe|restaurant)\b/i;

/** Styles that rule one another out; what is in no group stands beside all others. */
const GROUPS: readonly RegExp[] = [
  /\b(?:vegan|vegetarian|veggie|eggetarian|pescatarian|pescetarian|plant[- ]based|flexitarian|omnivore|carnivore)\b/i,
  /\b(?:keto|ketogenic|low[- ]carb|paleo|whole ?30|mediterranean)\b/i,
];

/** The way of eating. A new style takes the place of one that it rules out and stands beside the others. */
export const readDiet: Reader = ({ clause: { text, quote, isForNow }, profile }) => {
  if (
    (isForNow && !/\b(?:gone|went|turned|became|become|started|stopped|quit|gave up|switched)\b/i.test(text)) ||
    (testIn(A_DISH, text) && !/\bfrom now on\b/i.test(text))
  )
    return {};
  if (/\brestrict/i.test(text)) return {};
  const gone = firstMatch(text, GONE)?.[1];
  if (gone !== undefined) {
    // A plain "not" is no farewell.
    const isFarewell =
      /\b(?:no longer|anymore|any longer|stopped|quit|no more|done with|gave up|given up|giving up|dropped|ditched|came off|come off|am off|packed in|finished|over|is done|did not)\b/i.test(
        text,
      );
    return isFarewell ? leaving(profile, quote, gone) : {};
  }
  if (testIn(EATS_ALL, text)) return leaving(profile, quote);
  const set = firstMatch(text, SET)?.[1];
  const isWhole = set !== undefined && /\b(?:switch|change|set|instead)\b/i.test(text);
  if (isWhole) return change('dietaryPrefs', [set], quote);
  const style = set ?? firstMatch(text, IS)?.[1];
  return style === undefined ? {} : withStyle(profile, style, quote);
};

const SAID = new RegExp(`${STYLE}${ENDS}`, 'i');

/** A style that is said of somebody's eating: not of "a vegan blogger". */
export const styleIn = (text: string): string | undefined => execIn(SAID, text)?.[1];

/** A style of eating beside the others, in the place of one that it rules out. */
export function withStyle(profile: Profile, style: string, quote: string): Findings {
  const group = GROUPS.find((each) => each.test(style));
  const kept = held(profile).filter((each) => !group?.test(each) && each.toLowerCase() !== style.toLowerCase());
  return change('dietaryPrefs', [...kept, style], quote);
}

const held = (profile: Profile) => profile.dietaryPrefs.map(heldWords).filter((each) => each !== '');

/** Without the style that is given up; "eating meat again" and "no longer vegan" end all that leave meat out. */
function leaving(profile: Profile, quote: string, style?: string) {
  const isOther = style !== undefined && !GROUPS[0]?.test(style);
  const kept = held(profile).filter((each) =>
    isOther ? !each.toLowerCase().includes(style.toLowerCase()) : !GROUPS[0]?.test(each),
  );
  return kept.length === held(profile).length ? {} : change('dietaryPrefs', kept.length > 0 ? kept : ['None'], quote);
}
