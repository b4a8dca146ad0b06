import { useQuery } from '@tanstack/react-query';
import { Check, Minus, Plus } from 'lucide-react';
import { startTransition, useId, useRef, useState } from 'react';
import type { Log } from '#contract/logs.ts';
import { poundsOf, shownWeight, type UnitSystem, WEIGHT_UNIT } from '#core/units/measure-units.ts';
import { useQueueWrite, useWithPending } from '#web/offline/queue-write.ts';
import { dayOfLog, todayOf } from '#web/parts/logs/log-days.ts';
import { weightLogsQuery } from '#web/parts/logs/log-queries.ts';
import { askFor, numberOf, readValue } from '#web/parts/logs/read-value.ts';
import { useShortcut } from '#web/parts/shortcut.ts';
import { useUnits } from '#web/parts/units/use-units.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FieldError, Input } from '#web/ui/field.tsx';
import { SectionHead } from '#web/ui/layout.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import { lastWeighed } from './last-weighed.ts';
import styles from './weigh-in.module.css';

const NONE: readonly Log[] = [];
/** As finely as people's scales show it. */
const STEP: Record<UnitSystem, number> = { imperial: 0.2, metric: 0.1 };
const FAILED = 'Failed to log progress. Please try again.';

/** The last weight, to be logged again as it is with one tap, or after a step up or down. */
export function WeighIn({ userId, profileLbs }: { userId: string; profileLbs: number }) {
  const id = useId();
  const { units } = useUnits();
  const logs = useWithPending(useQuery(weightLogsQuery(userId)).data ?? NONE, 'weight');
  const last = logs.find((log) => log.logType === 'weight');
  const shown = String(shownWeight(last && 'value' in last ? last.value : profileLbs, units));
  const { typed, isWrong, type, step, log } = useWeighing(shown, units);
  const isDone = typed === shown && last !== undefined && dayOfLog(last) === todayOf(new Date());
  const unit = WEIGHT_UNIT[units];
  const section = useRef<HTMLElement>(null);
  useShortcut('weight', () => section.current?.querySelector('input')?.focus());
  return (
    <section ref={section} aria-labelledby={id}>
      <SectionHead id={id} label="Weight" aside={lastWeighed(last?.loggedAt, new Date())} className={styles.head} />
      <div className={styles.row}>
        <div className={styles.stepper}>
          <IconButton label={`${STEP[units]} ${unit} less`} onClick={() => step(-1)}>
            <Minus />
          </IconButton>
          <span className={styles.value}>
            <Input
              aria-label={`Weight, ${unit}`}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? `${id}-wrong` : undefined}
              className={styles.number ?? ''}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              size={Math.max(3, typed.length)}
              onChange={({ target }) => type(target.value)}
              onKeyDown={({ key }) => key === 'Enter' && void log()}
            />
            <span className={styles.unit}>{unit}</span>
          </span>
          <IconButton label={`${STEP[units]} ${unit} more`} onClick={() => step(1)}>
            <Plus />
          </IconButton>
        </div>
        {isDone ? (
          <span className={styles.done}>
            <Check />
            Logged
          </span>
        ) : (
          <Button aria-label="Log weight" onClick={() => void log()}>
            Log
          </Button>
        )}
      </div>
      {isWrong && <FieldError id={`${id}-wrong`}>{askFor('weight')}</FieldError>}
    </section>
  );
}

function useWeighing(shown: string, units: UnitSystem) {
  const queueWrite = useQueueWrite();
  const toast = useToast();
  const [draft, setDraft] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const typed = draft ?? shown;
  const type = (text: string | null) => {
    setDraft(text);
    setWrong(false);
  };
  const step = (direction: 1 | -1) => {
    const from = numberOf(typed) ?? Number(shown);
    const least = shownWeight(poundsOf(1, 'imperial'), units);
    type(String(Math.max(least, Math.round((from + direction * STEP[units]) * 10) / 10)));
  };
  const log = async () => {
    const value = readValue('weight', typed, units);
    if (value === null) return setWrong(true);
    const { id: logId } = await queueWrite('logProgress', { logType: 'weight', value, unit: 'lbs' }, FAILED);
    // With the entry that it makes room for, which is shown in slices, too: the value before must not flash.
    startTransition(() => type(null));
    const undo = () => void queueWrite('deleteLog', { logId }, 'Failed to change this entry. Please try again.');
    toast({ title: 'Progress logged!', tone: 'success', action: { label: 'Undo', onAction: undo } });
  };
  return { typed, isWrong, type, step, log };
}
