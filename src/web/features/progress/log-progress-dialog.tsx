import type { logProgress } from '#contract/logs.ts';
import type { RequestOf } from '#contract/operation.ts';
import { type ValueKind, valueFacts } from '#core/progress/log-kinds.ts';
import { LOG_LABELS } from '#core/progress/log-labels.ts';
import { useQueueWrite } from '#web/offline/queue-write.ts';
import { useUnits } from '#web/parts/units/use-units.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import { EntryFields } from './entry-fields.tsx';
import { dateField, progressSchema } from './progress-input.ts';
import { PART_NAMES } from './progress-labels.ts';
import { ValueField } from './value-field.tsx';

type Props = {
  /** What may be logged, the first one chosen. */
  kinds: readonly [ValueKind, ...ValueKind[]];
  onClose: () => void;
};

/** Logs a number: a weight, an energy level, a measurement. */
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
  const choose = (next: ValueKind) => form.reset({ ...form.typed(), kind: next, value: '' });
  const { parts } = valueFacts(kind);
  const options = kinds.map((each) => ({ value: each, label: LOG_LABELS[each].tab?.[units] ?? LOG_LABELS[each].name }));
  return (
    <Form form={form} onSubmit={log} onInvalid={refuse}>
      <Stack>
        {options.length > 1 && <Segments label="What to log" options={options} value={kind} onChange={choose} />}
        {parts && (
          <SelectField label="Where" {...form.field('part')}>
            {parts.map((each) => (
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
