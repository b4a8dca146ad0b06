import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { type KeptMemory, listMemories } from '#contract/memory.ts';
import { PRODUCT } from '#core/product.ts';
import { messageOf } from '#web/api/api-error.ts';
import { operationQuery } from '#web/api/queries.ts';
import { randomUuid } from '#web/api/random-uuid.ts';
import { dayInWords, type Memories as MemoryActions, useMemories } from '#web/parts/person/use-memories.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogSection } from '#web/ui/dialog.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Label, Text } from '#web/ui/text.tsx';
import { MemoryForm, type MemoryWords } from './memory-form.tsx';
import styles from './your-answers.module.css';

/** What stands open: a memory by its id, or the form for a new one. */
type Editing = string | 'new' | null;

/** The memories as a part of a window. */
export function MemoriesSection() {
  const id = useId();
  return (
    <DialogSection>
      <section aria-labelledby={id}>
        <Label as="h3" id={id}>
          What {PRODUCT.coach} remembers
        </Label>
        <Memories />
      </section>
    </DialogSection>
  );
}

/** What the coach remembers of the person: listed, worded anew, forgotten with a way back, added to. */
export function Memories() {
  const { data, error, refetch } = useQuery(operationQuery(listMemories, {}));
  const memories = useMemories();
  const [editing, setEditing] = useState<Editing>(null);
  const box = useReturnToButton(editing);
  const add = ({ text, date }: MemoryWords) => {
    const kind = date === null ? 'fact' : 'when';
    return memories.keep.mutateAsync({ id: randomUuid(), kind, text, date, quote: text, source: 'typed' });
  };
  const close = () => setEditing(null);
  return (
    <div ref={box}>
      {!data && !error && (
        <Loading label="What is remembered is on its way">
          <Skeleton />
        </Loading>
      )}
      {error && (
        <>
          <Text>{messageOf(error, 'This could not be loaded.')}</Text>
          <Button onClick={() => void refetch()}>Try Again</Button>
        </>
      )}
      {data?.length === 0 && editing === null && <Text tone="quiet">{EMPTY}</Text>}
      {data && data.length > 0 && (
        <Ledger closed>
          {data.map((memory) => (
            <Row
              key={memory.id}
              {...{ memory, memories }}
              isOpen={editing === memory.id}
              onOpen={() => setEditing(memory.id)}
              onForgotten={() => focusOn(box.current, 'new')}
              onClose={close}
            />
          ))}
        </Ledger>
      )}
      {data && (
        <div className={styles.add}>
          {editing === 'new' ? (
            <MemoryForm onSave={(words) => add(words).then(close, ignored)} onCancel={close} />
          ) : (
            <Button small data-for="new" onClick={() => setEditing('new')}>
              Add Something
            </Button>
          )}
        </div>
      )}
      <Text tone="quiet">
        Only what you kept or typed. It helps with your plans and swaps as a wish, never as a rule.
      </Text>
    </div>
  );
}

const EMPTY = `Nothing yet. When you tell ${PRODUCT.coach} something worth keeping, such as a wedding day or when you train, she asks first.`;

/** A toast has said already what went wrong; what was typed stays where it is. */
const ignored = () => undefined;

type RowProps = {
  memory: KeptMemory;
  memories: MemoryActions;
  isOpen: boolean;
  onOpen: () => void;
  onForgotten: () => void;
  onClose: () => void;
};

function Row({ memory, memories: { change, forget }, isOpen, onOpen, onForgotten, onClose }: RowProps) {
  const { createdAt: _, ...kept } = memory;
  const { id, text, date } = kept;
  if (isOpen) {
    return (
      <li className={styles.edit}>
        <MemoryForm
          start={{ text, date }}
          onSave={(words) => change.mutateAsync({ id, ...words }).then(onClose, ignored)}
          onCancel={onClose}
        />
      </li>
    );
  }
  return (
    <LedgerRow
      name={text}
      note={noteOn(memory)}
      className={styles.row ?? ''}
      end={
        <span className={styles.buttons}>
          <Button
            small
            tone="quiet"
            aria-label={`Forget: ${text}`}
            onClick={() => forget.mutate(kept, { onSuccess: onForgotten })}
          >
            Forget
          </Button>
          <Button small data-for={id} aria-label={`Change: ${text}`} onClick={onOpen}>
            Change
          </Button>
        </span>
      }
    />
  );
}

/** The day that it is about, and where it comes from. */
function noteOn({ text, date, quote, source, createdAt }: KeptMemory): string {
  const told = quote.toLowerCase() === text.toLowerCase() ? 'You told me' : `“${quote}”`;
  const from = source === 'typed' ? 'Typed' : told;
  return [...(date ? [dayInWords(date)] : []), `${from}, ${dayInWords(createdAt.slice(0, 10))}`].join(' · ');
}

/** When a form closes, or a row is gone, the focus goes to the button that opened it, or else to the one for adding. */
function useReturnToButton(editing: Editing) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<Editing>(null);
  useEffect(() => {
    if (editing === null && last.current !== null) focusOn(box.current, last.current);
    last.current = editing;
  }, [editing]);
  return box;
}

/** Focuses the button that opens a form, or the one for adding where that is gone. */
function focusOn(box: HTMLElement | null, opens: string): void {
  const button = box?.querySelector<HTMLElement>(`[data-for="${opens}"]`);
  (button ?? box?.querySelector<HTMLElement>('[data-for="new"]'))?.focus();
}
