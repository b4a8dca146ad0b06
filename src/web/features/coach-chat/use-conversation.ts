import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CoachBlock, chatEventSchemas, sendChatMessage } from '#contract/chat.ts';
import { messageOf } from '#web/api/api-error.ts';
import { countEvent } from '#web/api/count-event.ts';
import { randomUuid } from '#web/api/random-uuid.ts';
import { streamOperation } from '#web/api/stream-operation.ts';
import { useToast } from '#web/ui/toast-context.ts';
import { messagesQuery, refreshChanged, sessionsQuery } from './queries.ts';
import { announcedText, withCard, withWord } from './streamed-blocks.ts';

/** What is being said right now: the person's message and as much of the reply as has come. */
export type Live = { id: string; mine: string; blocks: CoachBlock[] };

/** Chosen from the list, or `new`; until then it is the latest. */
type Chosen = { sessionId: string } | 'new' | null;

/** The conversation that is open, and how to go on with it. `announcement` is a reply that has just become whole. */
export function useConversation(userId: string, onFailed: (text: string) => void) {
  const client = useQueryClient();
  const toast = useToast();
  const sessions = useQuery(sessionsQuery(userId));
  const [chosen, choose] = useState<Chosen>(null);
  const [live, setLive] = useState<Live | null>(null);
  const [announcement, announce] = useState('');
  const sessionId = chosen === 'new' ? null : (chosen?.sessionId ?? sessions.data?.[0]?.id ?? null);
  const messages = useQuery({ ...messagesQuery(sessionId ?? ''), enabled: sessionId !== null });

  const onEvent = (name: string, data: unknown) => {
    if (name === 'session') choose({ sessionId: chatEventSchemas.session.parse(data).sessionId });
    if (name === 'token') {
      const { text } = chatEventSchemas.token.parse(data);
      setLive((now) => now && { ...now, blocks: withWord(now.blocks, text) });
    }
    if (name === 'card') {
      const { card } = chatEventSchemas.card.parse(data);
      setLive((now) => now && { ...now, blocks: withCard(now.blocks, card) });
    }
  };

  const sending = useMutation({
    mutationFn: ({ id, mine }: Live) => {
      const { language: locale } = navigator;
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const body = { userId, message: mine, sessionId, clientMessageId: id, locale, timeZone };
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
