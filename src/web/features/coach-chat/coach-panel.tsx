import { Clock, MessageSquare, Plus, X } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import { useRef, useState } from 'react';
import { PRODUCT } from '#core/product.ts';
import { useWhatIsOnScreen } from '#web/parts/coach/on-screen.ts';
import { userStorage } from '#web/parts/person/user-storage.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Text, Title } from '#web/ui/text.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import { usePageFlag } from '#web/ui/use-page-flag.ts';
import styles from './coach-panel.module.css';
import { Composer } from './composer.tsx';
import { HistoryList } from './history-list.tsx';
import { MessageLog } from './message-log.tsx';
import { useConversation } from './use-conversation.ts';

type CoachPanelProps = { userId: string; onClose: () => void };

const DRAFT = 'coach-draft';
const PHONE = '(max-width: 759px)';

/** The chat with the coach: a window beside the page, the whole screen on a phone. */
export function CoachPanel({ userId, onClose }: CoachPanelProps) {
  // The player is used beside it on a phone, too.
  const [isModal] = useState(
    () => window.matchMedia(PHONE).matches && !('workout' in document.documentElement.dataset),
  );
  // The corner is taken: a toast would cover what is being typed.
  usePageFlag('chat');
  return (
    <RadixDialog.Root open onOpenChange={onClose} modal={isModal}>
      <RadixDialog.Portal>
        <PanelWindow userId={userId} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** What is written and not sent yet is still there after the panel, or the page, was closed. */
function useDraft() {
  const [text, setText] = useState(() => userStorage.read(DRAFT) ?? '');
  const write = (changed: string) => {
    userStorage.write(DRAFT, changed);
    setText(changed);
  };
  return [text, write] as const;
}

function PanelWindow({ userId }: { userId: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, write] = useDraft();
  const [showsHistory, setShowsHistory] = useState(false);
  const on = useWhatIsOnScreen();
  const conversation = useConversation(userId, on?.screen ?? null, write);
  const toast = useToast();
  const say = (words: string) => {
    write('');
    conversation.send(words);
  };
  const startNew = () => {
    conversation.startNew();
    setShowsHistory(false);
    field.current?.focus();
    toast({ title: 'New Chat Started' });
  };
  return (
    <RadixDialog.Content
      className={styles.panel}
      data-set="app"
      aria-describedby={undefined}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        field.current?.focus();
      }}
      // The page beside it may be used; only its own button and Escape close it.
      onInteractOutside={(event) => event.preventDefault()}
    >
      <div className={styles.top}>
        <div>
          <RadixDialog.Title asChild>
            <Title as="h2">{PRODUCT.coach}</Title>
          </RadixDialog.Title>
          <Text tone="quiet">{on ? `About: ${on.about}` : PRODUCT.coachTitle}</Text>
        </div>
        <IconButton
          label={showsHistory ? 'Back to the conversation' : 'History'}
          onClick={() => setShowsHistory(!showsHistory)}
        >
          {showsHistory ? <MessageSquare /> : <Clock />}
        </IconButton>
        <IconButton label="New Chat" disabled={conversation.isSending} onClick={startNew}>
          <Plus />
        </IconButton>
        <RadixDialog.Close asChild>
          <IconButton label="Close chat">
            <X />
          </IconButton>
        </RadixDialog.Close>
      </div>
      {showsHistory ? (
        <HistoryList {...{ userId, conversation }} onPick={() => setShowsHistory(false)} />
      ) : (
        <MessageLog userId={userId} conversation={{ ...conversation, send: say }} />
      )}
      {!showsHistory && (
        <Composer {...{ field, text }} onText={write} isSending={conversation.isSending} onSend={say} />
      )}
    </RadixDialog.Content>
  );
}
