import type { Profile } from '#core/athlete/profile.ts';
import { execIn } from '../prefilter/prefilter.ts';
import { heldWords, partsOf } from '../written-answer.ts';
import { conditionIn, foodIn, medicineIn } from './food-words.ts';
import { STYLE, styleIn } from './read-diet.ts';
import { gearIn } from './read-equipment.ts';
import { injuryIn } from './read-injuries.ts';
import { change, type Findings } from './reader.ts';
import { anyOf, RESTRICTED_WORDS } from './word-class.ts';

/** The fields whose answer is a list. */
export type ListField =
  | 'equipmentAccess'
  | 'injuries'
  | 'dietaryPrefs'
  | 'dietaryRestrictions'
  | 'foodAllergies'
  | 'dislikedFoods'
  | 'medicalConditions'
  | 'medications';

/** What each list is called when somebody speaks of it. */
export const LIST_NOUNS: Readonly<Record<ListField, string>> = {
  equipmentAccess: "equipment|gear|kit|home gym|gym stuff|setup|what I(?: have|'ve)(?: got)?|things I have|my stuff",
  injuries: 'injur(?:y|ies)(?: list)?|sore spots|problem areas|aches and pains',
  dietaryPrefs: '(?:diet|eating style|way of eating|(?:diet(?:ary)?|food|eating) pref(?:erence)?s?)(?! restriction)',
  dietaryRestrictions:
    '(?:(?:diet(?:ary)?|food) )?restrictions?(?: list)?|(?:foods|things|stuff) I (?:cannot|must not|should not|am not allowed to) (?:eat|have)',
  foodAllergies: '(?:food )?allerg(?:y|ies)(?: list)?|allergens?',
  dislikedFoods:
    '(?:food )?(?:dislikes?|disliked foods?|dislike list|hate list|no list|no-go list|(?:foods?|things|stuff) (?:that )?I (?:dislike|hate|do not (?:like|eat|want)))(?: list)?',
  medicalConditions:
    '(?:(?:medical|health) )?(?:conditions?|diagnos[ei]s)(?: list)?|(?:medical|health) (?:stuff|info|records?|profile|history|issues?|problems?|section|notes)',
  medications: '(?:medicines?|medications?|meds|tablets|pills|prescriptions?|drugs)(?: list)?',
};

const STYLED = new RegExp(STYLE, 'i');
const RESTRICTED = new RegExp(`\\b(?:low[ -])?${anyOf(RESTRICTED_WORDS)}(?:[ -](?:free|intoleran(?:t|ce)))?\\b`, 'i');

/** What a text names that belongs on a list. */
export const ITEM_IN: Readonly<Record<ListField, (text: string) => string | undefined>> = {
  equipmentAccess: gearIn,
  injuries: injuryIn,
  dietaryPrefs: (text) => execIn(STYLED, text)?.[1],
  dietaryRestrictions: (text) => execIn(STYLED, text)?.[1] ?? execIn(RESTRICTED, text)?.[0] ?? foodIn(text),
  foodAllergies: foodIn,
  dislikedFoods: foodIn,
  medicalConditions: conditionIn,
  medications: medicineIn,
};

export const LIST_FIELDS = Object.keys(LIST_NOUNS) as ListField[];
export const isListField = (field: string): field is ListField => field in LIST_NOUNS;

const NAMED = LIST_FIELDS.map((field) => [field, new RegExp(`\\b(?:${LIST_NOUNS[field]})\\b`, 'i')] as const);

/** The lists that a text calls by name. */
export const listsNamedIn = (text: string): ListField[] =>
  NAMED.filter(([, name]) => name.test(text)).map(([field]) => field);

/** What stands on a list. */
export function standing(profile: Profile, field: ListField): string[] {
  const held = profile[field];
  return Array.isArray(held) ? held.map(heldWords).filter((each) => each !== '') : partsOf(held);
}

const FOOD_LISTS: readonly ListField[] = ['foodAllergies', 'dietaryRestrictions', 'dislikedFoods'];

/** What stands on a list or, for a food that is no allergy, on any list of foods: once is enough. */
export function standingAmong(profile: Profile, field: ListField): string[] {
  const lists = field !== 'foodAllergies' && FOOD_LISTS.includes(field) ? FOOD_LISTS : [field];
  return lists.flatMap((list) => standing(profile, list));
}

/** A list with other parts on it; "None" once nothing is left. */
export function changedList(field: ListField, parts: readonly string[], quote: string): Findings {
  if (field === 'injuries' || field === 'dietaryPrefs')
    return change(field, parts.length > 0 ? [...parts] : ['None'], quote);
  return change(field, parts.join(', ') || 'None', quote);
}

/** All that a text names for a list, in the order in which it stands there. */
export function itemsIn(field: ListField, text: string): { item: string; at: number }[] {
  const found: { item: string; at: number }[] = [];
  let rest = text;
  // "I follow a vegan blogger" names a way of eating and tells of none.
  const itemIn = field === 'dietaryPrefs' ? styleIn : ITEM_IN[field];
  for (let item = itemIn(rest); item !== undefined && item !== ''; item = itemIn(rest)) {
    const at = rest.indexOf(item);
    if (at < 0) break;
    found.push({ item, at });
    // As long as it was, so that places stay what they are.
    rest = `${rest.slice(0, at)}${'.'.repeat(item.length)}${rest.slice(at + item.length)}`;
  }
  return found.sort((a, b) => a.at - b.at);
}
