import type { MessageRow } from './store.ts';

/** A change is confirmed or undone in the chat within a day; later it is done in the answers themselves. */
export const DECIDED_WITHIN_MS = 86_400_000;

/** A model is given up after a minute; a reply that is open for longer was left behind by a server that stopped. */
const STALE_MS = 90_000;

export const isStale = ({ createdAt }: Pick<MessageRow, 'createdAt'>, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > STALE_MS;
