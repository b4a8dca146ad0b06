import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeMemory, forgetMemory, type KeptMemory, keepMemory, listMemories } from '#contract/memory.ts';
import { dayNumber, isoDay } from '#core/units/calendar-day.ts';
import { spokenDate } from '#core/units/spoken-date.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { keyOf } from '#web/api/queries.ts';
import { useToast } from '#web/ui/toast-context.ts';

/** A memory without the moment that the server gives it. */
export type MemoryToKeep = Omit<KeptMemory, 'createdAt'>;
type Worded = Pick<KeptMemory, 'id' | 'text' | 'date'>;

/** Keeps, words anew and forgets what is remembered. What is forgotten can be had back from the toast. */
export function useMemories(onSettled: () => unknown = () => undefined) {
  const client = useQueryClient();
  const toast = useToast();
  const onError = (error: unknown) =>
    toast({ title: 'Error', description: messageOf(error, 'Please try again.'), tone: 'destructive' });
  const settled = async () => {
    await Promise.all([client.invalidateQueries({ queryKey: keyOf(listMemories) }), onSettled()]);
  };
  const keep = useMutation({
    mutationFn: (body: MemoryToKeep) => callOperation(keepMemory, { body }),
    onError,
    onSettled: settled,
  });
  const change = useMutation({
    mutationFn: ({ id, ...body }: Worded) => callOperation(changeMemory, { params: { memoryId: id }, body }),
    onError,
    onSettled: settled,
  });
  const forget = useMutation({
    mutationFn: ({ id }: MemoryToKeep) => callOperation(forgetMemory, { params: { memoryId: id } }),
    onSuccess: (_answer, memory) =>
      toast({ title: 'Forgotten', action: { label: 'Undo', onAction: () => keep.mutate(memory) } }),
    onError,
    onSettled: settled,
  });
  return { keep, change, forget };
}

export type Memories = ReturnType<typeof useMemories>;

/** "Friday 12 June": a day as "2026-06-12", said from where the person is today. */
export function dayInWords(date: string): string {
  const now = new Date();
  return spokenDate(date, isoDay(dayNumber(now.getTime(), -now.getTimezoneOffset())));
}
