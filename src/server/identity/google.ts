import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { unavailable } from '../http/http-error.ts';
import type { Auth } from './embedded.ts';

/** `discoveryUrl`: where Google, or another OpenID provider in its place, says what its addresses are. */
export type GoogleSettings = { clientId: string; clientSecret: string; discoveryUrl: string };

export const GOOGLE = 'google';

/** An authorization code with PKCE, a state, and an ID token whose signature, issuer, audience and nonce are checked. */
export const googleProvider = (settings: GoogleSettings) =>
  genericOAuth({
    config: [
      {
        ...settings,
        providerId: GOOGLE,
        scopes: ['openid', 'email', 'profile'],
        prompt: 'select_account',
        pkce: true,
        requireIdTokenVerification: true,
      },
    ],
  });

/**
 * The library asks for the addresses while it opens, and goes on without the provider where there is no answer. So it is opened
 * when somebody signs in with it: a start needs no network, and after an outage the next one tries again.
 */
export function openedWhenUsed(open: () => Auth): () => Promise<Auth> {
  let opened: Promise<Auth> | undefined;
  const openOnce = async () => {
    const auth = open();
    const { socialProviders } = await auth.$context;
    if (socialProviders.some(({ id }) => id === GOOGLE)) return auth;
    opened = undefined;
    throw unavailable('the discovery document of the OpenID provider did not come');
  };
  return () => {
    opened ??= openOnce();
    return opened;
  };
}
