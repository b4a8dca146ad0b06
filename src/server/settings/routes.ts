import { getSettings } from '#contract/settings.ts';
import type { Router } from '../http/router.ts';

export function settingsRoutes({ publicRoute }: Router, settings: { googleSignIn: boolean }): void {
  publicRoute(getSettings, async () => ({ googleSignIn: settings.googleSignIn }));
}
