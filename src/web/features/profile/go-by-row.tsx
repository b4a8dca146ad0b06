import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { PROFILE_FIELD_NAMES, type ProfileField } from '#core/athlete/profile-fields.ts';
import { premisesQuery } from '#web/parts/premises/premises-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import styles from './your-answers.module.css';

/** The sheet is large: it comes when it is opened. */
const PremisesDialog = lazy(() =>
  import('#web/parts/premises/premises-dialog.tsx').then((module) => ({ default: module.PremisesDialog })),
);

type GoByRowProps = {
  userId: string;
  /** Called with the moment when plans no longer fit after it. */
  onOutgrown: (at: string) => void;
  onEdit: (field: ProfileField) => void;
};

/** The way to the sheet on which the reading of all answers is put right. */
export function GoByRow({ userId, onOutgrown, onEdit }: GoByRowProps) {
  const { data } = useQuery(premisesQuery(userId));
  const [isOpen, setOpen] = useState(false);
  const close = useAfterClosing(isOpen, setOpen);
  return (
    <>
      <Ledger closed>
        <LedgerRow
          above="What I’ll go by"
          name={data?.madeFor ? `Made for: ${data.madeFor}` : 'What I made of your answers'}
          className={styles.row ?? ''}
          end={
            <Button small aria-label="See what I go by" onClick={() => setOpen(true)}>
              See It
            </Button>
          }
        />
      </Ledger>
      {isOpen && (
        <Suspense>
          <PremisesDialog
            userId={userId}
            onClose={() => setOpen(false)}
            onEdit={(name) => {
              const field = PROFILE_FIELD_NAMES.find((each) => each === name);
              close(() => field && onEdit(field));
            }}
            onDecided={(plans) => {
              if (plans.some(({ fits }) => !fits)) close(() => onOutgrown(new Date().toISOString()));
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Closes a window and goes on when it is gone: as it goes, the focus returns to the button that opened it. */
function useAfterClosing(isOpen: boolean, setOpen: (open: boolean) => void): (goOn: () => void) => void {
  const [next, setNext] = useState<{ goOn: () => void } | null>(null);
  useEffect(() => {
    if (isOpen || !next) return;
    const timer = setTimeout(() => {
      setNext(null);
      next.goOn();
    });
    return () => clearTimeout(timer);
  }, [isOpen, next]);
  return (goOn) => {
    setNext({ goOn });
    setOpen(false);
  };
}
