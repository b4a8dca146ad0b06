import { Page } from '#web/ui/layout.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './onboarding-view.module.css';

/** The questions before it is known where it stands: the bar, a question, three options. */
export function OnboardingSkeleton() {
  return (
    <Page set="onboarding" className={styles.page}>
      <VisuallyHidden as="h1">Your questions</VisuallyHidden>
      <Loading label="Your questions are on their way">
        <Skeleton width={128} />
        <div className={styles.bones}>
          <Skeleton height={8} />
        </div>
        <div className={styles.bones}>
          <Skeleton width={280} height={36} />
        </div>
        <div className={styles.bones}>
          <Skeleton height={76} />
        </div>
        <div className={styles.bones}>
          <Skeleton height={76} />
        </div>
        <div className={styles.bones}>
          <Skeleton height={76} />
        </div>
      </Loading>
    </Page>
  );
}
