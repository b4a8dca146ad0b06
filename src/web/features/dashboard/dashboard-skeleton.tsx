import { CardSection, Spread } from '#web/ui/card.tsx';
import { Page, PageHead, Stack } from '#web/ui/layout.tsx';
import { Loading, Skeleton, SkeletonRow } from '#web/ui/skeleton.tsx';
import styles from './dashboard.module.css';
import { GREETING } from './greeting.ts';

/** The dashboard before anything is known: greeting, strip, the two pages of the spread. */
export function DashboardSkeleton() {
  return (
    <Page>
      <PageHead title={GREETING} />
      <Loading label="Your dashboard is on its way">
        <Stack>
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
