import { writeStored } from '#web/ui/storage.ts';

/** The browser tells every other tab of a change here; all the promised browsers do. */
const CHANGED_AT = 'ironleaf.outbox.changed-at';

/** Tells the other tabs that the outbox has something new. */
export function announceChange(): void {
  writeStored(CHANGED_AT, `${Date.now()}.${Math.random()}`);
}

/** Hears when another tab has put something into the outbox. Returns how to stop. */
export function hearChanges(onChange: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === CHANGED_AT) onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
