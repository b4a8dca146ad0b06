import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isBodyFigure, VALUE_KINDS, type ValueKind } from '#core/progress/log-kinds.ts';
import { LOG_LABELS } from '#core/progress/log-labels.ts';
import type { UnitSystem } from '#core/units/measure-units.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { profileQuery } from '#web/parts/person/profile-query.ts';
import { useUnits } from '#web/parts/units/use-units.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { LogCardioForm } from './log-cardio-form.tsx';
import { LogFoodForm } from './log-food-form.tsx';
import { LogNumberForm } from './log-number-form.tsx';

type LogTab = ValueKind | 'food' | 'cardio';

type Props = {
  /** What is asked for when it opens; else the first that there is. */
  first?: LogTab;
  onClose: () => void;
};

/** Logs what was measured, eaten or done: a weight, an energy level, a measurement, a food, a walk. */
export function LogProgressDialog({ first, onClose }: Props) {
  const { person } = useAuth();
  const profile = useQuery({ ...profileQuery(person?.id ?? ''), enabled: person !== null });
  return (
    <Dialog open onOpenChange={onClose} size="small" title="LOG PROGRESS">
      {profile.isPending ? (
        <Loading label="One moment">
          <Skeleton height={320} />
        </Loading>
      ) : (
        <Tabs first={first} showsFigures={profile.data?.hidesNumbers === false} onDone={onClose} />
      )}
    </Dialog>
  );
}

type TabsProps = { first: LogTab | undefined; showsFigures: boolean; onDone: () => void };

/** `showsFigures`: who must not see figures of the body is asked for none. */
function Tabs({ first, showsFigures, onDone }: TabsProps) {
  const { units } = useUnits();
  const kinds = VALUE_KINDS.filter((kind) => showsFigures || !isBodyFigure(kind));
  const [tab, choose] = useState<LogTab>(first ?? kinds[0] ?? 'cardio');
  const options = [...kinds, 'food' as const, 'cardio' as const].map((value) => ({
    value,
    label: labelOf(value, units),
  }));
  return (
    <Stack>
      <Segments label="What to log" options={options} value={tab} onChange={choose} />
      {tab === 'food' ? (
        <LogFoodForm showsFigures={showsFigures} onDone={onDone} />
      ) : tab === 'cardio' ? (
        <LogCardioForm onDone={onDone} />
      ) : (
        <LogNumberForm key={tab} kind={tab} onDone={onDone} />
      )}
    </Stack>
  );
}

function labelOf(tab: LogTab, units: UnitSystem): string {
  if (tab === 'food') return 'Food';
  if (tab === 'cardio') return 'Cardio';
  return LOG_LABELS[tab].tab?.[units] ?? LOG_LABELS[tab].name;
}
