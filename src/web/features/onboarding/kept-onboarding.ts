import { type Onboarding, resumeOnboarding, startOnboarding } from '#core/athlete/onboarding.ts';
import { userStorage } from '#web/parts/person/user-storage.ts';

const entryOf = (userId: string) => `onboarding.${userId}`;

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Where this person was in the questions, if this browser remembers; else at the first one. */
export function loadOnboarding(userId: string): Onboarding {
  return resumeOnboarding(parsed(userStorage.read(entryOf(userId))));
}

/** Keeps the answers in this browser. Who must stop has nothing kept. */
export function saveOnboarding(userId: string, state: Onboarding): void {
  if (state.stopped) clearOnboarding(userId);
  else userStorage.write(entryOf(userId), JSON.stringify(state));
}

/** Forgets every answer. */
export function clearOnboarding(userId: string): void {
  userStorage.write(entryOf(userId), JSON.stringify(startOnboarding()));
}
