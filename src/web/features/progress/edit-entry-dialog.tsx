import { type FormEvent, useState } from 'react';
import type { Log } from '#contract/logs.ts';
import { shownNumber } from '#core/progress/log-values.ts';
import type { UnitSystem } from '#core/units/measure-units.ts';
import { useQueueWrite } from '#web/offline/queue-write.ts';
import { useUnits } from '#web/parts/units/use-units.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import { dateField, momentOn, readValue } from './progress-input.ts';
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
  const [typed, setTyped] = useState(before);
  const [isWrong, setWrong] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const value = kind === null || typed.value === before.value ? undefined : readValue(kind, typed.value, units);
    setWrong(value === null);
    if (value === null) {
      toast({ title: 'Invalid input', description: 'Please enter a valid number.', tone: 'destructive' });
      return;
    }
    await queueWrite(
      'updateLog',
      {
        logId: log.id,
        ...(value !== undefined && { value }),
        ...(typed.notes !== before.notes && { notes: typed.notes.trim() }),
        ...(typed.date !== before.date && momentOn(typed.date, new Date())),
      },
      'Failed to change this entry. Please try again.',
    );
    toast({ title: 'Entry changed', tone: 'success' });
    onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {kind !== null && (
          <ValueField
            kind={kind}
            units={units}
            isWrong={isWrong}
            value={typed.value}
            onChange={(value) => setTyped({ ...typed, value })}
          />
        )}
        <TextField
          label="Date"
          type="date"
          max={dateField(new Date())}
          value={typed.date}
          onChange={(event) => setTyped({ ...typed, date: event.target.value })}
        />
        <TextAreaField
          label="Notes (optional)"
          maxLength={1000}
          value={typed.notes}
          onChange={(event) => setTyped({ ...typed, notes: event.target.value })}
        />
        <Actions stacked>
          <Button type="submit" tone="primary">
            Save Entry
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
