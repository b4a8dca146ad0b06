import { useQuery } from '@tanstack/react-query';
import { Printer, WifiOff } from 'lucide-react';
import { useState } from 'react';
import type { Groceries } from '#contract/meals.ts';
import { messageOf } from '#web/api/api-error.ts';
import { usePrint } from '#web/features/plans/print/print-sheet.tsx';
import { ExportButton } from '#web/parts/papers/export-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Loading, SkeletonRow } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { GroceriesSheet } from '../print/groceries-sheet.tsx';
import { groceriesQuery } from './groceries-query.ts';
import { GroceryAisles } from './grocery-aisles.tsx';

type GroceriesDialogProps = { planId: string; hasWeek: boolean; onClose: () => void };

/** What to buy, aisle by aisle, to be ticked off on the way. */
export function GroceriesDialog({ planId, hasWeek, onClose }: GroceriesDialogProps) {
  const [days, setDays] = useState<1 | 7>(hasWeek ? 7 : 1);
  const groceries = useQuery(groceriesQuery({ planId, days }));
  return (
    <Dialog open onOpenChange={onClose} title="Groceries" description="In the units of a shop, rounded up.">
      <Stack>
        {hasWeek && (
          <Segments<1 | 7>
            label="For how long"
            value={days}
            options={[
              { value: 1, label: 'Today' },
              { value: 7, label: 'Whole week' },
            ]}
            onChange={setDays}
          />
        )}
        <Loaded key={days} {...groceries} />
      </Stack>
    </Dialog>
  );
}

type LoadedProps = { data: Groceries | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };

function Loaded({ data, error, isFetching, refetch }: LoadedProps) {
  if (data) return <Shopping groceries={data} isOld={error !== null} />;
  if (error === null) {
    return (
      <Loading label="Loading your groceries">
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    );
  }
  return (
    <ErrorState
      title="Your groceries are not here yet"
      what={messageOf(error, 'Something went wrong.')}
      next="Try again in a moment. Once loaded, the list stays on this device."
      actions={
        <Button pending={isFetching} pendingLabel="Trying..." onClick={() => void refetch()}>
          Try Again
        </Button>
      }
    />
  );
}

function Shopping({ groceries, isOld }: { groceries: Groceries; isOld: boolean }) {
  const { print, sheet } = usePrint(<GroceriesSheet groceries={groceries} />);
  return (
    <Stack>
      {isOld && <Notice picture={<WifiOff />}>The list could not be loaded anew. This is how it was last.</Notice>}
      {groceries.notes.map((note) => (
        <Text key={note}>{note}</Text>
      ))}
      <GroceryAisles groceries={groceries} />
      <Actions>
        <Button tone="quiet" onClick={print}>
          <Printer />
          Print
        </Button>
        <ExportButton
          what={[{ kind: 'groceries', planId: groceries.planId, days: groceries.days === 7 ? '7' : '1' }]}
        />
      </Actions>
      {sheet}
    </Stack>
  );
}
