import { ApiError, errorWithoutAnswer } from '#web/api/api-error.ts';
import { isSignOutDue, lastPerson, oweSignOut, saveLastPerson, settleSignOut } from '#web/offline/last-person.ts';
import type { Credentials, IdentityPort, Person } from '#web/parts/person/identity-port.ts';
import { greetingName, personOfSession } from '#web/parts/person/person.ts';
import { ask } from './ask-provider.ts';

const AFTER_GOOGLE = '/onboarding';

const isWithoutAnswer = (error: unknown) => error instanceof ApiError && error.status === 0;

const samePerson = (a: Person | null | undefined, b: Person | null) => a?.id === b?.id && a?.email === b?.email;

/** What who forgot the password can do. */
const recovery = (current: IdentityPort['current']): Pick<IdentityPort, 'askForNewPassword' | 'setNewPassword'> => ({
  async askForNewPassword(email) {
    await ask('request-password-reset', { email });
  },
  async setNewPassword({ token, password }) {
    await ask('reset-password', { token, newPassword: password });
    await current();
  },
});

/** Our own accounts: a session cookie that only the server can read. */
export function embeddedIdentity(): IdentityPort {
  const listeners = new Set<(person: Person | null) => void>();
  let known: Person | null | undefined;

  const report = (person: Person | null) => {
    const changed = known === undefined || !samePerson(known, person);
    known = person;
    saveLastPerson(person);
    if (changed) for (const listener of listeners) listener(person);
    return person;
  };

  /** Tells the server of a sign-out that it could not be told of when it happened. */
  const payDebt = async () => {
    if (!isSignOutDue()) return;
    await ask('sign-out', {});
    settleSignOut();
  };

  /** Without an answer nobody is signed out: who was known stays known, also from the last visit. */
  const whoWasThere = () => (isSignOutDue() ? null : (known ?? lastPerson()));
  const current = () =>
    payDebt()
      .then(() => ask('get-session'))
      .then(personOfSession, whoWasThere)
      .then(report);

  return {
    current,
    onChange(listener) {
      listeners.add(listener);
      if (known === undefined) void current();
      else listener(known);
      return () => listeners.delete(listener);
    },
    async signInWithPassword(credentials: Credentials) {
      settleSignOut();
      await ask('sign-in/email', credentials);
      await current();
    },
    async signUpWithPassword(credentials: Credentials) {
      settleSignOut();
      await ask('sign-up/email', { ...credentials, name: greetingName(credentials.email) });
      await current();
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
    ...recovery(current),
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
      report(null);
    },
    signIns: async () => (await import('./embedded-sign-ins.ts')).EMBEDDED_SIGN_INS,
  };
}
