import { ApiError, errorWithoutAnswer } from '#web/api/api-error.ts';
import { isSignOutDue, lastPerson, oweSignOut, settleSignOut } from '#web/offline/last-person.ts';
import type { Credentials, IdentityPort } from '#web/parts/person/identity-port.ts';
import { greetingName, personOfSession } from '#web/parts/person/person.ts';
import { ask } from './ask-provider.ts';
import { createKnownPerson } from './known-person.ts';

const AFTER_GOOGLE = '/onboarding';

const isWithoutAnswer = (error: unknown) => error instanceof ApiError && error.status === 0;

/** What came of a password that was right. */
const outcomeOf = (answer: unknown) =>
  (answer as { secondStep?: unknown } | null)?.secondStep === true ? 'second-step' : 'signed-in';

/** Our own accounts: a session cookie that only the server can read. */
export function embeddedIdentity(): IdentityPort {
  const known = createKnownPerson();

  /** Tells the server of a sign-out that it could not be told of when it happened. */
  const payDebt = async () => {
    if (!isSignOutDue()) return;
    await ask('sign-out', {});
    settleSignOut();
  };

  /** Without an answer nobody is signed out: who was known stays known, also from the last visit. */
  const whoWasThere = () => (isSignOutDue() ? null : (known.person ?? lastPerson()));
  const current = () =>
    payDebt()
      .then(() => ask('get-session'))
      .then(personOfSession, whoWasThere)
      .then(known.report);

  return {
    current,
    onChange: known.onChange(current),
    async signInWithPassword(credentials: Credentials) {
      settleSignOut();
      const outcome = outcomeOf(await ask('sign-in/email', credentials));
      if (outcome === 'signed-in') await current();
      return outcome;
    },
    async signUpWithPassword(credentials: Credentials) {
      settleSignOut();
      await ask('sign-up/email', { ...credentials, name: greetingName(credentials.email) });
      return (await current()) ? 'signed-in' : 'see-mail';
    },
    async signInWithGoogle() {
      settleSignOut();
      const answer = await ask('sign-in/social', {
        provider: 'google',
        callbackURL: AFTER_GOOGLE,
        errorCallbackURL: '/',
      });
      const { url } = (answer ?? {}) as { url?: unknown };
      if (typeof url !== 'string') throw errorWithoutAnswer('unreadable');
      window.location.assign(url);
    },
    async signOut() {
      oweSignOut();
      try {
        await payDebt();
      } catch (error) {
        if (!isWithoutAnswer(error)) {
          settleSignOut();
          throw error;
        }
      }
      known.report(null);
    },
    signIns: async () => (await import('./embedded-sign-ins.ts')).EMBEDDED_SIGN_INS,
    doors: async () => (await import('./embedded-doors.ts')).embeddedDoors(current),
  };
}
