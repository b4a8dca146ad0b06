import { ButtonLink } from '#web/ui/button.tsx';
import { Actions } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './account.module.css';
import { momentOf } from './account-dates.ts';
import { KeepAccountButton } from './keep-account-button.tsx';

/** On every page of who is to be deleted: when, and the way back. */
export function DeletionBanner({ at }: { at: string }) {
  return (
    <aside className={styles.banner} aria-label="Your account is to be deleted">
      <div className={styles.bannerIn} data-set="app">
        <Text>
          <strong>Your account is deleted on {momentOf(at)}.</strong> Until then nothing is lost. After that nothing can
          be brought back.
        </Text>
        <Actions>
          <KeepAccountButton />
          <ButtonLink small tone="quiet" href="/account#data">
            Download my data first
          </ButtonLink>
        </Actions>
      </div>
    </aside>
  );
}
