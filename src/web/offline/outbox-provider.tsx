import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
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
  const { opened, pending } = useOutbox(onSignedOut);
  const [question, setQuestion] = useState<Question>();
  const toast = useToast();
  const actions = useMemo(() => actionsOf({ opened, ask: setQuestion, toast }), [opened, toast]);
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
  const opening = useRef<Promise<PersonOutbox>>(undefined);
  const waiting = useRef<((outbox: Promise<PersonOutbox>) => void)[]>([]);
  useEffect(() => {
    if (userId === undefined) return;
    const onRefused = ({ failed }: QueuedWrite) => toast({ title: 'Error', description: failed, tone: 'destructive' });
    const promise = open({ userId, client, onRefused, onSignedOut });
    let left = false;
    opening.current = promise;
    for (const goOn of waiting.current.splice(0)) goOn(promise);
    void promise.then((outbox) => {
      if (left) return;
      const show = () => {
        const writes = outbox.pending() as readonly PendingWrite[];
        // In slices: half of the screen changes with it, and the press that wrote must be answered first.
        startTransition(() => setPending(writes.length === 0 ? NOTHING : writes));
      };
      outbox.subscribe(show);
      show();
    });
    return () => {
      left = true;
      opening.current = undefined;
      setPending(NOTHING);
      void promise.then((outbox) => outbox.close());
    };
  }, [userId, client, toast, onSignedOut]);
  /** Whoever presses in the moment between the screen and its outbox waits for the outbox. */
  const opened = useCallback(async () => {
    if (userId === undefined) throw new Error('Nobody is signed in.');
    return opening.current ?? new Promise<PersonOutbox>((goOn) => waiting.current.push(goOn));
  }, [userId]);
  return { opened, pending };
}

const FULL: ToastMessage = {
  title: 'This device is full',
  description: 'The entry is not stored here. Keep this page open until it is sent.',
  tone: 'destructive',
};

type Around = { opened: () => Promise<PersonOutbox>; ask: (question: Question) => void; toast: ShowToast };

function actionsOf({ opened, ask, toast }: Around): OutboxActions {
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
