import type { StoredProfile } from '#contract/profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import type { Session } from '../identity/identity.ts';
import { answerProfile } from './answer-profile.ts';
import { insertProfile } from './store.ts';

type Input = { session: Session; answers: Profile; now: Date; catalogue: Catalogue };

/** Keeps the answers of the questionnaire. Whoever is signed in with a name need not give it again. */
export async function createProfile(db: Db, { session, answers, now, catalogue }: Input): Promise<StoredProfile> {
  const profile = { ...answers, firstName: answers.firstName || firstNameOf(session) };
  const row = await insertProfile(db, { userId: session.userId, profile, now });
  if (!row) throw httpError('conflict', 'You have a profile already. Open your dashboard to go on.');
  return answerProfile({ profile, userId: row.userId, createdAt: row.createdAt }, catalogue);
}

const FIRST_NAME_MAX = 80;

/** The first word of the name that came with the sign-in; the part of an e-mail before the @ is no name. */
function firstNameOf({ name, email }: Session): string | null {
  if (name === null || name.toLowerCase() === email.split('@', 1)[0]?.toLowerCase()) return null;
  return name.trim().split(/\s+/, 1)[0]?.slice(0, FIRST_NAME_MAX) || null;
}
