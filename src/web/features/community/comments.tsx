import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addComment, COMMUNITY_MAX, type Comment } from '#contract/community.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { usePermission } from '#web/parts/person/use-permission.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { Loading, SkeletonRow } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './community.module.css';
import { commentsQuery, useCommunityWrite } from './community-queries.ts';
import { PostMenu } from './post-menu.tsx';
import { timeAgo } from './time-ago.ts';

/** The newest comments on a post, and a field for one more. */
export function Comments({ entryId }: { entryId: string }) {
  const { data, error, refetch } = useQuery({ ...commentsQuery(entryId), staleTime: 0 });
  return (
    <div className={styles.comments}>
      {!data && !error && (
        <Loading label="The comments are on their way">
          <SkeletonRow />
        </Loading>
      )}
      {error && !data && (
        <>
          <Text>{messageOf(error, 'The comments did not load.')}</Text>
          <Button small onClick={() => void refetch()}>
            Try Again
          </Button>
        </>
      )}
      {data?.toReversed().map((comment) => (
        <OneComment key={comment.id} comment={comment} />
      ))}
      {data && data.length === COMMUNITY_MAX.page && (
        <Text tone="quiet">The newest {COMMUNITY_MAX.page} are shown.</Text>
      )}
      <WriteComment entryId={entryId} />
    </div>
  );
}

function OneComment({ comment }: { comment: Comment }) {
  return (
    <div className={styles.comment}>
      <div>
        <p>
          <strong>{comment.author.name}</strong>{' '}
          <span className={styles.quiet}>{timeAgo(new Date(comment.createdAt), new Date())}</span>
        </p>
        <p className={styles.text}>{comment.text}</p>
      </div>
      <PostMenu entry={comment} isComment />
    </div>
  );
}

function WriteComment({ entryId }: { entryId: string }) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const { isAllowed } = usePermission(addComment);
  const add = useCommunityWrite(
    (typed: string) => callOperation(addComment, { params: { entryId }, body: { text: typed } }),
    () => {
      setText('');
      void client.invalidateQueries({ queryKey: commentsQuery(entryId).queryKey });
    },
  );
  if (!isAllowed) return null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') add.mutate(text.trim());
  };
  return (
    <form onSubmit={send} className={styles.writeComment}>
      <TextAreaField
        label="Your comment"
        rows={2}
        maxLength={COMMUNITY_MAX.comment}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button small type="submit" disabled={text.trim() === ''} pending={add.isPending}>
        Comment
      </Button>
    </form>
  );
}
