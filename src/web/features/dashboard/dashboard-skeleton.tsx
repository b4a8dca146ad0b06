import { CardSection, Spread } from '#web/ui/card.tsx';
import { Page, Stack } from '#web/ui/layout.tsx';
import { Loading, Skeleton, SkeletonRow } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './dashboard.module.css';

/** The dashboard before anything is known: greeting, strip, the two pages of the spread. */
export function DashboardSkeleton() {
  return (
    <Page>
      <VisuallyHidden as="h1">Dashboard</VisuallyHidden>
      <Loading label="Your dashboard is on its way">
        <Stack>
          <Skeleton width={300} height={44} />
          <Skeleton width={180} />
          <Skeleton height={82} />
          <Spread>
            <CardSection className={styles.page}>
              <PanelBones />
            </CardSection>
            <CardSection className={styles.page}>
              <PanelBones />
            </CardSection>
          </Spread>
        </Stack>
      </Loading>
    </Page>
  );
}

/** A page of the spread that is still coming. */
export function PanelBones() {
  return (
    <div className={styles.bones}>
      <Skeleton width={128} height={18} />
      <Skeleton width={220} height={40} />
      <Skeleton width={180} />
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
      <Skeleton width={132} height={48} />
    </div>
  );
}
