import { z } from 'zod';
import { answerLabel } from '#core/athlete/answer-label.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { PROFILE_FIELD_NAMES, type ProfileField } from '#core/athlete/profile-fields.ts';
import { hasPhrase, phraseAt, phraseSet, withoutSigns } from '#core/language/phrase-set.ts';
import { type Token, tokenise } from '#core/language/tokens.ts';
import { healthyBoundaryLbs } from '#core/nutrition/targets/energy.ts';
import { formatLbs } from '#core/units/format.ts';
import doorData from '#data/coach-door.json' with { type: 'json' };
import type { ProposedChange } from '../turn.ts';
import { heldWords } from '../written-answer.ts';
import { isFarWeight } from './plausible.ts';
import { isWarranted, warrantOf } from './warrants.ts';

const phrases = z.array(z.string()).transform((list) => phraseSet(list));
const fields = z.array(z.enum(PROFILE_FIELD_NAMES)).transform((list) => new Set<ProfileField>(list));
const WORDS = z
  .strictObject({
    about: z.string(),
    allergy: phrases,
    /** Said of any food; no allergy follows where no plain word of one stands beside. */
    foodTalk: phrases,
    plainAllergy: phrases,
    /** What nobody is allergic to but in jest. */
    jokes: phrases,
    hurt: phrases,
    healed: phrases,
    passing: phrases,
    /** Without one of these a wish such as "I want to get fitter" is no order to plan for another goal. */
    goalOrders: phrases,
    /** Whom one nurses; whoever nurses "a hangover" has no child at the breast. */
    babies: phrases,
    articles: phrases,
    slips: phrases,
    visits: phrases,
    fromNow: phrases,
    passingFields: fields,
    /** "Make dinner vegetarian" is of that dinner. */
    oneMeal: phrases,
    oneMealFields: fields,
    mealWish: phrases,
    clock: phrases,
    hours: phrases,
    mine: phrases,
    units: phrases,
    /** What is said of all that stands in a list, without a name of it. */
    wholeList: phrases,
    energy: z.array(z.string()).transform(warrantOf),
    warrants: z.partialRecord(z.enum(PROFILE_FIELD_NAMES), z.array(z.array(z.string()).transform(warrantOf))),
  })
  .parse(doorData);

/** What the door makes of proposed changes: done or held as ever, asked about first, or refused with a reason that is fit to be shown. */
export type Decided = { passed: ProposedChange[]; asked: ProposedChange[]; refusals: string[] };

type Said = readonly Token[];
type Known = { profile: Profile; hidesNumbers: boolean };

/**
 * Whoever proposed a change, the person's own words have to bear it out: an allergy only from the words of one, an injury only where something
 * hurts, nothing for good that is said of a day or a week, no target under a healthy weight.
 */
export function decideChanges(message: string, changes: readonly ProposedChange[], known: Known): Decided {
  const said = withoutSigns(tokenise(message));
  const decided: Decided = { passed: [], asked: [], refusals: [] };
  for (const change of changes) {
    if (!isBorneOut(said, change, known.profile)) continue;
    const refusal = refusalOf(change, known);
    if (refusal !== null) decided.refusals.push(refusal);
    else if (isPassing(said, change) || isWishOnly(said, change) || isUnlikely(change, known.profile))
      decided.asked.push(change);
    else decided.passed.push(change);
  }
  return decided;
}

/** Whether a number that was taken for an energy level is one: "no, 1h38" is not. */
export const isOfEnergy = (message: string): boolean =>
  isWarranted(withoutSigns(tokenise(message)), [WORDS.energy], null);

/** Lists of names, to which a slip of the tongue adds nothing: "it was a banana, not an apple". */
const LISTS = new Set<ProfileField>([
  ...(['foodAllergies', 'dietaryRestrictions', 'dislikedFoods', 'equipmentAccess', 'injuries'] as const),
]);

function isBorneOut(said: Said, change: ProposedChange, profile: Profile): boolean {
  if (!isOfAnswer(said, change, profile) || isOfOneDish(said, change)) return false;
  if (LISTS.has(change.field) && hasPhrase(said, WORDS.slips) && !hasPhrase(said, WORDS.allergy)) return false;
  if (change.field === 'equipmentAccess') return !hasPhrase(said, WORDS.visits);
  if (LISTS.has(change.field) && !isAdded(change, profile) && !namesWhatGoes(said, change, profile)) return false;
  if (change.field === 'foodAllergies') return !isAdded(change, profile) || isOfAllergy(said, change);
  if (change.field === 'medicalConditions' && nursesNoChild(said)) return false;
  if (change.field === 'injuries') return !isAdded(change, profile) || (hasPhrase(said, WORDS.hurt) && !isHealed(said));
  return true;
}

