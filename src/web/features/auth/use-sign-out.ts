import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { messageOf } from '#web/api/api-error.ts';
import { useOutboxActions } from '#web/offline/queue-write.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { useToast } from '#web/ui/toast-context.ts';

/** Signs out, leaves nothing of the person on this device, and goes to the landing page. Asks first if something would be lost. */
export function useSignOut() {
  const { person, signOut } = useAuth();
  const { mayLeave } = useOutboxActions();
  const toast = useToast();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: async () => {
      if (!(await mayLeave())) return false;
      await signOut();
      if (person) await (await import('#web/offline/wipe-device.ts')).wipeDevice(person.id, { outbox: true });
      return true;
    },
    onSuccess: (hasLeft) => hasLeft && navigate('/'),
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to sign out. Please try again.'),
        tone: 'destructive',
      }),
  });
}
