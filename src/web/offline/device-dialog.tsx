import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { Text } from '#web/ui/text.tsx';
import { useOutboxActions, usePendingWrites } from './queue-write.ts';
import { useOnline } from './use-browser-state.ts';
import { wordsOf } from './write-labels.ts';
import type { PendingWrite } from './writes.ts';

const TIME = new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit' });

/** Every entry that is on this device only, and what can be done about it. */
export function DeviceDialog({ onClose }: { onClose: () => void }) {
  const pending = usePendingWrites();
  const online = useOnline();
  const { sendNow } = useOutboxActions();
  const isWaiting = pending.some(({ state }) => state === 'waiting');
  const lead = online
    ? 'These entries have not reached your account yet. They are sent by themselves while the app is open.'
    : 'There is no network. These entries are safe here and are sent by themselves as soon as there is one.';
  return (
    <Dialog open onOpenChange={onClose} size="small" title="ON THIS DEVICE" description={lead}>
      <Stack>
        {pending.length === 0 && <Text>Everything has reached your account.</Text>}
        <Ledger>
          {pending.map((write) => (
            <Entry key={write.id} write={write} />
          ))}
        </Ledger>
        {online && isWaiting && (
          <Actions stacked>
            <Button onClick={() => void sendNow()}>Send Now</Button>
          </Actions>
        )}
      </Stack>
    </Dialog>
  );
}

function noteOf({ createdAt, state, message, kept }: PendingWrite): string {
  if (state === 'unreadable') return message ?? '';
  const made = TIME.format(new Date(createdAt));
  if (state === 'refused') return `${made}. Not accepted: ${message}`;
  return kept === 'memory' ? `${made}. This device is full: keep this page open until it is sent.` : made;
}

function Entry({ write }: { write: PendingWrite }) {
  const { retry, discard } = useOutboxActions();
  const end = write.state !== 'waiting' && (
    <Actions>
      {write.state === 'refused' && (
        <Button small onClick={() => void retry(write.id)}>
          Try Again
        </Button>
      )}
      <Button small tone="danger" onClick={() => void discard(write.id)}>
        Delete
      </Button>
    </Actions>
  );
  return <LedgerRow name={wordsOf(write)} note={noteOf(write)} {...(end && { end })} />;
}
