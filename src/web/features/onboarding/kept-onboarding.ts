import { type Onboarding, onboardingDocument, resumeOnboarding, startOnboarding } from '#core/athlete/onboarding.ts';
import { keepDocument, setAside, storedIn } from '#web/parts/person/kept-document.ts';
import { userStorage } from '#web/parts/person/user-storage.ts';

const entryOf = (userId: string) => `onboarding.${userId}`;

/** Where this person was in the questions, if this browser remembers; else at the first one. */
export function loadOnboarding(userId: string): Onboarding {
  const name = entryOf(userId);
  const text = userStorage.read(name);
  if (!text) return startOnboarding();
  const stored = storedIn(text);
  if (!onboardingDocument.read(stored).ok) setAside(name, text);
  return resumeOnboarding(stored);
}

/** Keeps the answers in this browser. Who must stop has nothing kept. */
export function saveOnboarding(userId: string, state: Onboarding): void {
  if (state.stopped) clearOnboarding(userId);
  else keepDocument(onboardingDocument, entryOf(userId), state);
}

/** Forgets every answer. */
export function clearOnboarding(userId: string): void {
  keepDocument(onboardingDocument, entryOf(userId), startOnboarding());
}
