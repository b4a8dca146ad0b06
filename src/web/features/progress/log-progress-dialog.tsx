import { type FormEvent, useState } from 'react';
import type { BodyPart } from '#core/progress/body-part.ts';
import { type ValueKind, valueFacts } from '#core/progress/log-kinds.ts';
import { LOG_LABELS } from '#core/progress/log-labels.ts';
import { useQueueWrite } from '#web/offline/queue-write.ts';
import { useUnits } from '#web/parts/units/use-units.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import { dateField, readProgress } from './progress-input.ts';
import { PART_NAMES } from './progress-labels.ts';
import { ValueField } from './value-field.tsx';

type Props = {
  /** What may be logged, the first one chosen. */
  kinds: readonly [ValueKind, ...ValueKind[]];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Logs a number: a weight, an energy level, a measurement. */
export function LogProgressDialog({ kinds, open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="small" title="LOG PROGRESS">
      <LogProgressForm kinds={kinds} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function useLogProgress(kinds: Props['kinds'], onDone: () => void) {
  const queueWrite = useQueueWrite();
  const toast = useToast();
  const { units } = useUnits();
  const [isWrong, setWrong] = useState(false);
  const [isPending, setPending] = useState(false);
  const [typed, setTyped] = useState({
    kind: kinds[0],
    part: 'waist' as BodyPart,
    value: '',
    notes: '',
    date: dateField(new Date()),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = readProgress(typed, { units, now: new Date() });
    setWrong(!body);
    if (!body) {
      toast({ title: 'Invalid input', description: 'Please enter a valid number.', tone: 'destructive' });
      return;
    }
    setPending(true);
    await queueWrite('logProgress', body, 'Failed to log progress. Please try again.');
    toast({ title: 'Progress logged!', tone: 'success' });
    onDone();
  };
  return { typed, setTyped, units, isWrong, setWrong, isPending, submit };
}

function LogProgressForm({ kinds, onDone }: Pick<Props, 'kinds'> & { onDone: () => void }) {
  const { typed, setTyped, units, isWrong, setWrong, isPending, submit } = useLogProgress(kinds, onDone);
  const { kind, part, value, notes, date } = typed;
  const choose = (next: ValueKind) => {
    setTyped({ ...typed, kind: next, value: '' });
    setWrong(false);
  };
  const { parts } = valueFacts(kind);
  const options = kinds.map((each) => ({ value: each, label: LOG_LABELS[each].tab?.[units] ?? LOG_LABELS[each].name }));
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {options.length > 1 && <Segments label="What to log" options={options} value={kind} onChange={choose} />}
        {parts && (
          <SelectField
            label="Where"
            value={part}
            onChange={(event) =>
              setTyped({ ...typed, part: parts.find((each) => each === event.target.value) ?? part })
            }
          >
            {parts.map((each) => (
              <option key={each} value={each}>
                {PART_NAMES[each]}
              </option>
            ))}
          </SelectField>
        )}
        <ValueField
          key={kind}
          kind={kind}
          units={units}
          isWrong={isWrong}
          value={value}
          onChange={(next) => setTyped({ ...typed, value: next })}
        />
        <TextField
          label="Date"
          type="date"
          max={dateField(new Date())}
          value={date}
          onChange={(event) => setTyped({ ...typed, date: event.target.value })}
        />
        <TextAreaField
          label="Notes (optional)"
          maxLength={1000}
          value={notes}
          onChange={(event) => setTyped({ ...typed, notes: event.target.value })}
        />
        <Actions stacked>
          <Button type="submit" tone="primary" pending={isPending} pendingLabel="Logging...">
            Log Progress
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
