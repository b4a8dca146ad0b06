import type { QueryClient } from '@tanstack/react-query';
import { type ChatAnswer, listChatMessages, listChatSessions } from '#contract/chat.ts';
import { listLogs } from '#contract/logs.ts';
import { getMembership } from '#contract/membership.ts';
import { listMemories } from '#contract/memory.ts';
import { getProfile } from '#contract/profile.ts';
import { getProgress } from '#contract/progress.ts';
import { getReminders } from '#contract/reminders.ts';
import { keyOf, operationQuery } from '#web/api/queries.ts';
import { refreshPlans } from '#web/parts/plan/plan-queries.ts';

const WRITING_MS = 1000;

export const sessionsQuery = (userId: string) => operationQuery(listChatSessions, { params: { userId } });

/** The messages of a conversation; a reply that is still being written (a reload in the middle) is asked for until it is there. */
export const messagesQuery = (sessionId: string) => ({
  ...operationQuery(listChatMessages, { params: { sessionId } }),
  refetchInterval: ({ state }: { state: { data: { status: string }[] | undefined } }) =>
    state.data?.some(({ status }) => status === 'pending') ? WRITING_MS : (false as const),
});

/** Reads anew what a reply changed, beside the conversation itself. */
export async function refreshChanged(
  client: QueryClient,
  userId: string,
  { sessionId, changed }: Pick<ChatAnswer, 'sessionId' | 'changed'>,
): Promise<void> {
  const keys = [
    keyOf(listChatMessages, { sessionId }),
    keyOf(listChatSessions, { userId }),
    keyOf(getMembership),
    ...(changed.includes('profile') ? [keyOf(getProfile, { userId })] : []),
    // What is remembered, and reminders, have no word of their own among what changed: an older browser would not know it.
    keyOf(listMemories),
    keyOf(getReminders),
    ...(changed.includes('logs') ? [keyOf(listLogs, { userId }), keyOf(getProgress, { userId })] : []),
  ];
  await Promise.all([
    ...keys.map((queryKey) => client.invalidateQueries({ queryKey })),
    ...(changed.length > 0 ? [refreshPlans(client, userId)] : []),
  ]);
}
