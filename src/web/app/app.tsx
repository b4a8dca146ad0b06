import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { createQueryClient } from '#web/api/queries.ts';
import { AuthModalProvider } from '#web/features/auth/auth-modal-provider.tsx';
import { AuthProvider } from '#web/features/auth/auth-provider.tsx';
import { PlayerProvider } from '#web/features/player/player-provider.tsx';
import { createAnswersOnDevice } from '#web/offline/answers-on-device.ts';
import { OutboxProvider } from '#web/offline/outbox-provider.tsx';
import { useRefreshOnReturn } from '#web/offline/use-refresh-on-return.ts';
import type { IdentityPort } from '#web/parts/person/identity-port.ts';
import { MacroPatterns } from '#web/ui/macros.tsx';
import { ToastProvider } from '#web/ui/toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { RoutedScreen } from './routed-screen.tsx';
import { Shell } from './shell.tsx';

/** Everything between the page and the root element. */
export function App({ identity }: { identity: IdentityPort }) {
  const askWhoIsThere = useCallback(() => void identity.current(), [identity]);
  const [{ queryClient, answers }] = useState(() => {
    const answers = createAnswersOnDevice();
    const { persister } = answers;
    return { answers, queryClient: createQueryClient({ onUnauthorized: askWhoIsThere, persister }) };
  });
  useRefreshOnReturn(() => answers.refresh(queryClient));
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <AuthProvider identity={identity}>
            <OutboxProvider onSignedOut={askWhoIsThere}>
              <AuthModalProvider>
                <MacroPatterns />
                <PlayerProvider>
                  <Shell>
                    <RoutedScreen />
                  </Shell>
                </PlayerProvider>
              </AuthModalProvider>
            </OutboxProvider>
          </AuthProvider>
        </ToastProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
