import { type ComponentType, lazy } from 'react';
import type { CountedPage } from '#contract/analytics.ts';
import { GREETING } from '#web/features/dashboard/greeting.ts';

type Screen = { default: ComponentType };

/** Every page is one that is counted. */
type PagePath = Exclude<CountedPage, 'other'>;

type RouteChoices = {
  /** The signed-out visitor is sent to the landing page. */
  signedInOnly?: boolean;
  /** The screen's heading, as far as it is known before its code has come. */
  heading?: string;
};

function route(path: PagePath, title: string, load: () => Promise<Screen>, choices: RouteChoices = {}) {
  return { path, title, load, Screen: lazy(load), ...choices };
}

export type Route = ReturnType<typeof route>;

/** Every page there is. None has parameters. */
export const ROUTES: readonly Route[] = [
  route('/', 'Meal and workout plans that add up', () => import('#web/features/landing/landing-screen.tsx')),
  route('/onboarding', 'Your questions', () => import('#web/features/onboarding/onboarding-screen.tsx'), {
    signedInOnly: true,
  }),
  route('/dashboard', 'Dashboard', () => import('#web/features/dashboard/dashboard-screen.tsx'), {
    signedInOnly: true,
    heading: GREETING,
  }),
  route('/meal-plans', 'Meal Plans', () => import('#web/features/plans/meal/meal-plans-screen.tsx')),
  route('/exercise-plans', 'Workout Plans', () => import('#web/features/plans/workout/workout-plans-screen.tsx')),
  route('/favorites', 'Favorites', () => import('#web/features/plans/favorites/favorites-screen.tsx')),
  route('/account', 'Account', () => import('#web/features/account/account-screen.tsx'), {
    signedInOnly: true,
    heading: 'Account',
  }),
  route('/import', 'Import', () => import('#web/features/imports/import-screen.tsx'), {
    signedInOnly: true,
    heading: 'Import',
  }),
  route('/membership', 'Membership', () => import('#web/features/membership/membership-screen.tsx')),
  route('/community', 'Community', () => import('#web/features/community/community-screen.tsx'), {
    signedInOnly: true,
    heading: 'Community',
  }),
  route('/progress', 'Progress', () => import('#web/features/progress/progress-screen.tsx'), { signedInOnly: true }),
  route('/terms-of-service', 'Terms of Service', () => import('#web/features/legal/terms-screen.tsx')),
  route('/privacy-policy', 'Privacy Policy', () => import('#web/features/legal/privacy-screen.tsx')),
  route('/consumer-health-data', 'Consumer Health Data', () => import('#web/features/legal/health-data-screen.tsx')),
  route('/faq', 'FAQ', () => import('#web/features/help/faq-screen.tsx')),
  route('/help-center', 'Help Center', () => import('#web/features/help/help-center-screen.tsx')),
];

/** The page at a path, if there is one; a slash at the end makes no difference. */
export function routeAt(path: string): Route | undefined {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  return ROUTES.find((candidate) => candidate.path === bare);
}

/** Starts to fetch a page's code before it is asked for. */
export function preloadRoute(path: string): void {
  routeAt(path)
    ?.load()
    .catch(() => {
      // Only a head start: the page itself says so if its code cannot be had.
    });
}
