import type { StoredProfile } from '#contract/profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { constraintsFor } from '../catalogue/constraints-for.ts';

type Stored = { profile: Profile; userId: string; createdAt: Date };

/** The profile as it is answered, with what its answers mean for the screens. */
export function answerProfile({ profile, userId, createdAt }: Stored, catalogue: Catalogue): StoredProfile {
  const { hideNumbers } = constraintsFor(profile, catalogue).care;
  return { ...profile, userId, createdAt: createdAt.toISOString(), hidesNumbers: hideNumbers };
}
