import { useState } from 'react';
import { originsOf, questionsOf } from '#core/imports/questions.ts';
import type { ImportReading, ImportRow } from '#core/imports/reading.ts';
import { counted } from '#core/language/counted.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Section, Stack } from '#web/ui/layout.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { ProblemNote } from '#web/ui/problem-note.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { SegmentsField } from '#web/ui/segments.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Text } from '#web/ui/text.tsx';
import { ExerciseMapping } from './exercise-mapping.tsx';
import type { ReadImport } from './import-screen.tsx';
import styles from './imports.module.css';
import { LeftOutList } from './left-out-list.tsx';
import { type Planned, useImportPlan } from './use-import-plan.ts';
import { useSendImport } from './use-send-import.ts';

/** A dry run: what would be kept, what would not and why, and what the person may set right before. */
export function Review({ read, onClose }: { read: ReadImport; onClose: () => void }) {
  const { reading } = read;
  const plan = useImportPlan(reading);
  const { share, fault, send } = useSendImport(read, onClose);
  const [isMapped, setMapped] = useState(false);
  return (
    <Stack wide>
      <Found reading={reading} plan={plan} />
      <Choices reading={reading} plan={plan} />
      {reading.workouts.length > 0 && (
        <ExerciseMapping reading={reading} plan={plan} all={isMapped} onAll={() => setMapped(true)} />
      )}
      {plan.left.length > 0 && <LeftOutList left={plan.left} />}
      <div className={styles.send}>
        {fault !== null && <ProblemNote>{fault}</ProblemNote>}
        {typeof plan.checked === 'object' && (
          <ProblemNote>
            {messageOf(
              plan.checked.fault,
              'What is in your log already could not be asked for. It is left out all the same.',
            )}
          </ProblemNote>
        )}
        {share !== null && <ProgressBar label="Importing" percent={share * 100} />}
        <Actions stacked>
          <Button
            tone="primary"
            pending={share !== null || plan.checked === 'asking'}
            pendingLabel={share === null ? 'Comparing with your log...' : 'Importing...'}
            disabled={plan.rows.length === 0}
            onClick={() => void send(plan.rows)}
          >
            {plan.rows.length === 0 ? 'Nothing to Import' : `Import ${sumOf(plan.rows)}`}
          </Button>
          <Button tone="quiet" disabled={share !== null} onClick={onClose}>
            Choose Another File
          </Button>
        </Actions>
      </div>
    </Stack>
  );
}

const KINDS = [
  ['workout', 'workout'],
  ['weight', 'weight'],
] as const;

/** "12 workouts and 30 weights". */
export function sumOf(rows: readonly ImportRow[]): string {
  const typeOf = ({ entries }: ImportRow) => entries.at(-1)?.logType;
  const parts = KINDS.flatMap(([type, name]) => {
    const found = rows.filter((row) => typeOf(row) === type).length;
    return found > 0 ? [counted(found, name)] : [];
  });
  const rest = rows.filter((row) => !KINDS.some(([type]) => type === typeOf(row))).length;
  const all = rest > 0 ? [...parts, counted(rest, 'entry', 'entries')] : parts;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

/** The day of a row's first entry, on the clock where it was. */
function dayOf(row: ImportRow | undefined): string {
  const { loggedAt = '', utcOffsetMinutes = 0 } = row?.entries[0] ?? {};
  const there = new Date(Date.parse(loggedAt) + utcOffsetMinutes * 60_000);
  return there.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

const SOURCES = {
  ironleaf: 'An export of Ironleaf',
  strong: 'A workout log of Strong',
  hevy: 'A workout log of Hevy',
  apple_health: 'An export of Apple Health',
  fit: 'A FIT file',
} as const;

function Found({ reading, plan }: { reading: ImportReading; plan: Planned }) {
  const { rows } = plan;
  const sets = rows.flatMap(({ entries }) =>
    entries.flatMap((one) => (one.logType === 'exercise_completion' ? one.performed : [])),
  );
  return (
    <Section label="What is in it">
      <Ledger>
        <LedgerRow name={SOURCES[reading.source]} />
        <LedgerRow name="To be kept" end={rows.length > 0 ? sumOf(rows) : 'Nothing'} />
        {sets.length > 0 && <LedgerRow name="Sets in them" end={sets.length.toLocaleString('en-US')} />}
        {rows.length > 0 && <LedgerRow name="From" end={`${dayOf(rows[0])} to ${dayOf(rows.at(-1))}`} />}
        <LedgerRow name="Left out" end={counted(plan.left.length, 'row')} />
      </Ledger>
      <Text tone="quiet" className={styles.under}>
        What you import counts like what you log here: for your records, your streak and your trend. The weight that you
        began with stays as it is.
      </Text>
    </Section>
  );
}

/** What only the person can know: units, the order of day and month, whose rows to take. */
function Choices({ reading, plan: { choices, setChoices } }: { reading: ImportReading; plan: Planned }) {
  const asks = questionsOf(reading);
  const origins = originsOf(reading);
  if (!asks.unit && !asks.dayOrder && origins.length < 2) return null;
  const turn = (name: string, on: boolean) => {
    const originsOut = new Set(choices.originsOut);
    if (on) originsOut.delete(name);
    else originsOut.add(name);
    setChoices({ originsOut });
  };
  return (
    <Section label="Only you know this">
      <Stack>
        {asks.unit && (
          <SegmentsField
            label="The weights in the file are in"
            options={[
              { value: 'kg', label: 'Kilograms' },
              { value: 'lbs', label: 'Pounds' },
            ]}
            value={choices.unit}
            onChange={(unit) => setChoices({ unit })}
          />
        )}
        {asks.dayOrder && (
          <SegmentsField
            label="A date such as 4/3/2026 is the"
            options={[
              { value: 'month', label: '3rd of April' },
              { value: 'day', label: '4th of March' },
            ]}
            value={choices.dayOrder}
            onChange={(dayOrder) => setChoices({ dayOrder })}
          />
        )}
        {origins.length > 1 && (
          <Ledger>
            {origins.map(({ name, rows }) => (
              <LedgerRow
                key={name}
                name={name}
                note={counted(rows, 'row')}
                className={styles.row ?? ''}
                end={
                  <Switch
                    label={`Take rows from ${name}`}
                    on={!choices.originsOut.has(name)}
                    onChange={(on) => turn(name, on)}
                  />
                }
              />
            ))}
          </Ledger>
        )}
      </Stack>
    </Section>
  );
}
