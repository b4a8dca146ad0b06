import { useQuery } from '@tanstack/react-query';
import type { Log, logProgress } from '#contract/logs.ts';
import type { RequestOf } from '#contract/operation.ts';
import { type ValueKind, valueFacts } from '#core/progress/log-kinds.ts';
import { shownWeight } from '#core/units/measure-units.ts';
import { useWithPending } from '#web/offline/queue-write.ts';
import { weightLogsQuery } from '#web/parts/logs/log-queries.ts';
import { askFor, numberOf } from '#web/parts/logs/read-value.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { profileQuery } from '#web/parts/person/profile-query.ts';
import { useUnits } from '#web/parts/units/use-units.ts';
import { SelectField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import { EntryFields } from './entry-fields.tsx';
import { dateField, progressSchema } from './progress-input.ts';
import { PART_NAMES } from './progress-labels.ts';
import { useKeepEntry } from './use-keep-entry.ts';
import { ValueField } from './value-field.tsx';

const NONE: readonly Log[] = [];

type Props = { kind: ValueKind; onDone: () => void };

/** A number to log; a weight begins with the last one, which most often is nearly right. */
export function LogNumberForm({ kind, onDone }: Props) {
  const { person } = useAuth();
  return kind === 'weight' && person ? (
    <WeightForm userId={person.id} onDone={onDone} />
  ) : (
    <NumberForm kind={kind} value="" onDone={onDone} />
  );
}

function WeightForm({ userId, onDone }: { userId: string; onDone: () => void }) {
  const { units } = useUnits();
  const logs = useQuery(weightLogsQuery(userId));
  const profile = useQuery(profileQuery(userId));
  const [last] = useWithPending(logs.data ?? NONE, 'weight');
  if (logs.isPending || profile.isPending) {
    return (
      <Loading label="Your last weight is on its way">
        <Skeleton height={280} />
      </Loading>
    );
  }
  const lbs = last && 'value' in last ? last.value : profile.data?.weightLbs;
  return <NumberForm kind="weight" value={lbs === undefined ? '' : String(shownWeight(lbs, units))} onDone={onDone} />;
}

function NumberForm({ kind, value, onDone }: Props & { value: string }) {
  const { units } = useUnits();
  const keep = useKeepEntry(onDone);
  const toast = useToast();
  const form = useForm({
    schema: progressSchema(units, () => new Date()),
    start: { kind, part: 'waist', value, notes: '', date: dateField(new Date()) },
  });
  const { parts } = valueFacts(kind);
  const log = (body: RequestOf<typeof logProgress>['body']) => keep('logProgress', body);
  const refuse = () => {
    // A number that cannot be one of its kind is a valid number all the same.
    const isNumber = numberOf(form.typed().value) !== null;
    const description = isNumber ? askFor(kind) : 'Please enter a valid number.';
    toast({ title: 'Invalid input', description, tone: 'destructive' });
  };
  return (
    <Form form={form} onSubmit={log} onInvalid={refuse}>
      <Stack>
        {parts && (
          <SelectField label="Where" {...form.field('part')}>
            {parts.map((each) => (
              <option key={each} value={each}>
                {PART_NAMES[each]}
              </option>
            ))}
          </SelectField>
        )}
        <ValueField kind={kind} units={units} {...form.field('value')} />
        <EntryFields date={form.field('date')} notes={form.field('notes')} />
        <Actions stacked>
          <SubmitButton pendingLabel="Logging...">Log Progress</SubmitButton>
        </Actions>
      </Stack>
    </Form>
  );
}
