import { JOINTS } from '#core/catalogue/exercise.ts';
import type { HealthPremise } from '#core/premises/premises.ts';
import type { Finding } from '#core/premises-check/finding.ts';
import { excused, findingOf, type HitCase, isOpen, mayBeTakenBack, takenBack } from '#core/premises-check/hit-case.ts';
import { isRead, placesOf } from '#core/premises-check/premise-places.ts';

const RANKS: readonly HealthPremise['action'][] = ['note', 'adapt', 'clear_once', 'clear_first', 'no_plan'];

/** What is spared or left out in training because of these words. */
const spared = ({ near }: HitCase): number => near.movements.length + near.exercises.length;

/** Whether something follows from an illness or a medicine; from one that acts on training, more than foods left out. */
function isFollowed(c: HitCase): boolean {
  const { hit, near } = c;
  if (near.health.length + spared(c) > 0) return true;
  return near.foods.length > 0 && hit.subjects.every((subject) => subject.foodOnly);
}

/** An illness or a medicine that an answer names. Called over and minded all the same, as what was replaced is, it is not taken back. */
export function accountForCondition(c: HitCase): Finding[] {
  if (isOfNoWeight(c)) return [];
  const back = takenBack(c);
  if (back === 'borne_out') return [];
  const minded = c.near.health.some(({ about, action }) => about !== 'food' && action !== 'note');
  if (back === 'groundless' && !minded) return [findingOf(c, 'taken_back', 'ask')];
  if (!isFollowed(c) && !isOpen(c))
    return [findingOf(c, 'dropped', isGivenByFood(c) || c.around.deniedBeside(c.hit) ? 'note' : 'ask')];
  if (isHeldAgainstDenial(c)) return [findingOf(c, 'taken_for_ruled_out', 'note')];
  if (mayBeTakenBack(c) || c.around.inSentence(c.hit, 'cleared')) return [];
  const fine = excused(c);
  if (!c.behind.every((id) => c.sums.out.has(id) || fine.has(id))) return [findingOf(c, 'not_all_left_out', 'ask')];
  if (tooWeak(c)) return [findingOf(c, 'too_weak', 'ask')];
  return sparesOther(c) ? [findingOf(c, 'dropped', 'note')] : [];
}

/** Nothing in a plan would change: a medicine that no plan minds, an illness whose foods are out as it is, or one that is merely feared. */
function isOfNoWeight({ hit, near, around, behind, sums }: HitCase): boolean {
  if (hit.subjects.every(({ idle }) => idle)) return true;
  if (!near.accounted.some(({ as }) => as === 'no_effect')) return false;
  if (around.inPart(hit, 'explains')) return true;
  if (!hit.subjects.every(({ foodOnly }) => foodOnly)) return false;
  const saidFine = near.foods.some(({ stance }) => stance === 'fine') && around.stance(hit) !== 'refused';
  return saidFine || (behind.length > 0 && behind.every((id) => sums.never.has(id)));
}

const FOOD_ANSWERS = new Set(['dietaryPrefs', 'dietaryRestrictions', 'foodAllergies', 'dislikedFoods']);

/** What comes of eating something, and is no illness to plan for where food is asked for. */
const FROM_FOOD = new Set(
  (
    'heartburn, heart burn, reflux, acid reflux, indigestion, headache, headaches, migraine, migraines, bloated, bloating, acne, spots, ' +
    'hives, rash, rashes, eczema, psoriasis, mouth ulcers, ibs, piles, joint pain, brain fog, palpitations, wheezy, dizzy, nausea'
  ).split(', '),
);

const isGivenByFood = ({ hit }: HitCase): boolean =>
  FOOD_ANSWERS.has(hit.field) && FROM_FOOD.has(hit.quote.toLowerCase());

/** "Not coeliac", and plans are changed for it all the same. */
const isHeldAgainstDenial = (c: HitCase): boolean =>
  c.around.deniedBeside(c.hit) && !isOpen(c) && c.near.health.some(({ action }) => action !== 'note');

function tooWeak({ hit, near }: HitCase): boolean {
  const least = Math.min(...hit.subjects.map((subject) => RANKS.indexOf(subject.least ?? 'note')));
  return near.health.length > 0 && near.health.every(({ action }) => RANKS.indexOf(action) < least);
}

/** A joint may be spared as a whole, in place of its movements. */
const isJoint = (limit: string): boolean => (JOINTS as readonly string[]).includes(limit);

/** Only movements follow, and none of those that the name is to spare. */
function sparesOther({ hit, near }: HitCase): boolean {
  const limits = hit.subjects.flatMap((subject) => subject.limits ?? []);
  const other = near.health.length + near.exercises.length > 0;
  if (limits.length === 0 || other || near.movements.length === 0) return false;
  const named = hit.subjects.some(({ group }) => group !== 'joint');
  return !near.movements.some(({ limit }) => limits.includes(limit) || (named && isJoint(limit)));
}

/** A limit set by a tap stands for no words; it may be of any joint that it spares. */
const isTapped = (origins: HealthPremise['origins']): boolean => !origins.some(isRead);

/** A joint that an answer names. */
export function accountForJoint(c: HitCase): Finding[] {
  const back = takenBack(c);
  if (back === 'borne_out' || isOpen(c)) return [];
  const isMinded = c.near.health.some(({ action }) => action !== 'note');
  if (back === 'groundless' && !isMinded) return [findingOf(c, 'taken_back', 'ask')];
  const spares = (limit: string) => c.hit.subjects.some((subject) => subject.limits?.includes(limit));
  const tapped = c.premises.movements.some(({ limit, origins }) => isTapped(origins) && spares(limit));
  if (spared(c) + c.near.health.length === 0 && !tapped) {
    if (back === 'no_effect' && mayBeFine(c)) return [];
    const sure = c.hit.field === 'injuries' || c.around.inClause(c.hit, 'limiting');
    return [findingOf(c, 'dropped', sure ? 'ask' : 'note')];
  }
  return sparesOther(c) && !tapped ? [findingOf(c, 'dropped', 'note')] : [];
}

/** Well, over, or of no weight: "a bit stiff, nothing that stops me". */
const mayBeFine = (c: HitCase): boolean =>
  mayBeTakenBack(c) || c.around.inSentence(c.hit, 'allow') || c.around.inSentence(c.hit, 'hedged');

/** A movement or an exercise that an answer names. */
export function accountForMovement(c: HitCase): Finding[] {
  if (spared(c) + c.near.health.length > 0) return followedMovement(c);
  if (!c.around.inClause(c.hit, 'limiting') || isOpen(c)) return [];
  const back = takenBack(c);
  if (back === 'groundless') return [findingOf(c, 'taken_back', 'note')];
  if (back !== null) return [];
  const fromHere = [...c.premises.movements, ...c.premises.health].some(({ origins }) =>
    placesOf(origins).some(({ field }) => field === c.hit.field),
  );
  return [findingOf(c, 'dropped', fromHere ? 'note' : 'ask')];
}

function followedMovement(c: HitCase): Finding[] {
  if (sparesOther(c)) return [findingOf(c, 'dropped', 'note')];
  const { movements, health } = c.near;
  const soft = movements.length > 0 && health.length === 0 && movements.every(({ severity }) => severity === 'soft');
  return soft && c.around.inClause(c.hit, 'strict') && !mayBeFine(c) ? [findingOf(c, 'too_weak', 'note')] : [];
}
