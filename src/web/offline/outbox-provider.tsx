import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { type ShowToast, type ToastMessage, useToast } from '#web/ui/toast-context.ts';
import type { QueuedWrite } from './outbox.ts';
import { type OutboxActions, OutboxActionsContext, PendingWritesContext } from './outbox-context.ts';
import type { PersonOutbox } from './person-outbox.ts';
import type { PendingWrite } from './writes.ts';

const LeaveQuestion = lazy(() => import('./leave-question.tsx').then((module) => ({ default: module.LeaveQuestion })));

/** Loaded only for those who are signed in. */
async function open(person: Parameters<typeof import('./person-outbox.ts').openPersonOutbox>[0]) {
  const { openPersonOutbox } = await import('./person-outbox.ts');
  return openPersonOutbox(person);
}

const NOTHING: readonly PendingWrite[] = [];
type Question = { count: number; answer: (leave: boolean) => void };

/** The outbox of the person who is signed in, for every screen below. */
export function OutboxProvider({ onSignedOut, children }: { onSignedOut: () => void; children: ReactNode }) {
  const { opening, pending } = useOutbox(onSignedOut);
  const [question, setQuestion] = useState<Question>();
  const toast = useToast();
  const actions = useMemo(() => actionsOf({ opening, ask: setQuestion, toast }), [opening, toast]);
  return (
    <OutboxActionsContext value={actions}>
      <PendingWritesContext value={pending}>
        {children}
        {question && (
          <Suspense>
            <LeaveQuestion
              count={question.count}
              onAnswer={(leave) => {
                setQuestion(undefined);
                question.answer(leave);
              }}
            />
          </Suspense>
        )}
      </PendingWritesContext>
    </OutboxActionsContext>
  );
}

function useOutbox(onSignedOut: () => void) {
  const userId = useAuth().person?.id;
  const client = useQueryClient();
  const toast = useToast();
  const [pending, setPending] = useState(NOTHING);
  const [opening, setOpening] = useState<Promise<PersonOutbox>>();
  useEffect(() => {
    if (userId === undefined) return;
    const onRefused = ({ failed }: QueuedWrite) => toast({ title: 'Error', description: failed, tone: 'destructive' });
    const promise = open({ userId, client, onRefused, onSignedOut });
    let left = false;
    setOpening(promise);
    void promise.then((outbox) => {
      if (left) return;
      const show = () => {
        const writes = outbox.pending() as readonly PendingWrite[];
        setPending(writes.length === 0 ? NOTHING : writes);
      };
      outbox.subscribe(show);
      show();
    });
    return () => {
      left = true;
      setOpening(undefined);
      setPending(NOTHING);
      void promise.then((outbox) => outbox.close());
    };
  }, [userId, client, toast, onSignedOut]);
  return { opening, pending };
}

const FULL: ToastMessage = {
  title: 'This device is full',
  description: 'The entry is not stored here. Keep this page open until it is sent.',
  tone: 'destructive',
};

type Around = { opening: Promise<PersonOutbox> | undefined; ask: (question: Question) => void; toast: ShowToast };

function actionsOf({ opening, ask, toast }: Around): OutboxActions {
  const opened = async () => {
    if (!opening) throw new Error('Nobody is signed in.');
    return opening;
  };
  return {
    queue: async (name, body, failed, id) => {
      const write = await (await opened()).queue(name, body, failed, id);
      if (write.kept === 'memory') toast(FULL);
      return write;
    },
    retry: async (id) => (await opened()).retry(id),
    discard: async (id) => (await opened()).discard(id),
    sendNow: async () => (await opened()).deliver(),
    mayLeave: async () => {
      const outbox = await opened();
      await outbox.refresh();
      const count = outbox.pending().length;
      return count === 0 || new Promise<boolean>((answer) => ask({ count, answer }));
    },
  };
}
