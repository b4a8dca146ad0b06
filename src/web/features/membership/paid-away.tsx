import { useQuery } from '@tanstack/react-query';
import { Button } from '#web/ui/button.tsx';
import { Actions, Page, PageHead } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './membership.module.css';
import { membershipQuery } from './use-membership.ts';

const EVERY_MS = 2000;

/** Back from where the payment was taken: its news come by another way, mostly within seconds. */
export function PaidAway({ onDone }: { onDone: () => void }) {
  useQuery({ ...membershipQuery(), refetchInterval: EVERY_MS });
  return (
    <Page>
      <PageHead title="Membership" />
      <div role="status">
        <Text>Your payment is on its way to us. This page shows it as soon as it is here, mostly within seconds.</Text>
      </div>
      <Actions className={styles.below}>
        <Button onClick={onDone}>Back to Membership</Button>
      </Actions>
    </Page>
  );
}
