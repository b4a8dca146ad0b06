import { httpError } from '../http/http-error.ts';
import { countAttempt } from '../http/rate-limit.ts';
import type { AuthMount } from './auth-routes.ts';
import type { Session } from './identity.ts';
import { selectPasswordHash } from './store.ts';

const WITHOUT_PASSWORD =
  'Your account has no password. Sign out, sign in with Google again, and then do this within ten minutes.';

/** Refuses a wrong password (400: nobody is signed out for it), and who guesses. */
export async function expectPassword(mount: AuthMount, { userId }: Session, password: string): Promise<void> {
  const { database, limits, now, passwords } = mount;
  await countAttempt(database.db, limits, { name: 'confirm', subject: userId, now: now() });
  const hash = await selectPasswordHash(database.db, userId);
  if (hash === null) throw httpError('conflict', WITHOUT_PASSWORD);
  if (await passwords.verify({ hash, password })) return;
  throw httpError('bad_request', 'That is not your password.');
}