function isOfAnswer(said: Said, { field, after }: ProposedChange, profile: Profile): boolean {
  if (field === 'age' && saysAge(said, after)) return true;
  if (field === 'sleepHours' && hasPhrase(said, WORDS.clock) && !hasPhrase(said, WORDS.hours)) return false;
  return isWarranted(said, WORDS.warrants[field] ?? [], profile[field]);
}

/** "I'm 54", and not "I'm 40 minutes in". */
const saysAge = (said: Said, age: unknown): boolean =>
  said.some(
    ({ plain }, at) =>
      plain === String(age) &&
      hasPhrase(said.slice(Math.max(0, at - 2), at), WORDS.mine) &&
      !hasPhrase(said.slice(at + 1, at + 2), WORDS.units),
  );

/** "Something without tomato for friday" is of a dish, whoever may not like tomatoes. */
const isOfOneDish = (said: Said, { field }: ProposedChange): boolean =>
  WORDS.oneMealFields.has(field) &&
  hasPhrase(said, WORDS.mealWish) &&
  (hasPhrase(said, WORDS.oneMeal) || hasPhrase(said, WORDS.passing)) &&
  !hasPhrase(said, WORDS.fromNow);

/** "Add sesame to my allergies" is; "add an apple, I'm sick of pears" and "allergic to mondays" are not. */
function isOfAllergy(said: Said, { after }: ProposedChange): boolean {
  if (!hasPhrase(said, WORDS.allergy)) return false;
  if (hasPhrase(said, WORDS.foodTalk) && !hasPhrase(said, WORDS.plainAllergy)) return false;
  return !hasPhrase(tokenise(String(after)), WORDS.jokes);
}

/** "Good for two weeks now, physio says go": said without a word of pain. */
const isHealed = (said: Said) => hasPhrase(said, WORDS.healed) && !hasPhrase(said, WORDS.hurt);

function isAdded({ field, after }: ProposedChange, profile: Profile): boolean {
  const wordsOf = (value: unknown) => heldWords(Array.isArray(value) ? value.join(', ') : String(value ?? '')).length;
  return wordsOf(after) > wordsOf(profile[field]);
}

/** What leaves a list is named, is well again, or is all of it: "take the deep squats off it" ends no injury. */
function namesWhatGoes(said: Said, { field, after }: ProposedChange, profile: Profile): boolean {
  const stays = new Set(listWords(after));
  const goes = new Set(listWords(profile[field]).filter((word) => !stays.has(word)));
  return hasPhrase(said, WORDS.healed) || hasPhrase(said, WORDS.wholeList) || said.some(({ stem }) => goes.has(stem));
}

const listWords = (value: unknown): string[] =>
  tokenise(Array.isArray(value) ? value.join(', ') : String(value ?? '')).map(({ stem }) => stem);

function isPassing(said: Said, { field }: ProposedChange): boolean {
  if (hasPhrase(said, WORDS.fromNow)) return false;
  const isOfOneMeal = WORDS.oneMealFields.has(field) && hasPhrase(said, WORDS.oneMeal);
  return isOfOneMeal || (WORDS.passingFields.has(field) && hasPhrase(said, WORDS.passing));
}

/** "I just want to get fitter, where do I start": a plan for another goal is asked about first. */
const isWishOnly = (said: Said, { field }: ProposedChange): boolean =>
  field === 'goal' && !hasPhrase(said, WORDS.goalOrders);

const NURSED_WITHIN = 4;

/** "Nursing a hangover", "nursing my pint": what is nursed is named, and is no child. */
function nursesNoChild(said: Said): boolean {
  const at = said.findIndex(({ plain }) => plain === 'nursing');
  const behind = said.slice(at + 1, at + 1 + NURSED_WITHIN);
  return at >= 0 && phraseAt(behind, 0, WORDS.articles) > 0 && !hasPhrase(behind, WORDS.babies);
}

/** Nobody who says so in passing wants to gain more than this part of what they weigh. */
const MOST_GAINED = 0.3;

/** "34 kilo": more often something else than a body. "Lower the targets to 500" speaks of energy. */
function isUnlikely({ field, after }: ProposedChange, profile: Profile): boolean {
  if (typeof after !== 'number') return false;
  if (field === 'targetWeightLbs') return after > profile.weightLbs * (1 + MOST_GAINED);
  return field === 'weightLbs' && isFarWeight(after, profile);
}

function refusalOf({ field, after }: ProposedChange, { profile, hidesNumbers }: Known): string | null {
  if (field !== 'targetWeightLbs' || typeof after !== 'number') return null;
  const least = healthyBoundaryLbs(profile);
  if (after >= least || after >= profile.weightLbs) return null;
  const doctor = 'If weight is much on your mind, your doctor is a good person to talk to.';
  if (hidesNumbers) return `That target is lighter than I plan for, so your ${label} stays as it is. ${doctor}`;
  return `${formatLbs(after)} is too light for your height; the lowest I plan for is ${formatLbs(least)}. Your ${label} stays as it is. ${doctor}`;
}

const label = answerLabel('targetWeightLbs').toLowerCase();
