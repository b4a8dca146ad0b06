import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { undoImport } from '#contract/imports.ts';
import { counted } from '#core/language/counted.ts';
import { isNotFound, messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { useToast } from '#web/ui/toast-context.ts';
import type { ReadImport } from './import-screen.tsx';
import { type PlacedRow, sendImport } from './send-import.ts';

const FAILED = 'The import stopped on its way. Import it again: what arrived is not kept twice.';

/** Takes an import back, if anything of it arrived. */
async function takeBack(importId: string): Promise<void> {
  try {
    await callOperation(undoImport, { params: { importId } });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

/** Keeps the rows of a file; `share` is how much of it is done, null when nothing is under way. */
export function useSendImport({ importId, fileName, reading }: ReadImport, onDone: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  const undo = useUndoImport();
  const [share, setShare] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);
  const send = async (rows: readonly PlacedRow[]) => {
    const sending = new AbortController();
    const { signal } = sending;
    under.current = sending;
    setFault(null);
    setShare(0);
    try {
      const { source } = reading;
      // What arrived of a try that failed may have been of other choices.
      if (fault !== null) await takeBack(importId);
      const skipped = await sendImport(rows, { importId, source, fileName, signal, onProgress: setShare });
      const kept = rows.length - skipped.length;
      toast({
        title: `${counted(kept, 'row')} imported`,
        ...(skipped.length > 0 && { description: `${counted(skipped.length, 'row')} stood in your log already.` }),
        tone: 'success',
        action: { label: 'Undo', onAction: () => void undo(importId) },
      });
      onDone();
    } catch (error) {
      if (!signal.aborted) setFault(`${messageOf(error, 'Something went wrong.')} ${FAILED}`);
    } finally {
      setShare(null);
      // Records, streaks, trends, what is due next: all of it counts what came.
      void client.invalidateQueries();
    }
  };
  return { share, fault, send };
}

/** Takes a whole import back, at once. */
export function useUndoImport() {
  const client = useQueryClient();
  const toast = useToast();
  return async (importId: string): Promise<void> => {
    try {
      await takeBack(importId);
      toast({ title: 'Import taken back', description: 'Everything that it brought is gone from your log.' });
    } catch (error) {
      toast({ title: 'Error', description: messageOf(error, 'Please try again.'), tone: 'destructive' });
    }
    await client.invalidateQueries();
  };
}
