import { Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Log } from '#contract/logs.ts';
import { isBodyFigure } from '#core/progress/log-kinds.ts';
import { usePendingWrites, useQueueWrite } from '#web/offline/queue-write.ts';
import { dayOfLog, todayOf } from '#web/parts/logs/log-days.ts';
import { useUnits } from '#web/parts/units/use-units.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Section } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import { namedDay } from './dates.ts';
import { entryWords } from './progress-labels.ts';
import styles from './recent-entries.module.css';

const EditEntryDialog = lazy(() =>
  import('./edit-entry-dialog.tsx').then((module) => ({ default: module.EditEntryDialog })),
);

const SHOWN = 5;

type Props = { logs: readonly Log[]; hidesNumbers: boolean };

/** The last five entries, each of which can be changed and deleted; a deleted one can be brought back. */
export function RecentEntries({ logs, hidesNumbers }: Props) {
  const [edited, setEdited] = useState<Log>();
  const remove = useDeleteEntry();
  const waiting = new Set(usePendingWrites().map(({ id }) => id));
  const shown = logs.filter((log) => !hidesNumbers || !isBodyFigure(log.logType)).slice(0, SHOWN);
  return (
    <Section label="RECENT ENTRIES">
      {shown.length === 0 ? (
        <Text tone="quiet">What you log shows here, the newest first.</Text>
      ) : (
        <ul className={styles.entries}>
          {shown.map((log) => (
            <Entry
              key={log.id}
              log={log}
              isWaiting={waiting.has(log.id)}
              onEdit={() => setEdited(log)}
              onDelete={() => void remove(log)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <Suspense>
          <EditEntryDialog log={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}

function useDeleteEntry() {
  const queueWrite = useQueueWrite();
  const toast = useToast();
  const failed = 'Failed to change this entry. Please try again.';
  return async ({ id: logId }: Log) => {
    await queueWrite('deleteLog', { logId }, failed);
    toast({
      title: 'Entry deleted',
      action: { label: 'Undo', onAction: () => void queueWrite('restoreLog', { logId }, failed) },
    });
  };
}

type EntryProps = { log: Log; isWaiting: boolean; onEdit: () => void; onDelete: () => void };

function Entry({ log, isWaiting, onEdit, onDelete }: EntryProps) {
  const { units } = useUnits();
  const { kind, what, note } = entryWords(log, units);
  const day = namedDay(dayOfLog(log), todayOf(new Date()));
  const named = `${kind} ${what}, ${day}`;
  return (
    <li className={styles.entry}>
      <span className={styles.kind}>{kind}</span>
      <strong className={styles.what}>{what}</strong>
      <span className={styles.note}>{note}</span>
      <span className={styles.day}>
        {day}
        {isWaiting && <span className={styles.waiting}>on this phone</span>}
      </span>
      <span className={styles.actions}>
        <IconButton label={`Edit ${named}`} onClick={onEdit}>
          <Pencil />
        </IconButton>
        <IconButton label={`Delete ${named}`} onClick={onDelete}>
          <Trash2 />
        </IconButton>
      </span>
    </li>
  );
}
