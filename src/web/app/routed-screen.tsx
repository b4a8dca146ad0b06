import { Suspense, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { usePlayer } from '#web/features/player/player-context.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { EarlyPress } from './early-press.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { NotFound } from './not-found.tsx';
import { type Route, routeAt } from './routes.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** The screen at the present path. */
export function RoutedScreen() {
  const [path] = useLocation();
  const route = routeAt(path);
  const isCovered = useCovered();
  if (!route) {
    return (
      <>
        <NotFound />
        <EarlyPress isLast />
      </>
    );
  }
  if (isCovered) return <ScreenSkeleton />;
  return (
    <ErrorBoundary resetKey={path}>
      <Suspense fallback={<ScreenSkeleton heading={route.heading} />}>
        {route.signedInOnly ? <SignedInOnly route={route} /> : <route.Screen />}
        <EarlyPress isLast />
      </Suspense>
    </ErrorBoundary>
  );
}

/** A workout that goes on after a reload covers the screen: the screen's code and data come once it is left. */
function useCovered(): boolean {
  const { isOpen } = usePlayer();
  const { status } = useAuth();
  const [wasSeen, setSeen] = useState(false);
  if (!wasSeen && status !== 'loading' && !isOpen) setSeen(true);
  return isOpen && !wasSeen;
}

function SignedInOnly({ route }: { route: Route }) {
  const { status } = useAuth();
  if (status === 'loading') return <ScreenSkeleton heading={route.heading} />;
  if (status === 'signed-out') return <Redirect to="/" replace />;
  return <route.Screen />;
}
