import { useLocation } from 'wouter';
import { PRODUCT } from '#core/product.ts';
import { useToast } from '#web/ui/toast-context.ts';

const AFTER_SIGN_IN = '/onboarding';

const SUCCESS = {
  'sign-up': {
    title: 'Account created successfully!',
    description: `Welcome to ${PRODUCT.name}. Let's get started!`,
  },
  'sign-in': { title: 'Welcome back!', description: "You've been signed in successfully." },
} as const;

/** What happens once somebody is in, by whichever door: it is said, and the questions come, or the dashboard behind them. */
export function useEntered(onDone: () => void) {
  const toast = useToast();
  const [, navigate] = useLocation();
  return (how: keyof typeof SUCCESS) => {
    toast({ ...SUCCESS[how], tone: 'success' });
    onDone();
    navigate(AFTER_SIGN_IN);
  };
}
