import type { TrainingRules } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { constraintsFor } from '../catalogue/constraints-for.ts';

/** The rules of training where other things are at hand, by the person's words for them: what they tapped of their own kit is not there. */
export function trainingElsewhere(
  { goBy, ...profile }: Profile,
  equipmentAccess: string,
  catalogue: Catalogue,
): TrainingRules {
  const decisions = (goBy?.decisions ?? []).filter(({ decision }) => decision.about !== 'tool');
  return constraintsFor({ ...profile, equipmentAccess, goBy: { confirmed: null, decisions } }, catalogue).training;
}
