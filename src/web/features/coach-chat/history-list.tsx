import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Text } from '#web/ui/text.tsx';
import { CoachConsent } from './coach-consent.tsx';
import styles from './history-list.module.css';
import type { Conversation } from './use-conversation.ts';
import { useDeleteSession } from './use-delete-session.ts';

type HistoryListProps = { userId: string; conversation: Conversation; onPick: () => void };

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** Earlier conversations, newest first. */
export function HistoryList({ userId, conversation, onPick }: HistoryListProps) {
  const { sessions, sessionId, pick, startNew } = conversation;
  const [deleting, setDeleting] = useState<string | null>(null);
  const remove = useDeleteSession(userId);
  const all = sessions.data ?? [];
  return (
    <div className={styles.history}>
      {all.length === 0 && (
        <Text tone="quiet">No conversations yet. The first one begins with your first message.</Text>
      )}
      <ul>
        {all.map(({ id, title, createdAt }) => (
          <li key={id} className={styles.item}>
            <button
              type="button"
              className={styles.pick}
              aria-current={id === sessionId || undefined}
              onClick={() => {
                pick(id);
                onPick();
              }}
            >
              <strong>{title}</strong>
              <span>{DAY.format(new Date(createdAt))}</span>
            </button>
            <IconButton label={`Delete ${title}`} onClick={() => setDeleting(id)}>
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
      <CoachConsent />
      {deleting !== null && (
        <AlertDialog
          open
          onOpenChange={() => setDeleting(null)}
          title="Delete this conversation?"
          description="It goes for good. What was changed in it stays changed."
          confirmLabel="Delete"
          danger
          onConfirm={() => {
            if (deleting === sessionId) startNew();
            remove.mutate(deleting);
          }}
        />
      )}
    </div>
  );
}
