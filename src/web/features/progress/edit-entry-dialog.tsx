import { useState } from 'react';
import type { Log, updateLog } from '#contract/logs.ts';
import type { RequestOf } from '#contract/operation.ts';
import { shownNumber } from '#core/progress/log-values.ts';
import type { UnitSystem } from '#core/units/measure-units.ts';
import { useQueueWrite } from '#web/offline/queue-write.ts';
import { useUnits } from '#web/parts/units/use-units.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import { EntryFields } from './entry-fields.tsx';
import { dateField, entrySchema } from './progress-input.ts';
import { entryWords } from './progress-labels.ts';
import { ValueField } from './value-field.tsx';

type Props = { log: Log; onClose: () => void };

/** Corrects an entry: its number, its day, its notes. */
export function EditEntryDialog({ log, onClose }: Props) {
  const { units } = useUnits();
  const { kind, what } = entryWords(log, units);
  return (
    <Dialog open onOpenChange={onClose} size="small" title="EDIT ENTRY" description={`${kind}: ${what}`}>
      <EditEntryForm log={log} onClose={onClose} units={units} />
    </Dialog>
  );
}

const typedValue = (log: Log, units: UnitSystem): string =>
  'value' in log ? String(shownNumber(log.logType, log.value, units)) : '';

function EditEntryForm({ log, onClose, units }: Props & { units: UnitSystem }) {
  const queueWrite = useQueueWrite();
  const toast = useToast();
  // An exercise or a workout holds no number that is typed here.
  const kind = 'value' in log ? log.logType : null;
  const [before] = useState({
    value: typedValue(log, units),
    date: dateField(new Date(log.loggedAt)),
    notes: log.notes ?? '',
  });
  const form = useForm({ schema: entrySchema({ kind, units, before, now: () => new Date() }), start: before });
  const save = async (changes: RequestOf<typeof updateLog>['body']) => {
    await queueWrite('updateLog', { logId: log.id, ...changes }, 'Failed to change this entry. Please try again.');
    toast({ title: 'Entry changed', tone: 'success' });
    onClose();
  };
  const refuse = () =>
    toast({ title: 'Invalid input', description: 'Please enter a valid number.', tone: 'destructive' });
  return (
    <Form form={form} onSubmit={save} onInvalid={refuse}>
      <Stack>
        {kind !== null && <ValueField kind={kind} units={units} {...form.field('value')} />}
        <EntryFields date={form.field('date')} notes={form.field('notes')} />
        <Actions stacked>
          <SubmitButton>Save Entry</SubmitButton>
        </Actions>
      </Stack>
    </Form>
  );
}
