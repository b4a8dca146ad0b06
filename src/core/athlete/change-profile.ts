import { z } from 'zod';
import type { Constraints } from './constraints.ts';
import { keptProfileSchema, type Profile, profileSchema } from './profile.ts';
import { factsOf, PROFILE_FIELD_NAMES, type ProfileField } from './profile-fields.ts';

const valueSchema = z.union([z.string(), z.number(), z.array(z.string()), z.null()]);

/** One answer that changed; an answer that was never given is `null`. */
export const fieldChangeSchema = z.strictObject({
  field: profileSchema.keyof(),
  before: valueSchema,
  after: valueSchema,
});

export type FieldChange = z.infer<typeof fieldChangeSchema>;
type Value = FieldChange['before'];

const answerTo = (profile: Partial<Profile>, field: ProfileField): Value => profile[field] ?? null;

const isSame = (a: Value, b: Value): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The profile with the wanted answers in it, and what of it is new. Answers that are as they were count as no change. */
export function changeProfile(
  profile: Profile,
  wanted: Partial<Profile>,
): { profile: Profile; changes: FieldChange[] } {
  const changes = PROFILE_FIELD_NAMES.filter((field) => wanted[field] !== undefined)
    .map((field) => ({ field, before: answerTo(profile, field), after: answerTo(wanted, field) }))
    .filter(({ before, after }) => !isSame(before, after));
  return { profile: withValues(profile, changes, 'after'), changes };
}

/** The answers that stand otherwise by now than a change left them: it cannot simply be taken back. */
export const changedSince = (profile: Profile, changes: readonly FieldChange[]): ProfileField[] =>
  standingOtherwise(profile, changes, 'after');

/** The answers that stand otherwise by now than when a change was proposed: it was meant for other answers. */
export const changedBefore = (profile: Profile, changes: readonly FieldChange[]): ProfileField[] =>
  standingOtherwise(profile, changes, 'before');

/** The profile as it was before the changes; throws if that is no profile. */
export const revertChanges = (profile: Profile, changes: readonly FieldChange[]): Profile =>
  withValues(profile, changes, 'before');

/** The profile as a proposed change would have it; throws if that is no profile. */
export const applyChanges = (profile: Profile, changes: readonly FieldChange[]): Profile =>
  withValues(profile, changes, 'after');

function withValues(profile: Profile, changes: readonly FieldChange[], side: 'before' | 'after'): Profile {
  return keptProfileSchema.parse({
    ...profile,
    ...Object.fromEntries(changes.map((each) => [each.field, each[side]])),
  });
}

const standingOtherwise = (profile: Profile, changes: readonly FieldChange[], side: 'before' | 'after') =>
  changes.filter((each) => !isSame(answerTo(profile, each.field), each[side])).map(({ field }) => field);

/** Answers in which every word may be what keeps someone safe. */
export const PROTECTING: readonly ProfileField[] = PROFILE_FIELD_NAMES.filter(
  (field) => factsOf(field).protects === 'every_word',
);
const NOTHING_SAID = new Set(['', 'none', 'no', 'na', 'nothing', 'none known', 'no allergies', 'no injuries']);
/** Words by which an addition can take back what stands before it: "peanuts, but not any more". */
const TAKES_BACK =
  /\b(?:no|not|none|never|nor|without|except|but|only|ok|okay|fine|safe|can|could|longer|any ?more|used to|was|were|gone|over|healed|better|cured|resolved|recovered|outgr[eo]w|outgrown|stopped|quit|off|finished)\b|n['’]t\b/i;

const wordsOf = (value: Value): string =>
  (Array.isArray(value) ? value.join(', ') : String(value ?? ''))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'’]+/gu, ' ')
    .trim();

type Wanted = Pick<FieldChange, 'field' | 'after'>;

/**
 * Whether a change that was read from a conversation must be confirmed by the person: other rules hang on it, or it touches what keeps
 * them safe (an allergy, a restriction, an injury, a condition, a medicine). `profile` is the one before the change; the answer that it
 * holds counts, should `change` be older than it.
 */
export function needsConfirmation({ field, after }: Wanted, profile: Profile): boolean {
  if (factsOf(field).confirmed) return true;
  return PROTECTING.includes(field) && wordsOf(answerTo(profile, field)) !== wordsOf(after);
}

/** Whether a change plainly adds to the words that keep somebody safe, and takes none of them back: in doubt it does not. */
export function addsProtection({ field, after }: Wanted, profile: Profile): boolean {
  if (!PROTECTING.includes(field)) return false;
  const [stood, stands] = [wordsOf(answerTo(profile, field)), wordsOf(after)];
  if (stood === stands || NOTHING_SAID.has(stands)) return false;
  if (NOTHING_SAID.has(stood)) return true;
  return stands.startsWith(`${stood} `) && !TAKES_BACK.test(stands.slice(stood.length));
}

/**
 * The answers as wanted, with what earlier changes would have put behind the words that stand there: "sesame" and then "kiwi" are both
 * told of. Of what does not plainly add to them the wanted answer holds.
 */
export function joinedChanges(
  profile: Profile,
  wanted: Partial<Profile>,
  earlier: readonly FieldChange[],
): Partial<Profile> {
  const joined = earlier.flatMap(({ field, after: before }) => {
    const after = answerTo(wanted, field);
    if (!addsProtection({ field, after }, profile)) return [];
    if (Array.isArray(before) && Array.isArray(after)) return [[field, [...new Set([...before, ...after])]]];
    const more = String(after)
      .slice(heldLength(answerTo(profile, field)))
      .replace(/^, /, '');
    return wordsOf(before).includes(wordsOf(more)) ? [[field, before]] : [[field, `${before}, ${more}`]];
  });
  return Object.fromEntries(joined);
}

const heldLength = (stood: Value): number => (NOTHING_SAID.has(wordsOf(stood)) ? 0 : String(stood).length);

const NUTRITION_STRICTNESS = { normal: 0, maintenance: 1, refuse: 2 } as const;

/**
 * Whether someone is protected less after a change than before, by what is understood from all the answers together:
 * an allergen, an injury, a careful way to train or a limit of their health no longer holds.
 */
export function losesProtection(before: Constraints, after: Constraints): boolean {
  const rises = (was: number | null, is: number | null) => was !== null && (is === null || is > was);
  const falls = (was: number | null, is: number | null) => was !== null && (is === null || is < was);
  const [was, is] = [before.care, after.care];
  return (
    before.food.allergens.some((allergen) => !after.food.allergens.includes(allergen)) ||
    rises(before.food.sodiumMaxMg, after.food.sodiumMaxMg) ||
    before.training.modes.some((mode) => !after.training.modes.includes(mode)) ||
    losesInjury(before.training.injuries, after.training.injuries) ||
    NUTRITION_STRICTNESS[is.nutrition] < NUTRITION_STRICTNESS[was.nutrition] ||
    (['hideNumbers', 'steadyVitaminK', 'evenCarbs', 'smallMeals'] as const).some((rule) => was[rule] && !is[rule]) ||
    is.extraKcal < was.extraKcal ||
    rises(was.maxDeficit, is.maxDeficit) ||
    rises(was.maxProteinPerKg, is.maxProteinPerKg) ||
    falls(was.minKcal, is.minKcal) ||
    falls(was.minCarbsGrams, is.minCarbsGrams)
  );
}

type Injuries = Constraints['training']['injuries'];

const losesInjury = (before: Injuries, after: Injuries): boolean =>
  Object.entries(before).some(([joint, severity]) => {
    const left = after[joint as keyof Injuries];
    return left === undefined || (severity === 'severe' && left === 'mild');
  });
