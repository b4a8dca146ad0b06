import { getProfile } from '#contract/profile.ts';
import { optionalQuery } from '#web/api/queries.ts';

/** The profile; `null` while there is none. */
export const profileQuery = (userId: string) => optionalQuery(getProfile, { params: { userId } }, { patient: true });
