import type { Auth } from 'firebase/auth';
import { ApiError } from '#web/api/api-error.ts';
import { isSignOutDue, lastPerson, settleSignOut } from '#web/offline/last-person.ts';
import type { IdentityPort, Person } from '#web/parts/person/identity-port.ts';
import { personOfSession } from '#web/parts/person/person.ts';
import { ask } from './ask-provider.ts';
import { told } from './firebase-errors.ts';
import { createKnownPerson } from './known-person.ts';

/** So long a start waits for the provider before it goes by who was there last. */
const PATIENCE_MS = 4000;

const isUnavailable = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500);

export type FirebaseSession = Pick<IdentityPort, 'current' | 'onChange'> & {
  /** The token of who is signed in, renewed if it has to be; null where nobody is. */
  idToken: () => Promise<string | null>;
  /** Tells our server of a sign-out that it has not been told of. */
  payDebt: () => Promise<void>;
  /** Nobody is signed in any more. */
  leave: () => void;
};

/** Who is signed in with the provider, as our server knows them. `returned`: what came of a redirect is settled. */
export function createFirebaseSession(auth: Auth, returned: Promise<void>): FirebaseSession {
  const known = createKnownPerson();
  let asking: { token: string; answer: Promise<Person | null> } | undefined;

  const idToken = () =>
    told(async () => {
      await auth.authStateReady();
      return (await auth.currentUser?.getIdToken()) ?? null;
    });

  /** The token's changes and whoever waits for a sign-in ask at once, and with the same one only once. */
  const findOnce = (token: string) => {
    if (asking?.token === token) return asking.answer;
    const answer = find(auth).finally(() => {
      asking = undefined;
    });
    asking = { token, answer };
    return answer;
  };
  /** Without an answer nobody is signed out: who was known stays known, also from the last visit. */
  const whoWasThere = () => (isSignOutDue() ? null : (known.person ?? lastPerson()));
  const payDebt = async () => {
    if (!isSignOutDue()) return;
    await ask('sign-out', {});
    settleSignOut();
  };

  const current = async () => {
    try {
      await returned;
      const token = await idToken();
      // What cannot be told now is told when the page is opened again.
      if (token === null) await payDebt().catch(() => {});
      return known.report(token === null ? null : await findOnce(token));
    } catch (error) {
      return known.report(isUnavailable(error) ? whoWasThere() : null);
    }
  };
  /** For the first report: a provider that does not answer must not keep the page waiting. */
  const start = () => {
    const goOn = () => known.person === undefined && lastPerson() !== null && known.report(whoWasThere());
    const patience = setTimeout(goOn, PATIENCE_MS);
    return current().finally(() => clearTimeout(patience));
  };
  return { idToken, current, payDebt, onChange: known.onChange(start), leave: () => known.report(null) };
}

/** Whom the server takes the bearer of the token for; a token that it refuses is renewed once, which tells why. */
async function find(auth: Auth): Promise<Person | null> {
  const person = personOfSession(await ask('get-session'));
  if (person || !auth.currentUser) return person;
  const { currentUser } = auth;
  await told(() => currentUser.getIdToken(true));
  const renewed = personOfSession(await ask('get-session'));
  if (!renewed) await auth.signOut();
  return renewed;
}
