import type { StoredProfile } from '#contract/profile.ts';
import type { Profile } from '#core/athlete/profile.ts';

/** What a person told of themselves, without what the server adds to it: as it is sent back to be read. */
export function answersOf(stored: StoredProfile): Profile {
  const { hidesNumbers: _, userId: __, createdAt: ___, startWeightLbs: ____, ...answers } = stored;
  return answers;
}
