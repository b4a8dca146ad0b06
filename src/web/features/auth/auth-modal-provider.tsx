import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { countEvent } from '#web/api/count-event.ts';
import { AuthModalContext, type AuthMode } from '#web/parts/person/auth-modal-context.ts';

const AuthModal = lazy(() => import('./auth-modal.tsx').then((module) => ({ default: module.AuthModal })));

/** Holds the one auth dialog of the page; its code comes with the first opening. */
export function AuthModalProvider({ children }: { children: ReactNode }) {
  const [mode, setMode] = useState<AuthMode>();
  const open = useCallback((wanted: AuthMode = 'sign-up') => setMode(wanted), []);
  useEffect(() => {
    if (mode === 'sign-up') countEvent({ event: 'sign_up_opened' });
  }, [mode]);
  return (
    <AuthModalContext value={open}>
      {children}
      {mode && (
        <Suspense>
          <AuthModal mode={mode} onModeChange={setMode} onClose={() => setMode(undefined)} />
        </Suspense>
      )}
    </AuthModalContext>
  );
}
