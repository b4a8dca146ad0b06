import { ArrowUp } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { MESSAGE_MAX, sendChatMessage } from '#contract/chat.ts';
import { PRODUCT } from '#core/product.ts';
import { coachPanel } from '#web/parts/coach/coach-panel-state.ts';
import { PremiumOffer } from '#web/parts/person/premium-offer.tsx';
import { usePermission } from '#web/parts/person/use-permission.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import styles from './composer.module.css';

type ComposerProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  isSending: boolean;
  onSend: (text: string) => void;
};

const MOST_LINES_PX = 144;

/** Where a message is written. Enter sends it, Shift and Enter begin a new line. */
export function Composer({ field, text, onText, isSending, onSend }: ComposerProps) {
  useGrowing(field, text);
  const { isAllowed } = usePermission(sendChatMessage);
  const isBlocked = text.trim() === '' || isSending;
  const send = () => {
    if (!isBlocked) onSend(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      <Limit />
      <div className={styles.row}>
        <TextArea
          ref={field}
          rows={1}
          className={styles.field}
          aria-label="Message"
          placeholder={`Ask or tell ${PRODUCT.coach}`}
          maxLength={MESSAGE_MAX}
          enterKeyHint="send"
          value={text}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          tone="primary"
          className={styles.send}
          aria-label="Send"
          disabled={isBlocked}
          // It can be pressed all the same: words about an emergency are answered without a limit.
          aria-disabled={isAllowed ? undefined : true}
        >
          <ArrowUp />
        </Button>
      </div>
      <Left />
    </form>
  );
}

/** As high as what is written in it, up to a point. */
function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useEffect(() => {
    if (!field.current) return;
    field.current.style.height = 'auto';
    field.current.style.height = `${Math.min(field.current.scrollHeight + 2, MOST_LINES_PX)}px`;
  }, [field, text]);
}

/** What is left of today's messages. Words about an emergency are never counted. */
function Left() {
  const { note, isAllowed } = usePermission(sendChatMessage);
  return (
    <p className={styles.left}>
      {isAllowed ? note && `${note} ` : 'Nothing is left for today. Plans, player and log work as always. '}
      {PRODUCT.coach} is software, not a doctor.
    </p>
  );
}

/** In the talk, not over it: what is typed is kept, and words about an emergency are answered all the same. */
function Limit() {
  const [isPutAway, setPutAway] = useState(false);
  const { note, isAllowed } = usePermission(sendChatMessage);
  if (isAllowed || isPutAway) return null;
  return (
    <section className={styles.limit} aria-label="The messages of today">
      <p className={styles.limitText}>{note} What you are typing is kept.</p>
      <PremiumOffer lead="It costs" onGo={coachPanel.close}>
        <Button small tone="quiet" onClick={() => setPutAway(true)}>
          Tomorrow Is Fine
        </Button>
      </PremiumOffer>
    </section>
  );
}
