import type { Profile } from '#core/athlete/profile.ts';
import { stemOf } from '#core/language/tokens.ts';
import { testIn } from '../prefilter/prefilter.ts';
import { added, heldWords, partsOf } from '../written-answer.ts';
import { namesFood } from './food-words.ts';
import { change, type Findings } from './reader.ts';

type FoodField = 'foodAllergies' | 'dietaryRestrictions' | 'dislikedFoods';

const SAYS_MORE = /^(?:hate|dislike|detest|love|like|cannot|can't|do not|don't|no|not|never|eat|I|we|my|the rest)\b/i;

/** The words for a food at the end of a clause, without what only surrounds them. */
export function foodSaid(words: string | undefined): string {
  if (words === undefined) return '';
  // Behind a comma only what names a food still belongs to the list.
  const listed = words
    .split(/, /)
    .filter((part, index) => index === 0 || (namesFood(part) && !testIn(SAYS_MORE, part)));
  return listed
    .join(', ')
    .replace(
      / (?:so|because|cause|since|cuz|it is|they are|and (?:also )?(?:I|my|we)|for (?:religious|health|medical|ethical|personal|my)|due to|on (?:doctor|medical|religious|health)|that is|which|whatsoever|makes?|gives?|from my) .*$/i,
      '',
    )
    .replace(/, (?:it is |I have )?(?:an |my )?allerg(?:y|ic)$/i, '')
    .replace(/,? (?:add|put|pop|note|keep|leave|take|remove|list) (?:it|that|them|this)\b.*$/i, '')
    .replace(/^(?:any|some|the|a|an|eating|to|all|more|having|of|me|my|every kind of)\s+/gi, '')
    .replace(/,? and [\s\S]*\b(?:it|them|that)\b[\s\S]*$/i, '')
    .replace(
      /(?:,? (?:please|anymore|any longer|now|either|too|as well|at all|so much|from now on|again|though|these days|for me|in (?:my|the) (?:meals?|plan|food|salad)s?|on my plate|after all)){1,8}$/i,
      '',
    )
    .replace(/[.,;!]{1,20}$/, '')
    .trim();
}

/** Said of the list itself: "my list of allergies is incomplete", "there is no food left that I dislike". */
const OF_THE_LIST =
  /^(?:in(?:complete|correct)|missing|wrong|out(?: of |-of-)?dated?|empty|fine|correct|right|there|too (?:long|short)|not|life|ever|real|sure|certain|good)\b/i;

export function withFood(profile: Profile, field: FoodField, food: string, quote: string): Partial<Findings> {
  const held = heldWords(profile[field]);
  const there = new Set(stemmed(held));
  if (
    food === '' ||
    food.split(' ').length > 8 ||
    testIn(OF_THE_LIST, food) ||
    stemmed(food).every((stem) => there.has(stem))
  )
    return {};
  return change(field, added(held, food), quote);
}

const stemmed = (text: string) => (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(stemOf);

/** The list without the parts that name the food; nothing if it was not there. */
export function withoutFood(profile: Profile, field: FoodField, food: string, quote: string): Partial<Findings> {
  const parts = partsOf(profile[field]);
  const gone = new Set(stemmed(food));
  const left = parts.filter((part) => !stemmed(part).some((stem) => gone.has(stem)));
  return left.length === parts.length ? {} : change(field, left.join(', ') || 'None', quote);
}

/** Said besides of what "cannot" be eaten: "I can't have eggs, I'm allergic". */
export const ALLERGIC_TOO = /\b(?:i am|i'm|im)(?: \w+)? allergic\b(?! to)|,? allergic(?=\W*$|,)|\ballergy\W*$/i;
