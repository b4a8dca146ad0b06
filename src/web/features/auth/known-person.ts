import { saveLastPerson } from '#web/offline/last-person.ts';
import type { IdentityPort, Person } from '#web/parts/person/identity-port.ts';

type Listener = (person: Person | null) => void;

const samePerson = (a: Person | null | undefined, b: Person | null) => a?.id === b?.id && a?.email === b?.email;

export type KnownPerson = {
  /** Undefined until it was reported for the first time. */
  readonly person: Person | null | undefined;
  report: (person: Person | null) => Person | null;
  /** `find` is called for the first listener that comes before a report. */
  onChange: (find: () => unknown) => IdentityPort['onChange'];
};

/** Who is there, as last reported: remembered on the device, and told to every listener when it changes. */
export function createKnownPerson(): KnownPerson {
  const listeners = new Set<Listener>();
  let known: Person | null | undefined;
  return {
    get person() {
      return known;
    },
    report: (person) => {
      const changed = known === undefined || !samePerson(known, person);
      known = person;
      saveLastPerson(person);
      if (changed) for (const listener of listeners) listener(person);
      return person;
    },
    onChange: (find) => (listener) => {
      listeners.add(listener);
      if (known === undefined) void find();
      else listener(known);
      return () => listeners.delete(listener);
    },
  };
}
