import { createContext } from 'react';
import type { QueuedWrite } from './outbox.ts';
import type { PendingWrite, WriteName } from './writes.ts';

/** What the screens can do with the outbox of whoever is signed in. */
export type OutboxActions = {
  /** @throws if nobody is signed in */
  queue: (name: WriteName, body: object, failed: string, id?: string) => Promise<QueuedWrite>;
  retry: (id: string) => Promise<void>;
  discard: (id: string) => Promise<void>;
  sendNow: () => Promise<void>;
  /** Asks the person, if something would be lost with them. */
  mayLeave: () => Promise<boolean>;
};

export const OutboxActionsContext = createContext<OutboxActions | undefined>(undefined);
export const PendingWritesContext = createContext<readonly PendingWrite[]>([]);
