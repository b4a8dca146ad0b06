import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#web/api/api-error.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast-context.ts';

export function GoogleButton() {
  const { signInWithGoogle } = useAuth();
  const toast = useToast();
  const google = useMutation({
    mutationFn: signInWithGoogle,
    onError: (error) =>
      toast({
        title: 'Sign in failed',
        description: messageOf(error, 'Failed to sign in with Google.'),
        tone: 'destructive',
      }),
  });
  return (
    <Button wide pending={google.isPending} pendingLabel="Please wait..." onClick={() => google.mutate()}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M20 12h-8M20 12a8 8 0 1 1-2.3-5.7" />
      </svg>
      Continue with Google
    </Button>
  );
}
