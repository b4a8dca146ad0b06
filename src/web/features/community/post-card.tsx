import { Leaf, MessageSquare } from 'lucide-react';
import { useId, useState } from 'react';
import { getCommunityPhoto, likeEntry, type Post } from '#contract/community.ts';
import { counted } from '#core/language/counted.ts';
import { callOperation, pathOf } from '#web/api/call-operation.ts';
import { usePermission } from '#web/parts/person/use-permission.ts';
import { Button } from '#web/ui/button.tsx';
import { Comments } from './comments.tsx';
import styles from './community.module.css';
import { useCommunityWrite } from './community-queries.ts';
import { Face } from './face.tsx';
import { PostMenu } from './post-menu.tsx';
import { SharedCard } from './shared-card.tsx';
import { timeAgo } from './time-ago.ts';

/** One post with what it shares; its comments open below it. */
export function PostCard({ post }: { post: Post }) {
  const { id, author, text, shared, photo, createdAt } = post;
  return (
    <article className={styles.post} aria-label={`${author.name}: ${text.slice(0, 60)}`}>
      <div className={styles.by}>
        <Face name={author.name} face={author.face} />
        <div>
          <strong>{author.name}</strong>
          <br />
          <span className={styles.quiet}>{timeAgo(new Date(createdAt), new Date())}</span>
        </div>
        <PostMenu entry={post} />
      </div>
      <p className={styles.text}>{text}</p>
      {shared && <SharedCard entryId={id} shared={shared} isMine={author.isMe} />}
      {photo && (
        <img
          className={styles.photo}
          src={pathOf(getCommunityPhoto, { entryId: id })}
          width={photo.width}
          height={photo.height}
          alt={`Shared by ${author.name}`}
          loading="lazy"
        />
      )}
      <Answers post={post} />
    </article>
  );
}

function Answers({ post: { id, likes, isLiked, comments } }: { post: Post }) {
  const [isOpen, setOpen] = useState(false);
  const commentsId = useId();
  const { isAllowed } = usePermission(likeEntry);
  const like = useCommunityWrite((liked: boolean) =>
    callOperation(likeEntry, { params: { entryId: id }, body: { liked } }),
  );
  // Shown at once; what the server says takes its place.
  const shown = like.isPending ? (like.variables ?? isLiked) : isLiked;
  const count = likes + Number(shown) - Number(isLiked);
  return (
    <>
      <div className={styles.acts}>
        <Button
          tone="quiet"
          small
          disabled={!isAllowed}
          aria-pressed={shown}
          aria-label={`Like, ${counted(count, 'like')}`}
          onClick={() => like.mutate(!shown)}
        >
          <Leaf />
          {count}
        </Button>
        <Button
          tone="quiet"
          small
          aria-expanded={isOpen}
          aria-controls={commentsId}
          aria-label={counted(comments, 'comment')}
          onClick={() => setOpen(!isOpen)}
        >
          <MessageSquare />
          {comments}
        </Button>
      </div>
      <div id={commentsId} hidden={!isOpen}>
        {isOpen && <Comments entryId={id} />}
      </div>
    </>
  );
}
