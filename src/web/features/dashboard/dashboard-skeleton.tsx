import { CardSection, Spread } from '#web/ui/card.tsx';
import { DailyHead, Page } from '#web/ui/layout.tsx';
import { Loading, Skeleton, SkeletonRow } from '#web/ui/skeleton.tsx';
import styles from './dashboard.module.css';
import { GREETING } from './greeting.ts';

/** The dashboard before anything is known: the greeting, the two pages of the spread. */
export function DashboardSkeleton() {
  return (
    <Page daily>
      <DailyHead title={<span className={styles.greeting}>{GREETING}</span>} />
      <SpreadBones />
    </Page>
  );
}

/** The two pages of the spread while they are coming. */
export function SpreadBones() {
  return (
    <Loading label="Your dashboard is on its way">
      <Spread>
        <CardSection>
          <WorkoutBones />
        </CardSection>
        <CardSection>
          <PlatesBones />
        </CardSection>
      </Spread>
    </Loading>
  );
}

/** The workout of the day while it is coming: its name, its line, the button under it, the figures. */
function WorkoutBones() {
  return (
    <div className={styles.bones}>
      <Skeleton width={128} height={24} />
      <Skeleton width={220} height={40} />
      <Skeleton width={250} height={20} />
      <Skeleton height={60} />
      <Skeleton height={52} />
    </div>
  );
}

/** The plates of the day while they are coming. */
function PlatesBones() {
  return (
    <div className={styles.bones}>
      <Skeleton width={128} height={24} />
      <Skeleton width={200} height={24} />
      <Skeleton height={8} />
      <div className={styles.plateBones}>
        <Skeleton height={112} />
      </div>
      <div className={styles.rowBones}>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </div>
  );
}
