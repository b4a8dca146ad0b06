import { consentText, isAllowed, type Purpose } from '#core/account/consents.ts';
import type { Db } from '../db/database.ts';
import { insertConsent, selectLastConsent } from './store.ts';

type OfPurpose = { userId: string; purpose: Purpose };

/** Whether the person lets their data be used so. */
export async function allows(db: Db, of: OfPurpose): Promise<boolean> {
  return isAllowed(of.purpose, (await selectLastConsent(db, of)) ?? null);
}

type Deciding = OfPurpose & { given: boolean; now: Date; newId: () => string };

/** Keeps a yes or a no, with the version of the words that it is about; the same again is no new decision. */
export async function decideConsent(db: Db, { userId, purpose, given, now, newId }: Deciding): Promise<void> {
  const { version } = consentText(purpose);
  const last = await selectLastConsent(db, { userId, purpose });
  if (last?.given === given && last.version === version) return;
  await insertConsent(db, { id: newId(), userId, purpose, version, given, decidedAt: now });
}
