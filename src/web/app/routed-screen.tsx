import { Suspense } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useAuth } from '#web/features/auth/auth-context.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { NotFound } from './not-found.tsx';
import { type Route, routeAt } from './routes.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** The screen at the present path. */
export function RoutedScreen() {
  const [path] = useLocation();
  const route = routeAt(path);
  if (!route) return <NotFound />;
  return (
    <ErrorBoundary resetKey={path}>
      <Suspense fallback={<ScreenSkeleton />}>
        {route.signedInOnly ? <SignedInOnly route={route} /> : <route.Screen />}
      </Suspense>
    </ErrorBoundary>
  );
}

function SignedInOnly({ route }: { route: Route }) {
  const { status } = useAuth();
  if (status === 'loading') return <ScreenSkeleton />;
  if (status === 'signed-out') return <Redirect to="/" replace />;
  return <route.Screen />;
}
