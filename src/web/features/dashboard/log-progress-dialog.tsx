import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { listLogs, logProgress } from '#contract/logs.ts';
import type { RequestOf } from '#contract/operation.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { keyOf } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import { PROGRESS_LIMITS, type ProgressKind, readProgress } from './progress-input.ts';

const KINDS = [
  { value: 'weight', label: 'Weight' },
  { value: 'energy', label: 'Energy' },
] as const;

const FIELDS: Record<
  ProgressKind,
  {
    label: string;
    hint?: string;
    wrong: string;
    inputMode: 'decimal' | 'numeric';
  }
> = {
  weight: { label: 'Weight, lbs', wrong: 'A number above 0, such as 171.5.', inputMode: 'decimal' },
  energy: {
    label: 'Energy, 1 to 10',
    hint: '1 is worn out, 10 is full of life.',
    wrong: 'A whole number from 1 to 10.',
    inputMode: 'numeric',
  },
};

type Props = {
  userId: string;
  /** What may be logged, the first one chosen. */
  kinds: readonly [ProgressKind, ...ProgressKind[]];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Logs a weight or an energy level. */
export function LogProgressDialog({ userId, kinds, open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="small" title="LOG PROGRESS">
      <LogProgressForm userId={userId} kinds={kinds} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function useLogProgress(userId: string, onDone: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: RequestOf<typeof logProgress>['body']) => callOperation(logProgress, { body }),
    onSuccess: () => {
      toast({ title: 'Progress logged!', tone: 'success' });
      onDone();
      return queryClient.invalidateQueries({ queryKey: keyOf(listLogs, { userId }) });
    },
    onError: () =>
      toast({ title: 'Error', description: 'Failed to log progress. Please try again.', tone: 'destructive' }),
  });
}

function LogProgressForm({ userId, kinds, onDone }: Pick<Props, 'userId' | 'kinds'> & { onDone: () => void }) {
  const [kind, setKind] = useState<ProgressKind>(kinds[0]);
  const [value, setValue] = useState('');
  const [notes, setNotes] = useState('');
  const [isWrong, setWrong] = useState(false);
  const toast = useToast();
  const log = useLogProgress(userId, onDone);
  const { label, hint, wrong, inputMode } = FIELDS[kind];
  const { min, step, max } = PROGRESS_LIMITS[kind];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = readProgress(kind, { value, notes });
    setWrong(!body);
    if (body) log.mutate(body);
    else toast({ title: 'Invalid input', description: 'Please enter a valid number.', tone: 'destructive' });
  };
  const choose = (next: ProgressKind) => {
    setKind(next);
    setValue('');
    setWrong(false);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {kinds.length > 1 && (
          <Segments
            label="What to log"
            options={KINDS.filter(({ value: each }) => kinds.includes(each))}
            value={kind}
            onChange={choose}
          />
        )}
        <TextField
          key={kind}
          label={label}
          hint={hint}
          error={isWrong ? wrong : undefined}
          type="number"
          inputMode={inputMode}
          min={min}
          step={step}
          {...(kind === 'energy' && { max })}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        <TextAreaField
          label="Notes (optional)"
          maxLength={1000}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
        <Actions stacked>
          <Button type="submit" tone="primary" pending={log.isPending} pendingLabel="Logging...">
            Log Progress
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
