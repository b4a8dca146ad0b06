import type { StoredProfile } from '#contract/profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readConstraints } from '../catalogue/constraints-for.ts';

type Stored = { profile: Profile; userId: string; createdAt: Date };

/** The profile as it is answered, with what its answers mean for the screens. */
export async function answerProfile(stored: Stored, catalogue: Catalogue): Promise<StoredProfile> {
  const { profile, userId, createdAt } = stored;
  const { hideNumbers } = (await readConstraints(profile, catalogue)).care;
  const { answeredOn: _, goBy: __, ...answers } = profile;
  return { ...answers, userId, createdAt: createdAt.toISOString(), hidesNumbers: hideNumbers };
}
