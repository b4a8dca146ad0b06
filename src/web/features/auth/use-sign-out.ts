import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { messageOf } from '#web/api/api-error.ts';
import { useOutboxActions } from '#web/offline/queue-write.ts';
import { type Auth, useAuth } from '#web/parts/person/auth-context.ts';
import { useToast } from '#web/ui/toast-context.ts';

/** Who leaves, and how. */
type Leaving = Pick<Auth, 'person' | 'signOut'> & { mayLeave: () => Promise<boolean> };

async function leave({ person, signOut, mayLeave }: Leaving): Promise<boolean> {
  if (!(await mayLeave())) return false;
  await signOut();
  if (person) await (await import('#web/offline/wipe-device.ts')).wipeDevice(person.id, { outbox: true });
  return true;
}

/** Signs out, leaves nothing of the person on this device, and goes to the landing page. Asks first if something would be lost. */
export function useSignOut() {
  const { person, signOut } = useAuth();
  const { mayLeave } = useOutboxActions();
  const toast = useToast();
  const [, navigate] = useLocation();
  const { mutate, isPending } = useMutation({
    mutationFn: leave,
    onSuccess: (hasLeft) => hasLeft && navigate('/'),
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to sign out. Please try again.'),
        tone: 'destructive',
      }),
  });
  // Handed over with the press: what the library keeps of the last render is older than a button that has just appeared.
  return { isPending, mutate: () => mutate({ person, signOut, mayLeave }) };
}
