import type { ReactNode } from 'react';
import { coachPanel } from '#web/parts/coach/coach-panel-state.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { useAuthModal } from '#web/parts/person/auth-modal-context.ts';
import { Button } from '#web/ui/button.tsx';

type CoachButtonProps = { children: ReactNode; primary?: boolean; small?: boolean };

/** Asks a visitor to sign in first; opens the chat for a member. */
export function CoachButton({ children, primary, small }: CoachButtonProps) {
  const { status } = useAuth();
  const openAuth = useAuthModal();
  const look = { tone: primary ? 'primary' : 'secondary', small: small ?? false } as const;
  if (status === 'signed-in') {
    return (
      <Button {...look} onClick={coachPanel.open}>
        {children}
      </Button>
    );
  }
  return (
    <Button {...look} onClick={() => openAuth('sign-in')}>
      {children}
    </Button>
  );
}
