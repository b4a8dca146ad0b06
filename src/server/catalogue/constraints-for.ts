import type { Constraints } from '#core/athlete/constraints.ts';
import { constraintsOf } from '#core/athlete/constraints-of.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { Catalogue } from './catalogue.ts';

/** What no plan for this person may contain. */
export const constraintsFor = (
  profile: Profile,
  { foods, lexicon, trainingLexicon }: Pick<Catalogue, 'foods' | 'lexicon' | 'trainingLexicon'>,
): Constraints => constraintsOf({ profile, foods, lexicon, trainingLexicon });
