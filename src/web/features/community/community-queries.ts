import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { COMMUNITY_MAX, getCommunityMe, listComments, listPosts, type Post } from '#contract/community.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { keyOf, operationQuery } from '#web/api/queries.ts';
import { useToast } from '#web/ui/toast-context.ts';

export const meQuery = () => operationQuery(getCommunityMe, {});

/** All pages of the feed as one query, so that what is read stays where it is. */
export const feedQuery = {
  queryKey: [...keyOf(listPosts), 'feed'],
  queryFn: ({ pageParam }: { pageParam: string | null }): Promise<Post[]> =>
    callOperation(listPosts, { query: pageParam === null ? {} : { before: pageParam } }),
  initialPageParam: null as string | null,
  getNextPageParam: (last: Post[]): string | null =>
    last.length < COMMUNITY_MAX.page ? null : (last.at(-1)?.id ?? null),
};

export const commentsQuery = (entryId: string) => operationQuery(listComments, { params: { entryId } });

/** Posts and how one appears belong together: a name that changes stands in both. */
export async function refreshCommunity(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: feedQuery.queryKey });
  await client.invalidateQueries({ queryKey: keyOf(getCommunityMe) });
}

/** A write that refreshes what it changes and says what went wrong. */
export function useCommunityWrite<Input, Done>(
  write: (input: Input) => Promise<Done>,
  onDone?: (done: Done, input: Input) => void,
) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: write,
    onSuccess: async (done, input) => {
      await refreshCommunity(client);
      onDone?.(done, input);
    },
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error, 'Please try again.'), tone: 'destructive' }),
  });
}
