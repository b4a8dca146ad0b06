import { getSettings } from '#contract/settings.ts';
import type { Site } from '../dependencies.ts';
import type { Router } from '../http/router.ts';
import type { Identity } from '../identity/identity.ts';

export function settingsRoutes({ publicRoute }: Router, identity: Identity, { trainer }: Pick<Site, 'trainer'>): void {
  const { googleSignIn, passkeySignIn, passwordLength } = identity;
  publicRoute(getSettings, async () => ({ googleSignIn, passkeySignIn, passwordLength, trainer }));
}
