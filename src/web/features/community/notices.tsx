import { Flag } from 'lucide-react';
import { appealEntry, type CommunityMe } from '#contract/community.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './community.module.css';
import { useCommunityWrite } from './community-queries.ts';
import { timeAgo } from './time-ago.ts';

type Hidden = CommunityMe['notices'][number];

/** Tells a writer what of theirs is hidden: what, why, who decided, and how to object. */
export function Notices({ notices }: Pick<CommunityMe, 'notices'>) {
  return notices.map((notice) => <OneNotice key={notice.entryId} notice={notice} />);
}

function OneNotice({ notice }: { notice: Hidden }) {
  const { entryId, isComment, text, createdAt, by, why, isAppealed } = notice;
  const appeal = useCommunityWrite(() => callOperation(appealEntry, { params: { entryId } }));
  const when = timeAgo(new Date(createdAt), new Date()).toLowerCase();
  return (
    <div className={styles.notice} role="status">
      <Flag />
      <div>
        <p>
          <strong>
            Your {isComment ? 'comment' : 'post'} ({when}) is hidden.
          </strong>
        </p>
        <Text tone="quiet">
          “{text}” {why !== null && `${why} `}
          Only you see it.{' '}
          {by === 'operator'
            ? 'A person decided this, not a program.'
            : 'Three people reported it; a person has yet to decide.'}
        </Text>
        {isAppealed ? (
          <Text tone="quiet">You asked for a second look.</Text>
        ) : (
          <LinkButton disabled={appeal.isPending} onClick={() => appeal.mutate(undefined)}>
            Ask for a second look
          </LinkButton>
        )}
      </div>
    </div>
  );
}
