import type { FoodPremise } from '#core/premises/premises.ts';
import type { Finding } from '#core/premises-check/finding.ts';
import { findingOf, type HitCase, isOpen, mayBeTakenBack, takenBack } from '#core/premises-check/hit-case.ts';
import { placesOf } from '#core/premises-check/premise-places.ts';

/** A quote longer than this is of a clause, and says nothing of the single names in it. */
const LONGEST_NAME = 40;

const hasOne = (ids: readonly string[], among: ReadonlySet<string>): boolean => ids.some((id) => among.has(id));

/** Whether a premise from these words is about this name: it reaches its foods, or was read from no more than a name. */
function isAbout(premise: FoodPremise, { behind, hit }: HitCase): boolean {
  const asked = new Set(behind);
  if (hasOne(premise.foodsOut, asked) || hasOne(premise.foodsBack, asked)) return true;
  return placesOf(premise.origins).some(
    ({ field, start, end }) => field === hit.field && start < hit.end && hit.start < end && end - start <= LONGEST_NAME,
  );
}

/** What the premises from these words say of the name. */
function standingOf(c: HitCase): { ruled: FoodPremise[]; fine: FoodPremise[]; wide: boolean } {
  const asked = new Set(c.behind);
  const about = c.near.foods.filter((premise) => isAbout(premise, c));
  return {
    ruled: about.filter(({ stance }) => stance !== 'fine'),
    fine: about.filter(({ stance, foodsBack }) => stance === 'fine' || hasOne(foodsBack, asked)),
    wide: c.behind.length > 0 && c.behind.every((id) => c.sums.out.has(id)),
  };
}

/** Told of a reaction: in the question about allergies, or with words of one. */
const ofReaction = ({ hit, around }: HitCase): boolean =>
  hit.field === 'foodAllergies' || around.inClause(hit, 'reacts');

function notAllLeftOut(c: HitCase): Finding[] {
  const whole = c.hit.subjects.some((subject) => subject.whole);
  if (!whole || !ofReaction(c) || c.behind.every((id) => c.sums.never.has(id) || c.sums.back.has(id))) return [];
  return [findingOf(c, 'not_all_left_out', 'ask')];
}

/** A food or an allergen that an answer names. */
export function accountForFood(c: HitCase): Finding[] {
  const stance = c.around.stance(c.hit);
  const standing = standingOf(c);
  const back = takenBack(c);
  if (back === 'borne_out') return [];
  const followed = standing.ruled.length > 0 || standing.fine.length > 0 || standing.wide;
  if (!followed && !isOpen(c)) {
    if (back === 'groundless') return [findingOf(c, 'taken_back', 'ask')];
    if (back === 'no_effect' && stance !== 'refused') return [];
    return [findingOf(c, 'dropped', stance === 'refused' || isAsked(c) ? 'ask' : 'note')];
  }
  if (stance === 'allowed' && standing.ruled.length > 0 && standing.fine.length === 0 && !isOpen(c))
    return [findingOf(c, 'taken_for_ruled_out', 'note')];
  if (stance !== 'refused') return [];
  if (standing.ruled.length === 0 && standing.fine.length > 0) return [findingOf(c, 'taken_for_fine', 'ask')];
  const weak = standing.ruled.length > 0 && standing.ruled.every((premise) => premise.stance === 'disliked');
  const strongElsewhere = c.behind.length > 0 && c.behind.every((id) => c.sums.never.has(id));
  if (weak && ofReaction(c) && !strongElsewhere) return [findingOf(c, 'too_weak', 'ask')];
  return notAllLeftOut(c);
}

/** Named where the question itself rules out, and not said to be fine. */
const isAsked = ({ hit, around }: HitCase): boolean =>
  hit.field !== 'dietaryPrefs' && hit.field !== 'medicalConditions' && around.stance(hit) !== 'allowed';

/** A way of eating that an answer names. */
export function accountForDiet(c: HitCase): Finding[] {
  const back = takenBack(c);
  if (back === 'borne_out') return [];
  const { netCarbsMaxGrams, sodiumMaxMg, separateMeatAndDairy } = c.premises.foodLimits;
  const limited = netCarbsMaxGrams !== null || sodiumMaxMg !== null || separateMeatAndDairy;
  const wide = c.behind.length > 0 && c.behind.every((id) => c.sums.out.has(id) || c.sums.back.has(id));
  if (c.near.foods.length + c.near.health.length === 0 && !isOpen(c) && !limited && !wide) {
    if (back === 'no_effect') return [];
    return [findingOf(c, back === 'groundless' ? 'taken_back' : 'dropped', 'ask')];
  }
  if (mayBeTakenBack(c) || c.around.inSentence(c.hit, 'hedged') || c.around.inClause(c.hit, 'allow')) return [];
  const onlyFine = c.near.foods.length > 0 && c.near.foods.every(({ stance }) => stance === 'fine');
  if (onlyFine && !wide) return [findingOf(c, 'taken_for_fine', 'ask')];
  return c.behind.length === 0 || wide ? [] : [findingOf(c, 'not_all_left_out', 'ask')];
}
