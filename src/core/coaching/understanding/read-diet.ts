import type { Profile } from '#core/athlete/profile.ts';
import { heldWords } from '../written-answer.ts';
import { change, firstMatch, type Reader } from './reader.ts';

const STYLE =
  '(vegan|vegetarian|veggie|pescatarian|pescetarian|keto|ketogenic|paleo|whole ?30|mediterranean|halal|kosher|jain|carnivore|low[- ]carb|plant[- ]based|flexitarian|omnivore|intermittent fasting)';
const WITH =
  '(?:a |an |the |strictly |strict |on |on a |doing |going |eating |fully |completely |now |also |to |to a )*';
const IS = [
  new RegExp(`\\bI am ${WITH}${STYLE}\\b`, 'i'),
  new RegExp(
    `^(?:just |finally |officially |now |have )*(?:gone|went|going|turned|became|become|switched to|switching to|switched over to|moving to|back to being|back to|started|starting|trying) ${WITH}${STYLE}\\b`,
    'i',
  ),
  new RegExp(
    `\\bI (?:have |just |now |also |only )*(?:went|became|turned|decided to be|decided to go|eat|eat only|keep|follow|do|gone|switched|started|decided to go|stick to) ${WITH}${STYLE}\\b`,
    'i',
  ),
];
const SET = [
  new RegExp(`\\b(?:switch|put|make|set) me ${WITH}${STYLE}\\b`, 'i'),
  new RegExp(`\\bmy (?:diet|eating style|way of eating) (?:is |to |should be )*${WITH}${STYLE}\\b`, 'i'),
];
const GONE = [
  new RegExp(`${STYLE} no (?:more|longer)\\b`, 'i'),
  new RegExp(
    `\\b(?:no longer|not|stopped being|quit being|stopped|quit|no more|done with) ${WITH}${STYLE}(?: anymore| now| diet)*(?=$|,)`,
    'i',
  ),
];
const EATS_ALL = /\bI eat (?:meat|everything|anything)(?: again| now)+\b|\bI (?:started|am) eating meat again\b/i;
const A_DISH = /\b(?:breakfast|lunch|dinner|snack|meal|recipe|restaurant)\b/i;

/** Styles that rule one another out; what is in no group stands beside all others. */
const GROUPS: readonly RegExp[] = [
  /\b(?:vegan|vegetarian|veggie|pescatarian|pescetarian|plant[- ]based|flexitarian|omnivore|carnivore)\b/i,
  /\b(?:keto|ketogenic|low[- ]carb|paleo|whole ?30|mediterranean)\b/i,
];

/** The way of eating. A new style takes the place of one that it rules out and stands beside the others. */
export const readDiet: Reader = ({ clause: { text, quote, isForNow }, profile }) => {
  if (isForNow || (A_DISH.test(text) && !/\bfrom now on\b/i.test(text))) return {};
  const gone = firstMatch(text, GONE)?.[1];
  if (gone !== undefined) {
    // A plain "not" is no farewell.
    const isFarewell = /\b(?:no longer|anymore|stopped|quit|no more|done with)\b/i.test(text);
    return isFarewell ? leaving(profile, quote, gone) : {};
  }
  if (EATS_ALL.test(text)) return leaving(profile, quote);
  const set = firstMatch(text, SET)?.[1];
  if (set !== undefined) return change('dietaryPrefs', [set], quote);
  const style = firstMatch(text, IS)?.[1];
  if (style === undefined) return {};
  const group = GROUPS.find((each) => each.test(style));
  const kept = held(profile).filter((each) => !group?.test(each) && each.toLowerCase() !== style.toLowerCase());
  return change('dietaryPrefs', [...kept, style], quote);
};

const held = (profile: Profile) => profile.dietaryPrefs.map(heldWords).filter((each) => each !== '');

/** Without the style that is given up; "eating meat again" and "no longer vegan" end all that leave meat out. */
function leaving(profile: Profile, quote: string, style?: string) {
  const isOther = style !== undefined && !GROUPS[0]?.test(style);
  const kept = held(profile).filter((each) =>
    isOther ? !each.toLowerCase().includes(style.toLowerCase()) : !GROUPS[0]?.test(each),
  );
  return kept.length === held(profile).length ? {} : change('dietaryPrefs', kept.length > 0 ? kept : ['None'], quote);
}
