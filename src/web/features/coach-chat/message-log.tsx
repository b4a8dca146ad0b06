import { useEffect, useRef } from 'react';
import type { ChatMessage, CoachBlock } from '#contract/chat.ts';
import { PRODUCT } from '#core/product.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CoachCardView } from './coach-cards.tsx';
import { GREETING, STARTERS } from './greeting.ts';
import styles from './message-log.module.css';
import { type CardActions, useCardActions } from './use-card-actions.ts';
import type { Conversation } from './use-conversation.ts';

type MessageLogProps = { userId: string; conversation: Conversation };

/** What was said, the newest at the bottom and in sight. */
export function MessageLog({ userId, conversation }: MessageLogProps) {
  const { messages, live, sessionId, announcement, send } = conversation;
  const actions = useCardActions(userId);
  const end = useRef<HTMLDivElement>(null);
  const known = (sessionId !== null && messages.data) || [];
  // While a reply is on its way it is shown as it comes, not as the server has it so far.
  const said = live ? known.findIndex(({ clientMessageId }) => clientMessageId === live.id) : -1;
  const shown = said < 0 ? known : known.slice(0, said);
  const spoken = live?.blocks.map((block) => (block.type === 'text' ? block.text : block.card.kind)).join('') ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every word and every message moves the end
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [shown.length, spoken, sessionId]);
  const isEmpty = shown.length === 0 && live === null;
  return (
    // A log is scrolled with the keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable without a mouse
    <div className={styles.log} role="log" aria-label="Conversation" aria-live="off" tabIndex={0}>
      <LoadState conversation={conversation} />
      {isEmpty && !messages.isLoading && !messages.isError && <Greeting onSay={send} />}
      {shown.map((message, at) => (
        <Message key={message.id} {...{ message, actions, send }} isLast={live === null && at === shown.length - 1} />
      ))}
      {live && (
        <>
          <Mine text={live.mine} />
          {live.blocks.length === 0 ? (
            <Writing />
          ) : (
            <Reply {...{ blocks: live.blocks, actions, send }} isLast={false} />
          )}
        </>
      )}
      <div ref={end} />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}

function LoadState({ conversation: { messages, sessions, live } }: Pick<MessageLogProps, 'conversation'>) {
  if (live) return null;
  if (messages.isLoading || sessions.isLoading) {
    return (
      <Loading label="Your conversation is on its way">
        <Skeleton width="60%" height={40} />
        <Skeleton width="80%" />
      </Loading>
    );
  }
  const failed = [messages, sessions].find(({ isError }) => isError);
  if (!failed) return null;
  return (
    <ErrorState
      title="Your conversation is not here yet"
      what={messageOf(failed.error, 'Something went wrong.')}
      kept="Everything you said is safe on our side."
      next="Try again in a moment."
      actions={<Button onClick={() => void failed.refetch()}>Try Again</Button>}
    />
  );
}

function Greeting({ onSay }: { onSay: (text: string) => void }) {
  return (
    <div className={styles.greeting}>
      <p className={styles.reply}>{GREETING}</p>
      <div className={styles.starters}>
        {STARTERS.map((starter) => (
          <Button key={starter} small onClick={() => onSay(starter)}>
            {starter}
          </Button>
        ))}
      </div>
    </div>
  );
}

type MessageProps = { message: ChatMessage; actions: CardActions; send: (text: string) => void; isLast: boolean };

function Message({ message, actions, send, isLast }: MessageProps) {
  if (message.isUser) return <Mine text={message.message} />;
  if (message.status === 'pending') return <Writing />;
  if (message.status === 'failed') {
    return <Text tone="quiet">There was no answer to this, and it was not counted. Send it again when you like.</Text>;
  }
  const blocks: readonly CoachBlock[] =
    message.blocks.length > 0 ? message.blocks : [{ type: 'text', text: message.message }];
  return (
    <>
      <Reply {...{ blocks, actions, send, isLast }} />
      {message.notice && <Text tone="quiet">{message.notice}</Text>}
    </>
  );
}

function Mine({ text }: { text: string }) {
  return (
    <p className={styles.mine}>
      <VisuallyHidden>You: </VisuallyHidden>
      {text}
    </p>
  );
}

type ReplyProps = {
  blocks: readonly CoachBlock[];
  actions: CardActions;
  send: (text: string) => void;
  isLast: boolean;
};

function Reply({ blocks, actions, send, isLast }: ReplyProps) {
  return (
    <div className={styles.blocks}>
      <VisuallyHidden>{PRODUCT.coach}: </VisuallyHidden>
      {blocks.map((block, at) =>
        block.type === 'text' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a reply only ever grow at the end
          <p key={at} className={styles.reply}>
            {block.text}
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <CoachCardView key={at} card={block.card} actions={actions} onSay={send} isLast={isLast} />
        ),
      )}
    </div>
  );
}

/** Until the first word is there. */
function Writing() {
  return (
    <p className={styles.writing} role="status">
      {PRODUCT.coach} is writing
      <span aria-hidden="true" className={styles.dots} />
    </p>
  );
}
