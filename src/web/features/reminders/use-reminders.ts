import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getReminders, setReminders } from '#contract/reminders.ts';
import type { ReminderSettings } from '#core/reminders/reminders.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { keyOf, operationQuery } from '#web/api/queries.ts';
import { useToast } from '#web/ui/toast-context.ts';
import { isRemindedHere, remindHere, remindNoMore } from './push-device.ts';

export const remindersQuery = () => operationQuery(getReminders, {});

/** Saves what was chosen. */
export function useSaveReminders(onSaved: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (settings: ReminderSettings) => callOperation(setReminders, { body: settings }),
    onSuccess: () => {
      toast({ title: 'Reminders saved', tone: 'success' });
      onSaved();
      return client.invalidateQueries({ queryKey: keyOf(getReminders) });
    },
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error, 'The reminders were not saved.'), tone: 'destructive' }),
  });
}

/** Whether reminders are shown on this device, and how to change that. */
export function useThisDevice() {
  const client = useQueryClient();
  const toast = useToast();
  const [isOn, setOn] = useState(isRemindedHere);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (isOn) await remindNoMore();
      return isOn ? 'off' : (await remindHere()) ? 'on' : 'refused';
    },
    onSuccess: (result) => {
      setOn(result === 'on');
      if (result === 'refused') {
        toast({
          title: 'Messages are blocked',
          description: 'Allow notifications for this site in your browser, then try again.',
          tone: 'destructive',
        });
      }
      return client.invalidateQueries({ queryKey: keyOf(getReminders) });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'This browser could not be set up for reminders. Please try again later.'),
        tone: 'destructive',
      }),
  });
  return { isOn, toggle: () => mutate(), isPending };
}

export const useReminders = () => useQuery(remindersQuery());
