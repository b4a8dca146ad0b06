import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { messageOf } from '#web/api/api-error.ts';
import { useToast } from '#web/ui/toast-context.ts';
import { useAuth } from './auth-context.ts';

/** Signs out and goes to the landing page. */
export function useSignOut() {
  const { signOut } = useAuth();
  const toast = useToast();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: signOut,
    onSuccess: () => navigate('/'),
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to sign out. Please try again.'),
        tone: 'destructive',
      }),
  });
}
