import { useQueueWrite } from '#web/offline/queue-write.ts';
import type { WriteBody, WriteName } from '#web/offline/writes.ts';
import { useToast } from '#web/ui/toast-context.ts';

const FAILED = 'Failed to log progress. Please try again.';

/** Keeps a new entry and says so; it can be taken back from the message. */
export function useKeepEntry(onDone: () => void) {
  const queueWrite = useQueueWrite();
  const toast = useToast();
  return async <N extends WriteName>(name: N, body: WriteBody<N>) => {
    const { id: logId } = await queueWrite(name, body, FAILED);
    const undo = () => void queueWrite('deleteLog', { logId }, 'Failed to change this entry. Please try again.');
    toast({ title: 'Progress logged!', tone: 'success', action: { label: 'Undo', onAction: undo } });
    onDone();
  };
}
