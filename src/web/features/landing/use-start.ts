import { useLocation } from 'wouter';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { useAuthModal } from '#web/parts/person/auth-modal-context.ts';

/** What every call to join does: a visitor joins, a member goes to the dashboard. */
export function useStart(): () => void {
  const { status } = useAuth();
  const openAuth = useAuthModal();
  const [, navigate] = useLocation();
  return () => {
    if (status === 'signed-in') navigate('/dashboard');
    else openAuth('sign-up');
  };
}
