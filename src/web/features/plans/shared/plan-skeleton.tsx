import { Card, CardSection } from '#web/ui/card.tsx';
import { Page, PageHead, Stack } from '#web/ui/layout.tsx';
import { Loading, Skeleton, SkeletonRow } from '#web/ui/skeleton.tsx';
import styles from './plan-manager.module.css';

/** A current plan that is still coming. */
export function PlanSkeleton() {
  return (
    <Loading label="Your plan is on its way">
      <Card>
        <CardSection>
          <Skeleton height={128} />
        </CardSection>
        <CardSection>
          <Stack>
            <Skeleton width="60%" height={44} />
            <Skeleton width="40%" />
            <Skeleton height={72} />
            <SkeletonRow />
            <SkeletonRow />
            <SkeletonRow />
            <Skeleton width={160} height={48} />
          </Stack>
        </CardSection>
      </Card>
    </Loading>
  );
}

const PLACES = [1, 2, 3, 4];

/** A list of plans that is still coming. */
export function PlanListSkeleton() {
  return (
    <Loading label="Your plans are on their way">
      <div className={styles.list}>
        {PLACES.map((place) => (
          <Card key={place}>
            <CardSection>
              <Stack>
                <Skeleton width="30%" />
                <Skeleton width="70%" height={24} />
                <Skeleton width="50%" />
                <Skeleton height={60} />
                <Skeleton width={180} height={44} />
              </Stack>
            </CardSection>
          </Card>
        ))}
      </div>
    </Loading>
  );
}

/** A manager before it is known who is signed in. */
export function PlansScreenSkeleton({ title }: { title: string }) {
  return (
    <Page>
      <PageHead title={title} />
      <PlanSkeleton />
    </Page>
  );
}
