import { useQuery, useQueryClient } from '@tanstack/react-query';
import { countNewPosts, type Post } from '#contract/community.ts';
import { counted } from '#core/language/counted.ts';
import { operationQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { refreshCommunity } from './community-queries.ts';

const LOOK_EVERY_MS = 60_000;

/** Says that somebody wrote meanwhile; nothing moves until the person wants to see it. */
export function NewPosts({ newest }: { newest: Post | undefined }) {
  const client = useQueryClient();
  const since = newest?.createdAt ?? new Date(0).toISOString();
  const { data } = useQuery({
    ...operationQuery(countNewPosts, { query: { since } }),
    refetchInterval: LOOK_EVERY_MS,
  });
  return (
    <div role="status">
      {data !== undefined && data.posts > 0 && (
        <Button wide onClick={() => void refreshCommunity(client)}>
          {counted(data.posts, 'new post')}
        </Button>
      )}
    </div>
  );
}
