import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Import, listImports } from '#contract/imports.ts';
import { counted } from '#core/language/counted.ts';
import { messageOf } from '#web/api/api-error.ts';
import { operationQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/layout.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { Loading, SkeletonRow } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './imports.module.css';
import { useUndoImport } from './use-send-import.ts';

/** Everything that was imported, each to be taken back as a whole. */
export function PastImports() {
  const imports = useQuery(operationQuery(listImports, {}));
  if (imports.data?.length === 0) return null;
  return (
    <Section label="Your imports">
      {imports.isPending && (
        <Loading label="Your imports are on their way">
          <SkeletonRow />
        </Loading>
      )}
      {imports.isError && !imports.data && (
        <>
          <Text>{messageOf(imports.error, 'Your imports did not load.')}</Text>
          <Button onClick={() => void imports.refetch()}>Try Again</Button>
        </>
      )}
      <Ledger>
        {imports.data?.map((one) => (
          <PastImport key={one.id} one={one} />
        ))}
      </Ledger>
    </Section>
  );
}

function PastImport({ one: { id, fileName, createdAt, holds } }: { one: Import }) {
  const undo = useUndoImport();
  const [isPending, setPending] = useState(false);
  const { workouts, exercises, weights, others } = holds;
  const parts = [
    workouts > 0 && counted(workouts, 'workout'),
    exercises > 0 && counted(exercises, 'exercise'),
    weights > 0 && counted(weights, 'weight'),
    others > 0 && counted(others, 'other entry', 'other entries'),
  ].filter((part) => part !== false);
  const day = new Date(createdAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const takeBack = async () => {
    setPending(true);
    await undo(id);
    setPending(false);
  };
  return (
    <LedgerRow
      name={fileName}
      note={`${day}. ${parts.join(', ') || 'Nothing of it is left'}.`}
      className={styles.row ?? ''}
      end={
        <Button small pending={isPending} aria-label={`Undo: ${fileName}`} onClick={() => void takeBack()}>
          Undo
        </Button>
      }
    />
  );
}
