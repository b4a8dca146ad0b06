import { getProfile } from '#contract/profile.ts';
import { optionalQuery } from '#web/api/queries.ts';

/** The answers that a person gave; null before onboarding. */
export const profileQuery = (userId: string) => optionalQuery(getProfile, { params: { userId } }, { patient: true });
