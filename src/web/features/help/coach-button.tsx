import type { ReactNode } from 'react';
import { useAuth } from '#web/features/auth/auth-context.ts';
import { useAuthModal } from '#web/features/auth/auth-modal-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { articleHref } from './places.ts';

type CoachButtonProps = { children: ReactNode; primary?: boolean; small?: boolean };

/** Asks a visitor to sign in first; a member is told where the coach is to be found. */
export function CoachButton({ children, primary, small }: CoachButtonProps) {
  const { status } = useAuth();
  const openAuth = useAuthModal();
  const look = { tone: primary ? 'primary' : 'secondary', small: small ?? false } as const;
  if (status === 'signed-in') {
    return (
      <ButtonLink {...look} href={articleHref('chat-ai-coach')}>
        {children}
      </ButtonLink>
    );
  }
  return (
    <Button {...look} onClick={() => openAuth('sign-in')}>
      {children}
    </Button>
  );
}
