import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '#web/api/queries.ts';
import { AuthModalProvider } from '#web/features/auth/auth-modal-provider.tsx';
import { AuthProvider } from '#web/features/auth/auth-provider.tsx';
import type { IdentityPort } from '#web/features/auth/identity-port.ts';
import { MacroPatterns } from '#web/ui/macros.tsx';
import { ToastProvider } from '#web/ui/toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { RoutedScreen } from './routed-screen.tsx';
import { Shell } from './shell.tsx';

/** Everything between the page and the root element. */
export function App({ identity }: { identity: IdentityPort }) {
  const [queryClient] = useState(() => createQueryClient({ onUnauthorized: () => void identity.current() }));
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <AuthProvider identity={identity}>
            <AuthModalProvider>
              <MacroPatterns />
              <Shell>
                <RoutedScreen />
              </Shell>
            </AuthModalProvider>
          </AuthProvider>
        </ToastProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
