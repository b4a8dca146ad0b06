import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { LinkButton } from '#web/ui/button.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './made-for.module.css';
import { premisesQuery } from './premises-queries.ts';

const PremisesDialog = lazy(() =>
  import('./premises-dialog.tsx').then((module) => ({ default: module.PremisesDialog })),
);

/** What a person's plans are made for, and one tap to where it is changed. Until that is known, nothing. */
export function MadeFor({ userId }: { userId: string }) {
  const { data } = useQuery(premisesQuery(userId));
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const { madeFor } = data;
  return (
    <>
      <Text tone="quiet" className={styles.line}>
        {madeFor === '' ? 'Made for you: nothing left out.' : `Made for: ${madeFor}.`}{' '}
        <LinkButton className={styles.change} aria-label="Change what I go by" onClick={() => setOpen(true)}>
          Change
        </LinkButton>
      </Text>
      {isOpen && (
        <Suspense>
          <PremisesDialog userId={userId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
