import type { FoodPremise } from '#core/premises/premises.ts';
import type { Finding } from '#core/premises-check/finding.ts';
import { excused, findingOf, type HitCase, isOpen, mayBeTakenBack, takenBack } from '#core/premises-check/hit-case.ts';
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

/** "No allergy, just don't like shrimp": a dislike, by its own sentence. */
const isNoAllergy = ({ hit, around, near }: HitCase): boolean =>
  near.foods.length > 0 &&
  near.foods.every(({ stance }) => stance === 'disliked') &&
  around.inSentence(hit, 'deny') &&
  !around.inSentence(hit, 'reacts');

function notAllLeftOut(c: HitCase): Finding[] {
  const whole = c.hit.subjects.some((subject) => subject.whole);
  if (!whole || !ofReaction(c) || isNoAllergy(c)) return [];
  const fine = excused(c);
  if (c.behind.every((id) => c.sums.never.has(id) || fine.has(id))) return [];
  return [findingOf(c, 'not_all_left_out', 'ask')];
}

/** Named where the question itself rules out, and not said to be fine. */
const isAsked = ({ hit, around }: HitCase): boolean =>
  hit.field !== 'dietaryPrefs' && hit.field !== 'medicalConditions' && around.stance(hit) !== 'allowed';

/** Answers about health, in which a food stands for many things: "with milk", "fish oil". */
const HEALTH_ANSWERS = new Set(['medicalConditions', 'medications', 'injuries']);

/** "No meat and milk together": neither is ruled out, and they are kept apart. */
const isKeptApart = ({ hit, around, near, premises }: HitCase): boolean =>
  premises.foodLimits.separateMeatAndDairy && near.accounted.length > 0 && around.inClause(hit, 'together');

/** A name from which nothing follows. */
function unfollowed(c: HitCase): Finding[] {
  const stance = c.around.stance(c.hit);
  if (isKeptApart(c)) return [];
  if (HEALTH_ANSWERS.has(c.hit.field) && stance !== 'refused') return [];
  if (c.near.accounted.length > 0 && stance !== 'refused') return [];
  return [findingOf(c, 'dropped', stance === 'refused' || isAsked(c) ? 'ask' : 'note')];
}

/** Said to be fine, and ruled out: by all of it, one of the two statements was misread. */
function ruledOutThough(c: HitCase, { ruled, fine, wide }: ReturnType<typeof standingOf>): Finding[] {
  if (fine.length > 0 || isOpen(c)) return [];
  if (ruled.length > 0) return [findingOf(c, 'taken_for_ruled_out', 'note')];
  return wide ? [findingOf(c, 'taken_for_ruled_out', 'ask')] : [];
}

/** "Not allergic to nuts": denied in so many words, and nothing in the clause that refuses it after all. */
const isPlainlyDenied = ({ hit, around }: HitCase): boolean =>
  around.inClause(hit, 'deny') &&
  around.denied(hit) &&
  !(['refuse', 'reacts', 'turned', 'hedged'] as const).some((cue) => around.inClause(hit, cue));

/** "Not even in cake", "chicken counts as meat", "the protein, not the lactose": heard, and it only tells how something else is meant. */
const isExplained = ({ hit, around, near }: HitCase): boolean =>
  around.inPart(hit, 'explains') && near.accounted.length + near.foods.length > 0 && hit.field !== 'medicalConditions';

/**
 * Among the dislikes, without any word that refuses it: the reader heard words of liking which these lists do not know ("all beans bar
 * baked beans"), and what is at stake is taste.
 */
const isOnlyListed = ({ hit, around }: HitCase): boolean =>
  hit.field === 'dislikedFoods' && !around.inClause(hit, 'refuse') && !around.inClause(hit, 'reacts');

/** A food or an allergen that an answer names. */
export function accountForFood(c: HitCase): Finding[] {
  if (isExplained(c)) return [];
  const back = takenBack(c);
  if (back === 'borne_out') return [];
  if (back === 'groundless') return [findingOf(c, 'taken_back', 'ask')];
  const standing = standingOf(c);
  const { ruled, fine, wide } = standing;
  if (ruled.length + fine.length === 0 && !wide && !isOpen(c)) return unfollowed(c);
  const stance = c.around.stance(c.hit);
  if (stance === 'allowed') return ruledOutThough(c, standing);
  if (stance === null && isPlainlyDenied(c)) return ruledOutThough(c, { ruled, fine, wide: false });
  if (stance !== 'refused') return [];
  if (ruled.length === 0 && fine.length > 0) return [findingOf(c, 'taken_for_fine', isOnlyListed(c) ? 'note' : 'ask')];
  const weak = ruled.length > 0 && ruled.every((premise) => premise.stance === 'disliked');
  const strongElsewhere = c.behind.length > 0 && c.behind.every((id) => c.sums.never.has(id));
  if (weak && ofReaction(c) && !c.around.inAnswer('deny') && !strongElsewhere) return [findingOf(c, 'too_weak', 'ask')];
  return notAllLeftOut(c);
}

/** "Not vegan" refuses no food: a way of eating is followed or not. */
const isNotFollowed = ({ hit, around }: HitCase): boolean => hit.field === 'dietaryPrefs' && around.deniedOnce(hit);

/** A way of eating that an answer names. */
export function accountForDiet(c: HitCase): Finding[] {
  if (isExplained(c)) return [];
  const back = takenBack(c);
  if (back === 'borne_out' || (back === 'groundless' && isNotFollowed(c))) return [];
  if (back === 'groundless') return [findingOf(c, 'taken_back', 'ask')];
  const { netCarbsMaxGrams, sodiumMaxMg, separateMeatAndDairy } = c.premises.foodLimits;
  const limited = netCarbsMaxGrams !== null || sodiumMaxMg !== null || separateMeatAndDairy;
  const fine = excused(c);
  const wide = c.behind.length > 0 && c.behind.every((id) => c.sums.out.has(id) || fine.has(id));
  if (c.near.foods.length + c.near.health.length === 0 && !isOpen(c) && !limited)
    return c.near.accounted.length > 0 ? [] : [findingOf(c, 'dropped', 'ask')];
  if (
    mayBeTakenBack(c) ||
    c.around.inClause(c.hit, 'hedged') ||
    c.around.inClause(c.hit, 'turned') ||
    c.around.inPart(c.hit, 'allow')
  )
    return [];
  if (c.near.foods.length > 0 && c.near.foods.every(({ stance }) => stance === 'fine'))
    return [findingOf(c, 'taken_for_fine', 'ask')];
  if (c.behind.length > 0 && !wide) return [findingOf(c, 'not_all_left_out', 'ask')];
  const weak = c.near.foods.length > 0 && c.near.foods.every(({ stance }) => stance === 'disliked');
  return weak && c.around.inSentence(c.hit, 'reacts') ? [findingOf(c, 'too_weak', 'ask')] : [];
}
