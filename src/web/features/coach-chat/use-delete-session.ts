import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChatSession, deleteChatSession } from '#contract/chat.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { useToast } from '#web/ui/toast-context.ts';
import { sessionsQuery } from './queries.ts';

/** Deletes a conversation: seen at once, taken back if the server does not do it. */
export function useDeleteSession(userId: string) {
  const client = useQueryClient();
  const toast = useToast();
  const { queryKey } = sessionsQuery(userId);
  return useMutation({
    mutationFn: (sessionId: string) => callOperation(deleteChatSession, { params: { sessionId } }),
    onMutate: async (sessionId) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<ChatSession[]>(queryKey);
      client.setQueryData<ChatSession[]>(queryKey, (all) => all?.filter(({ id }) => id !== sessionId));
      return { before };
    },
    onError: (_error, _id, context) => {
      client.setQueryData(queryKey, context?.before);
      toast({ title: 'Error', description: 'Failed to delete conversation.', tone: 'destructive' });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
