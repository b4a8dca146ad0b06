import { z } from 'zod';
import { answerLabel } from '#core/athlete/answer-label.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { PROFILE_FIELD_NAMES, type ProfileField } from '#core/athlete/profile-fields.ts';
import { hasPhrase, phraseSet, withoutSigns } from '#core/language/phrase-set.ts';
import { type Token, tokenise } from '#core/language/tokens.ts';
import { healthyBoundaryLbs } from '#core/nutrition/targets/energy.ts';
import { formatLbs } from '#core/units/format.ts';
import doorData from '#data/coach-door.json' with { type: 'json' };
import type { ProposedChange } from '../turn.ts';
import { heldWords } from '../written-answer.ts';

const phrases = z.array(z.string()).transform((list) => phraseSet(list));
const WORDS = z
  .strictObject({
    about: z.string(),
    allergy: phrases,
    noAllergy: phrases,
    hurt: phrases,
    healed: phrases,
    passing: phrases,
    slips: phrases,
    visits: phrases,
    fromNow: phrases,
    passingFields: z.array(z.enum(PROFILE_FIELD_NAMES)).transform((list) => new Set<ProfileField>(list)),
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
    else if (isPassing(said, change)) decided.asked.push(change);
    else decided.passed.push(change);
  }
  return decided;
}

/** Lists of names, to which a slip of the tongue adds nothing: "it was a banana, not an apple". */
const LISTS = new Set<ProfileField>([
  ...(['foodAllergies', 'dietaryRestrictions', 'dislikedFoods', 'equipmentAccess', 'injuries'] as const),
]);

/** Only what is added has to be borne out; what is taken off waits for a yes of its own. */
function isBorneOut(said: Said, change: ProposedChange, profile: Profile): boolean {
  if (LISTS.has(change.field) && hasPhrase(said, WORDS.slips) && !hasPhrase(said, WORDS.allergy)) return false;
  if (change.field === 'equipmentAccess') return !hasPhrase(said, WORDS.visits);
  if (change.field === 'foodAllergies')
    return !isAdded(change, profile) || (hasPhrase(said, WORDS.allergy) && !hasPhrase(said, WORDS.noAllergy));
  if (change.field === 'injuries') return !isAdded(change, profile) || (hasPhrase(said, WORDS.hurt) && !isHealed(said));
  return true;
}

/** "Good for two weeks now, physio says go": said without a word of pain. */
const isHealed = (said: Said) => hasPhrase(said, WORDS.healed) && !hasPhrase(said, WORDS.hurt);

function isAdded({ field, after }: ProposedChange, profile: Profile): boolean {
  const wordsOf = (value: unknown) => heldWords(Array.isArray(value) ? value.join(', ') : String(value ?? '')).length;
  return wordsOf(after) > wordsOf(profile[field]);
}

const isPassing = (said: Said, { field }: ProposedChange): boolean =>
  WORDS.passingFields.has(field) && hasPhrase(said, WORDS.passing) && !hasPhrase(said, WORDS.fromNow);

function refusalOf({ field, after }: ProposedChange, { profile, hidesNumbers }: Known): string | null {
  if (field !== 'targetWeightLbs' || typeof after !== 'number') return null;
  const least = healthyBoundaryLbs(profile);
  if (after >= least || after >= profile.weightLbs) return null;
  const doctor = 'If weight is much on your mind, your doctor is a good person to talk to.';
  if (hidesNumbers) return `That target is lighter than I plan for, so your ${label} stays as it is. ${doctor}`;
  return `${formatLbs(after)} is too light for your height; the lowest I plan for is ${formatLbs(least)}. Your ${label} stays as it is. ${doctor}`;
}

const label = answerLabel('targetWeightLbs').toLowerCase();
