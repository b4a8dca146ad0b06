import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { listPlans } from '#contract/plans.ts';
import { getNextSession } from '#contract/training.ts';
import { shownPlanName } from '#core/planning/shown-plan-name.ts';
import type { ReminderSettings } from '#core/reminders/reminders.ts';
import { messageOf } from '#web/api/api-error.ts';
import { operationQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast-context.ts';

type Props = { userId: string; workout: ReminderSettings['reminders'][number]; timeZone: string };

const FILE_NAME = 'ironleaf-week.ics';
const NOTHING = 'There is no workout plan, or no weekday is chosen for workouts.';

/** Hands a text to the browser as a file. */
function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(url);
}

/** The sessions of the next seven days as a file for any calendar. */
export function CalendarButton({ userId, workout, timeZone }: Props) {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const query = { type: 'workout' } as const;
      const plans = await client.ensureQueryData(operationQuery(listPlans, { params: { userId }, query }));
      const plan = plans.find(({ isActive }) => isActive);
      const next = await client.ensureQueryData(operationQuery(getNextSession, {}));
      const all = plan?.type === 'workout' ? (plan.data?.days ?? []) : [];
      const first = next && next.planId === plan?.id ? next.dayIndex : 0;
      const days = [...all.slice(first), ...all.slice(0, first)];
      const { calendarFile } = await import('./calendar-file.ts');
      return calendarFile({ planName: plan ? shownPlanName(plan) : '', days, workout, timeZone, now: Date.now() });
    },
    onSuccess: (file) => {
      if (file === null) toast({ title: 'Nothing to plan yet', description: NOTHING });
      else download(file);
    },
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error, 'The file could not be made.'), tone: 'destructive' }),
  });
  return (
    <Button pending={isPending} pendingLabel="One moment..." onClick={() => mutate()}>
      <CalendarPlus />
      Add the Week to My Calendar
    </Button>
  );
}
