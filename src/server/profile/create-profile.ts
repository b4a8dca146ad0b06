import type { StoredProfile } from '#contract/profile.ts';
import type { Decision } from '#core/athlete/go-by.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { isoDayOf } from '#core/units/calendar-day.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { decideConsent } from '../consents/decide-consent.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import type { Session } from '../identity/identity.ts';
import { confirmedBy } from '../premises/with-decisions.ts';
import { answerProfile } from './answer-profile.ts';
import { insertProfile } from './store.ts';

type Input = {
  session: Session;
  answers: Profile;
  /** What was put right on the sheet of premises; undefined where nobody confirmed it. */
  decisions?: readonly Decision[] | undefined;
  now: Date;
  newId: () => string;
  catalogue: Catalogue;
};

/** Keeps the answers of the questionnaire. Whoever is signed in with a name need not give it again. */
export async function createProfile(db: Db, input: Input): Promise<StoredProfile> {
  const { session, answers, decisions, now, newId, catalogue } = input;
  const told = {
    ...answers,
    startWeightLbs: answers.weightLbs,
    firstName: answers.firstName || firstNameOf(session),
    answeredOn: isoDayOf(now),
  };
  const profile = decisions === undefined ? told : await confirmedBy(told, { decisions, now, catalogue });
  const row = await insertProfile(db, { userId: session.userId, profile, now });
  if (!row) throw httpError('conflict', 'You have a profile already. Open your dashboard to go on.');
  // Answering is the yes: the questionnaire says so, and the account takes it back.
  await decideConsent(db, { userId: session.userId, purpose: 'health', given: true, now, newId });
  return answerProfile({ profile, userId: row.userId, createdAt: row.createdAt }, catalogue);
}

const FIRST_NAME_MAX = 80;

/** The first word of the name that came with the sign-in; the part of an e-mail before the @ is no name. */
function firstNameOf({ name, email }: Session): string | null {
  if (name === null || name.toLowerCase() === email.split('@', 1)[0]?.toLowerCase()) return null;
  return name.trim().split(/\s+/, 1)[0]?.slice(0, FIRST_NAME_MAX) || null;
}
