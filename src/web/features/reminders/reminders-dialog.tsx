import { type ReminderKind, type ReminderSettings, reminderSettingsSchema } from '#core/reminders/reminders.ts';
import { isUnreadableDocument, messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipButton } from '#web/ui/chip.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { Loading, SkeletonRow } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { canRemind } from './push-device.ts';
import { DAYS, KIND_WORDS, suggested } from './reminder-labels.ts';
import styles from './reminders-dialog.module.css';
import { useReminders, useSaveReminders, useThisDevice } from './use-reminders.ts';

/** What to be reminded of, when, and whether on this device. */
export function RemindersDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { data, error, refetch } = useReminders();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="REMINDERS"
      description="Only what you choose, only at your times. No message names your weight or your food."
    >
      {data && <ReminderForm userId={userId} kept={data.settings} onSaved={onClose} />}
      {!data && error === null && (
        <Loading label="Loading your reminders">
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
      {!data && isUnreadableDocument(error) && (
        <>
          <Text>{messageOf(error, '')}</Text>
          <ReminderForm userId={userId} kept={null} onSaved={onClose} />
        </>
      )}
      {!data && error !== null && !isUnreadableDocument(error) && (
        <ErrorState
          title="Your reminders did not load"
          what={messageOf(error, 'The server could not be reached.')}
          next="Try again in a moment."
          actions={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      )}
    </Dialog>
  );
}

const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

type ReminderFormProps = { userId: string; kept: ReminderSettings | null; onSaved: () => void };

function ReminderForm({ userId, kept, onSaved }: ReminderFormProps) {
  const timeZone = ownTimeZone();
  const form = useForm({ schema: reminderSettingsSchema, start: { ...(kept ?? suggested(timeZone)), timeZone } });
  const save = useSaveReminders(onSaved);
  const { value: reminders, onChange } = form.choice('reminders');
  const change = (kind: ReminderKind, changes: Partial<ReminderChoice>) =>
    onChange(reminders.map((each) => (each.kind === kind ? { ...each, ...changes } : each)));
  const workout = reminders.find(({ kind }) => kind === 'workout');
  return (
    <Form form={form} onSubmit={save.mutate} isPending={save.isPending}>
      <Stack>
        <ThisDevice />
        <div>
          {reminders.map((reminder) => (
            <Reminder key={reminder.kind} reminder={reminder} onChange={(changes) => change(reminder.kind, changes)} />
          ))}
          <QuietHours {...form.choice('quiet')} />
        </div>
        <Actions stacked>
          <SubmitButton pendingLabel="Saving...">Save Reminders</SubmitButton>
          {workout && <CalendarButton userId={userId} workout={workout} timeZone={timeZone} />}
        </Actions>
      </Stack>
    </Form>
  );
}

function ThisDevice() {
  const { isOn, toggle, isPending } = useThisDevice();
  if (!canRemind()) {
    return (
      <Text tone="quiet">
        This browser cannot show reminders. On an iPhone, add Ironleaf to your home screen and open it from there.
      </Text>
    );
  }
  return (
    <div>
      <Text>{isOn ? 'Reminders are shown on this device.' : 'Reminders are not shown on this device yet.'}</Text>
      <Button pending={isPending} pendingLabel="One moment..." onClick={toggle}>
        {isOn ? 'Turn Off Here' : 'Turn On Here'}
      </Button>
    </div>
  );
}

type ReminderChoice = ReminderSettings['reminders'][number];
type ReminderProps = { reminder: ReminderChoice; onChange: (changes: Partial<ReminderChoice>) => void };

function Reminder({ reminder: { kind, days, time }, onChange }: ReminderProps) {
  const toggle = (day: number) =>
    onChange({ days: days.includes(day) ? days.filter((each) => each !== day) : [...days, day] });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{KIND_WORDS[kind]}</legend>
      <div className={styles.days}>
        {DAYS.map(({ day, short, name }) => (
          <ChipButton key={day} aria-pressed={days.includes(day)} onClick={() => toggle(day)}>
            <span aria-hidden>{short}</span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </ChipButton>
        ))}
      </div>
      {days.length > 0 && (
        <div className={styles.times}>
          <TextField
            label="Time"
            type="time"
            required
            value={time}
            onChange={({ target }) => target.value && onChange({ time: target.value })}
          />
        </div>
      )}
    </fieldset>
  );
}

type Quiet = ReminderSettings['quiet'];

function QuietHours({ value, onChange }: { value: Quiet; onChange: (quiet: Quiet) => void }) {
  const quiet = value ?? { from: '22:00', until: '07:00' };
  const set = (changes: Partial<typeof quiet>) => onChange({ ...quiet, ...changes });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Quiet hours</legend>
      <div className={styles.times}>
        <TextField
          label="From"
          type="time"
          value={quiet.from}
          onChange={({ target }) => target.value && set({ from: target.value })}
        />
        <TextField
          label="Until"
          type="time"
          value={quiet.until}
          onChange={({ target }) => target.value && set({ until: target.value })}
        />
      </div>
    </fieldset>
  );
}
