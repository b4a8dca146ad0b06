import type { HealthPremise } from '#core/premises/premises.ts';
import type { Finding } from '#core/premises-check/finding.ts';
import { findingOf, type HitCase, isOpen, mayBeTakenBack, takenBack } from '#core/premises-check/hit-case.ts';
import { placesOf } from '#core/premises-check/premise-places.ts';

const RANKS: readonly HealthPremise['action'][] = ['note', 'adapt', 'clear_once', 'clear_first', 'no_plan'];

/** An illness or a medicine that an answer names. */
export function accountForCondition(c: HitCase): Finding[] {
  const back = takenBack(c);
  if (back === 'borne_out') return [];
  const followed = c.near.health.length + c.near.foods.length + c.near.movements.length > 0;
  if (!followed && !isOpen(c)) return [findingOf(c, back === null ? 'dropped' : 'taken_back', 'ask')];
  if (mayBeTakenBack(c) || c.around.inSentence(c.hit, 'cleared')) return [];
  const out = c.behind.every((id) => c.sums.out.has(id) || c.sums.back.has(id));
  if (!out) return [findingOf(c, 'not_all_left_out', 'ask')];
  return tooWeak(c) ? [findingOf(c, 'too_weak', 'ask')] : [];
}

function tooWeak({ hit, near }: HitCase): boolean {
  const least = Math.min(...hit.subjects.map((subject) => RANKS.indexOf(subject.least ?? 'note')));
  return near.health.length > 0 && near.health.every(({ action }) => RANKS.indexOf(action) < least);
}

/** A limit set by a tap stands for no words; it may be of any joint that it spares. */
const isTapped = (origins: HealthPremise['origins']): boolean => placesOf(origins).length === 0;

/** A joint that an answer names. */
export function accountForJoint(c: HitCase): Finding[] {
  const back = takenBack(c);
  if (back === 'borne_out' || isOpen(c)) return [];
  const spares = (limit: string) => c.hit.subjects.some((subject) => subject.limits?.includes(limit));
  const tapped = c.premises.movements.some(({ limit, origins }) => isTapped(origins) && spares(limit));
  if (c.near.movements.length + c.near.health.length === 0 && !tapped) {
    if (back === 'no_effect' && mayBeFine(c)) return [];
    const sure = c.hit.field === 'injuries' || c.around.inClause(c.hit, 'limiting');
    return [findingOf(c, back === null ? 'dropped' : 'taken_back', sure ? 'ask' : 'note')];
  }
  if (c.near.health.length > 0 || tapped || c.near.movements.some(({ limit }) => spares(limit))) return [];
  return [findingOf(c, 'dropped', 'note')];
}

const mayBeFine = (c: HitCase): boolean => mayBeTakenBack(c) || c.around.inSentence(c.hit, 'allow');

/** A movement or an exercise that an answer names. */
export function accountForMovement(c: HitCase): Finding[] {
  const limited = c.around.inClause(c.hit, 'limiting');
  const followed = c.near.movements.length + c.near.health.length > 0;
  if (followed) {
    const soft = c.near.movements.length > 0 && c.near.movements.every(({ severity }) => severity === 'soft');
    const strict = c.around.inClause(c.hit, 'strict') && !mayBeFine(c);
    return soft && strict && c.near.health.length === 0 ? [findingOf(c, 'too_weak', 'note')] : [];
  }
  if (!limited || isOpen(c) || c.near.accounted.length > 0) return [];
  const fromHere = [...c.premises.movements, ...c.premises.health].some(({ origins }) =>
    placesOf(origins).some(({ field }) => field === c.hit.field),
  );
  return [findingOf(c, 'dropped', fromHere ? 'note' : 'ask')];
}
