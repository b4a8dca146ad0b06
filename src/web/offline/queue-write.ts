import { useCallback, useContext, useMemo } from 'react';
import type { Log } from '#contract/logs.ts';
import type { LogKind } from '#core/progress/log-kinds.ts';
import type { QueuedWrite } from './outbox.ts';
import { type OutboxActions, OutboxActionsContext, PendingWritesContext } from './outbox-context.ts';
import { withPending } from './pending-logs.ts';
import type { PendingWrite, WriteBody, WriteName } from './writes.ts';

/** `failed` is said in a toast if the server refuses the write; a write with the same `id` is kept once. */
export type QueueWrite = <N extends WriteName>(
  name: N,
  body: WriteBody<N>,
  failed?: string,
  id?: string,
) => Promise<QueuedWrite>;

const FAILED = 'Failed to save this entry.';

export function useOutboxActions(): OutboxActions {
  const actions = useContext(OutboxActionsContext);
  if (!actions) throw new Error('useOutboxActions must be used within an OutboxProvider');
  return actions;
}

/**
 * Keeps a write on this device and answers it once it is kept; delivery follows by itself, now or when there is a
 * network again. The id of the answer becomes the id of the log on the server, so that a log can be changed or deleted
 * before it has arrived. A new log is stamped with the present moment unless it brings its own `loggedAt`.
 */
export function useQueueWrite(): QueueWrite {
  const { queue } = useOutboxActions();
  return useCallback<QueueWrite>((name, body, failed = FAILED, id) => queue(name, body as object, failed, id), [queue]);
}

/** The writes of this person that the server may not have yet, oldest first. */
export const usePendingWrites = (): readonly PendingWrite[] => useContext(PendingWritesContext);

/** These logs and those that are on this device only, as they will be once everything has arrived; newest first. */
export function useWithPending(logs: readonly Log[], type?: LogKind): Log[] {
  const pending = usePendingWrites();
  return useMemo(() => withPending(logs, pending, type), [logs, pending, type]);
}
