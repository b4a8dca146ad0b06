import { describe, expect, it } from 'vitest';
import { ROUTES, routeAt } from './routes.ts';
import { titleAt } from './use-page-change.ts';

describe('the pages', () => {
  it('are at the paths that were promised', () => {
    expect(ROUTES.map(({ path }) => path)).toEqual([
      '/',
      '/onboarding',
      '/dashboard',
      '/meal-plans',
      '/exercise-plans',
      '/favorites',
      '/account',
      '/import',
      '/membership',
      '/community',
      '/progress',
      '/terms-of-service',
      '/privacy-policy',
      '/consumer-health-data',
      '/faq',
      '/help-center',
    ]);
  });

  it('send the signed-out away from those that make no sense to them', () => {
    expect(ROUTES.filter(({ signedInOnly }) => signedInOnly).map(({ path }) => path)).toEqual([
      '/onboarding',
      '/dashboard',
      '/account',
      '/import',
      '/community',
      '/progress',
    ]);
  });
});

describe('routeAt', () => {
  it.each([
    { path: '/faq/', finds: '/faq' },
    { path: '/', finds: '/' },
    { path: '/workout-plans', finds: undefined },
    { path: '/FAQ/more', finds: undefined },
  ])('finds $finds at $path', ({ path, finds }) => {
    expect(routeAt(path)?.path).toBe(finds);
  });
});

describe('titleAt', () => {
  it.each([
    { path: '/', title: 'Ironleaf: meal and workout plans that add up' },
    { path: '/exercise-plans', title: 'Workout Plans · Ironleaf' },
    { path: '/nowhere', title: 'Page not found · Ironleaf' },
  ])('calls $path "$title"', ({ path, title }) => {
    expect(titleAt(path)).toBe(title);
  });
});
