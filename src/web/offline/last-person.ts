import type { Person } from '#web/parts/person/identity-port.ts';
import { personOfSession } from '#web/parts/person/person.ts';
import { readStored, removeStored, removeStoredUnder, writeStored } from '#web/ui/storage.ts';

/** Who was signed in last, so that the app opens without a network. It proves nothing: the session is the cookie's. */
const LAST_PERSON = 'ironleaf.person';
/** Signed out without a network: the server is told as soon as there is one. */
const SIGN_OUT_DUE = 'ironleaf.sign-out-due';

/** What is the browser's own, whoever uses it. */
const OF_THE_BROWSER = ['ironleaf.theme', SIGN_OUT_DUE];

export function lastPerson(): Person | null {
  try {
    return personOfSession({ user: JSON.parse(readStored(LAST_PERSON) ?? 'null') });
  } catch {
    return null;
  }
}

/** Remembers who is there now. The answers kept for somebody who is no longer there go; what they wrote stays for them. */
export function saveLastPerson(person: Person | null): void {
  const before = lastPerson();
  if (before && before.id !== person?.id) {
    removeStoredUnder('ironleaf.', OF_THE_BROWSER);
    void import('./wipe-device.ts').then(({ wipeDevice }) => wipeDevice(before.id, { outbox: false }));
  }
  if (person) writeStored(LAST_PERSON, JSON.stringify({ id: person.id, email: person.email }));
}

export const isSignOutDue = (): boolean => readStored(SIGN_OUT_DUE) !== undefined;
export const oweSignOut = (): void => writeStored(SIGN_OUT_DUE, '1');
export const settleSignOut = (): void => removeStored(SIGN_OUT_DUE);
