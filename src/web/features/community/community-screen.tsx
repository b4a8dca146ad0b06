import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { addPost, type CommunityMe, type Post } from '#contract/community.ts';
import { RULES } from '#core/community/rules.ts';
import { PRODUCT } from '#core/product.ts';
import { messageOf } from '#web/api/api-error.ts';
import { ExerciseFigure } from '#web/parts/exercise-figure/exercise-figure.tsx';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { PremiumOffer } from '#web/parts/person/premium-offer.tsx';
import { usePermission } from '#web/parts/person/use-permission.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page, PageHead, Section } from '#web/ui/layout.tsx';
import { Loading, SkeletonRow } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './community.module.css';
import { feedQuery, meQuery } from './community-queries.ts';
import { Face } from './face.tsx';
import { HiddenByYou } from './hidden-by-you.tsx';
import { HowYouAppear } from './how-you-appear.tsx';
import { NewPosts } from './new-posts.tsx';
import { Notices } from './notices.tsx';
import { PostCard } from './post-card.tsx';

const WriteDialog = lazy(() => import('./write-dialog.tsx').then((module) => ({ default: module.WriteDialog })));

/** People who train and cook with the product: read by all who are signed in, written by Premium. */
export default function CommunityScreen() {
  const { person } = useAuth();
  const me = useQuery({ ...meQuery(), staleTime: 0, enabled: person !== null });
  if (!person) return null;
  return (
    <Page>
      <PageHead
        title="Community"
        lead={`People who train and cook with ${PRODUCT.name}. No rankings, no before and after.`}
      />
      <div className={styles.columns}>
        <Feed userId={person.id} me={me.data} />
        <div className={styles.side}>
          {me.data && (
            <Section label="How you appear">
              <HowYouAppear key={me.data.name} me={me.data} />
            </Section>
          )}
          <Section label="Three rules">
            <ol className={styles.rules}>
              {RULES.map((rule, index) => (
                <li key={rule}>
                  {index + 1}. {rule}
                </li>
              ))}
            </ol>
          </Section>
          {me.data && <HiddenByYou hidden={me.data.hidden} />}
        </div>
      </div>
    </Page>
  );
}

function Feed({ userId, me }: { userId: string; me: CommunityMe | undefined }) {
  const [isWriting, setWriting] = useState(false);
  const feed = useInfiniteQuery({ ...feedQuery, staleTime: 0 });
  const posts = feed.data?.pages.flat() ?? [];
  const write = () => setWriting(true);
  if (feed.isError && !feed.data) {
    return (
      <ErrorState
        title="The community did not load"
        what={messageOf(feed.error, 'The server could not be reached.')}
        next="Try again in a moment."
        actions={<Button onClick={() => void feed.refetch()}>Try Again</Button>}
      />
    );
  }
  return (
    <div>
      {me && <Write me={me} onWrite={write} />}
      {me && <Notices notices={me.notices} />}
      {feed.data && <NewPosts newest={posts[0]} />}
      {feed.isPending && (
        <Loading label="The posts are on their way">
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
      {feed.data && posts.length === 0 && (
        <EmptyState
          picture={<ExerciseFigure exerciseId="goblet-carry" muscles={[]} size={112} />}
          sentence="Nobody has written yet. Your first set would do."
        />
      )}
      <Posts posts={posts} />
      {feed.hasNextPage && (
        <Button
          wide
          pending={feed.isFetchingNextPage}
          pendingLabel="Loading..."
          onClick={() => void feed.fetchNextPage()}
        >
          Show older posts
        </Button>
      )}
      {isWriting && (
        <Suspense>
          <WriteDialog userId={userId} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </div>
  );
}

const Posts = ({ posts }: { posts: readonly Post[] }) => posts.map((post) => <PostCard key={post.id} post={post} />);

/** The way to a post of one's own, or what it takes. */
function Write({ me, onWrite }: { me: CommunityMe; onWrite: () => void }) {
  const { isAllowed, note } = usePermission(addPost);
  if (!isAllowed) {
    return (
      <div className={styles.write}>
        <Lock />
        <div>
          <Text>{note} Everybody reads along.</Text>
          <PremiumOffer lead="It costs" />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.write}>
      <Face name={me.name ?? '?'} face={me.face} />
      <span className={styles.quiet}>{promptOf(me)}</span>
      <Button tone="primary" small disabled={me.isSuspended || me.name === null} onClick={onWrite}>
        Write
      </Button>
    </div>
  );
}

function promptOf({ isSuspended, name }: CommunityMe): string {
  if (isSuspended) return 'You may read here, but not write. Write to support if you see it otherwise.';
  return name === null ? 'Choose under “How you appear” what others call you.' : 'What did you lift, cook or learn?';
}
