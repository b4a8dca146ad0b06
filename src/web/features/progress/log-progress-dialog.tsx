import type { logProgress } from '#contract/logs.ts';
import type { RequestOf } from '#contract/operation.ts';
import { BODY_PARTS } from '#core/progress/body-part.ts';
import type { UnitSystem } from '#core/units/measure-units.ts';
import { useQueueWrite } from '#web/offline/queue-write.ts';
import { useUnits } from '#web/parts/units/use-units.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import { EntryFields } from './entry-fields.tsx';
import { dateField, type ProgressKind, progressSchema } from './progress-input.ts';
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
  onClose: () => void;
};

/** Logs a weight, an energy level or a measurement. */
export function LogProgressDialog({ kinds, onClose }: Props) {
  return (
    <Dialog open onOpenChange={onClose} size="small" title="LOG PROGRESS">
      <LogProgressForm kinds={kinds} onDone={onClose} />
    </Dialog>
  );
}

function useLogProgress(kinds: Props['kinds'], onDone: () => void) {
  const queueWrite = useQueueWrite();
  const toast = useToast();
  const { units } = useUnits();
  const form = useForm({
    schema: progressSchema(units, () => new Date()),
    start: { kind: kinds[0], part: 'waist', value: '', notes: '', date: dateField(new Date()) },
  });
  const log = async (body: RequestOf<typeof logProgress>['body']) => {
    await queueWrite('logProgress', body, 'Failed to log progress. Please try again.');
    toast({ title: 'Progress logged!', tone: 'success' });
    onDone();
  };
  const refuse = () =>
    toast({ title: 'Invalid input', description: 'Please enter a valid number.', tone: 'destructive' });
  return { form, units, log, refuse };
}

function LogProgressForm({ kinds, onDone }: Pick<Props, 'kinds'> & { onDone: () => void }) {
  const { form, units, log, refuse } = useLogProgress(kinds, onDone);
  const { kind } = form.typed();
  const options = KINDS.filter((each) => kinds.includes(each.value));
  return (
    <Form form={form} onSubmit={log} onInvalid={refuse}>
      <Stack>
        {options.length > 1 && (
          <Segments
            label="What to log"
            options={options.map((each) => ({ value: each.value, label: kindLabel(each, units) }))}
            value={kind}
            onChange={(next) => form.reset({ ...form.typed(), kind: next, value: '' })}
          />
        )}
        {kind === 'measurement' && (
          <SelectField label="Where" {...form.field('part')}>
            {BODY_PARTS.map((each) => (
              <option key={each} value={each}>
                {PART_NAMES[each]}
              </option>
            ))}
          </SelectField>
        )}
        <ValueField key={kind} kind={kind} units={units} {...form.field('value')} />
        <EntryFields date={form.field('date')} notes={form.field('notes')} />
        <Actions stacked>
          <SubmitButton pendingLabel="Logging...">Log Progress</SubmitButton>
        </Actions>
      </Stack>
    </Form>
  );
}
