import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { type CoachBlock, chatEventSchemas, sendChatMessage } from '#contract/chat.ts';
import type { Screen } from '#contract/screen.ts';
import { messageOf } from '#web/api/api-error.ts';
import { countEvent } from '#web/api/count-event.ts';
import { randomUuid } from '#web/api/random-uuid.ts';
import { readTolerantly } from '#web/api/read-tolerantly.ts';
import { streamOperation } from '#web/api/stream-operation.ts';
import { useUnits } from '#web/parts/units/use-units.ts';
import { useToast } from '#web/ui/toast-context.ts';
import { messagesQuery, refreshChanged, sessionsQuery } from './queries.ts';
import { announcedText, withCard, withWord } from './streamed-blocks.ts';

/** What is being said right now: the person's message and as much of the reply as has come. */
export type Live = { id: string; mine: string; blocks: CoachBlock[] };

/** Chosen from the list, or `new`; until then it is the latest. */
type Chosen = { sessionId: string } | 'new' | null;

/** The conversation that is open, and how to go on with it. `announcement` is a reply that has just become whole. */
export function useConversation(userId: string, screen: Screen | null, onFailed: (text: string) => void) {
  const client = useQueryClient();
  const { units } = useUnits();
  const toast = useToast();
  const sessions = useQuery(sessionsQuery(userId));
  const [chosen, choose] = useState<Chosen>(null);
  const [live, setLive] = useState<Live | null>(null);
  const [announcement, announce] = useState('');
  const sessionId = chosen === 'new' ? null : (chosen?.sessionId ?? sessions.data?.[0]?.id ?? null);
  const messages = useQuery({ ...messagesQuery(sessionId ?? ''), enabled: sessionId !== null });

  const onEvent = (name: string, data: unknown) => {
    // What this release does not understand is left out: the whole answer comes at the end.
    const event = <S extends z.ZodType>(schema: S) => readTolerantly(schema, data).data;
    if (name === 'session') {
      const session = event(chatEventSchemas.session);
      if (session) choose({ sessionId: session.sessionId });
    }
    if (name === 'token') {
      const token = event(chatEventSchemas.token);
      if (token) setLive((now) => now && { ...now, blocks: withWord(now.blocks, token.text) });
    }
    if (name === 'card') {
      const shown = event(chatEventSchemas.card);
      if (shown) setLive((now) => now && { ...now, blocks: withCard(now.blocks, shown.card) });
    }
  };

  const sending = useMutation({
    mutationFn: ({ id, mine }: Live) => {
      const { language: locale } = navigator;
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const body = { userId, message: mine, sessionId, clientMessageId: id, locale, timeZone, units, screen };
      return streamOperation(sendChatMessage, { body }, { answer: 'done', onEvent });
    },
    onMutate: (said) => {
      announce('');
      setLive(said);
    },
    onSuccess: async (answer) => {
      countEvent({ event: 'chat_sent' });
      choose({ sessionId: answer.sessionId });
      if (answer.profileUpdated) toast({ title: 'Profile Updated!', tone: 'success' });
      await refreshChanged(client, userId, answer);
      announce(announcedText(answer.blocks));
    },
    onError: (error, { mine }) => {
      onFailed(mine);
      const description = messageOf(error, 'Failed to process your request.');
      toast({ title: 'Error', description, tone: 'destructive' });
    },
    onSettled: () => setLive(null),
  });

  return {
    sessions,
    sessionId,
    messages,
    live,
    announcement,
    isSending: sending.isPending,
    send: (text: string) => {
      const mine = text.trim();
      if (mine !== '' && !sending.isPending) sending.mutate({ id: randomUuid(), mine, blocks: [] });
    },
    pick: (id: string) => choose({ sessionId: id }),
    startNew: () => choose('new'),
  };
}

export type Conversation = ReturnType<typeof useConversation>;
