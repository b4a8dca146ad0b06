import { type FormEvent, useState } from 'react';
import { BODY_PARTS, type BodyPart } from '#core/progress/body-part.ts';
import { LENGTH_UNIT, type UnitSystem, WEIGHT_UNIT } from '#core/units/measure-units.ts';
import { useQueueWrite } from '#web/offline/queue-write.ts';
import { useUnits } from '#web/parts/units/use-units.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import { dateField, type ProgressKind, readProgress } from './progress-input.ts';
import { PART_NAMES } from './progress-labels.ts';
import { ValueField } from './value-field.tsx';

const KINDS = [
  { value: 'weight', label: 'Weight' },
  { value: 'energy', label: 'Energy' },
  { value: 'measurement', label: 'Inches' },
] as const;

const kindLabel = ({ value, label }: (typeof KINDS)[number], units: UnitSystem) =>
  value === 'measurement' && units === 'metric' ? 'Measures' : label;

type Props = {
  /** What may be logged, the first one chosen. */
  kinds: readonly [ProgressKind, ...ProgressKind[]];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Logs a weight, an energy level or a measurement. */
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
    kind: kinds[0] as ProgressKind,
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
  const choose = (next: ProgressKind) => {
    setTyped({ ...typed, kind: next, value: '' });
    setWrong(false);
  };
  const options = KINDS.filter((each) => kinds.includes(each.value));
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {options.length > 1 && (
          <Segments
            label="What to log"
            options={options.map((each) => ({ value: each.value, label: kindLabel(each, units) }))}
            value={kind}
            onChange={choose}
          />
        )}
        {kind === 'measurement' && (
          <SelectField
            label="Where"
            value={part}
            onChange={(event) =>
              setTyped({ ...typed, part: BODY_PARTS.find((each) => each === event.target.value) ?? part })
            }
          >
            {BODY_PARTS.map((each) => (
              <option key={each} value={each}>
                {PART_NAMES[each]}
              </option>
            ))}
          </SelectField>
        )}
        <ValueField
          key={kind}
          kind={kind}
          unit={kind === 'weight' ? WEIGHT_UNIT[units] : LENGTH_UNIT[units]}
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
