import { useState } from 'react';
import type { ReminderKind, ReminderSettings } from '#core/reminders/reminders.ts';
import { isUnreadableDocument, messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipButton } from '#web/ui/chip.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { TextField } from '#web/ui/field.tsx';
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
      {data && <Form userId={userId} kept={data.settings} onSaved={onClose} />}
      {!data && error === null && (
        <Loading label="Loading your reminders">
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
      {!data && isUnreadableDocument(error) && (
        <>
          <Text>{messageOf(error, '')}</Text>
          <Form userId={userId} kept={null} onSaved={onClose} />
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

type FormProps = { userId: string; kept: ReminderSettings | null; onSaved: () => void };

function Form({ userId, kept, onSaved }: FormProps) {
  const [settings, setSettings] = useState<ReminderSettings>(() => ({
    ...(kept ?? suggested(ownTimeZone())),
    timeZone: ownTimeZone(),
  }));
  const save = useSaveReminders(onSaved);
  const change = (kind: ReminderKind, changes: Partial<ReminderSettings['reminders'][number]>) =>
    setSettings((now) => ({
      ...now,
      reminders: now.reminders.map((each) => (each.kind === kind ? { ...each, ...changes } : each)),
    }));
  const workout = settings.reminders.find(({ kind }) => kind === 'workout');
  return (
    <Stack>
      <ThisDevice />
      <div>
        {settings.reminders.map((reminder) => (
          <Reminder key={reminder.kind} reminder={reminder} onChange={(changes) => change(reminder.kind, changes)} />
        ))}
        <QuietHours settings={settings} onChange={setSettings} />
      </div>
      <Actions stacked>
        <Button tone="primary" pending={save.isPending} pendingLabel="Saving..." onClick={() => save.mutate(settings)}>
          Save Reminders
        </Button>
        {workout && <CalendarButton userId={userId} workout={workout} timeZone={settings.timeZone} />}
      </Actions>
    </Stack>
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

type ReminderProps = {
  reminder: ReminderSettings['reminders'][number];
  onChange: (changes: Partial<ReminderSettings['reminders'][number]>) => void;
};

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

type QuietProps = { settings: ReminderSettings; onChange: (settings: ReminderSettings) => void };

function QuietHours({ settings, onChange }: QuietProps) {
  const quiet = settings.quiet ?? { from: '22:00', until: '07:00' };
  const set = (changes: Partial<typeof quiet>) => onChange({ ...settings, quiet: { ...quiet, ...changes } });
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
