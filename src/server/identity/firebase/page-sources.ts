import type { PageSources } from '../identity.ts';
import type { FirebaseSettings } from './settings.ts';

/** What the provider's library reaches from a page: its calls, and for a redirect its frame with the script that talks to it. */
export function pageSourcesOf({ url, authDomain, googleSignIn }: FirebaseSettings): PageSources {
  const connect =
    url === null
      ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
      : [new URL(url).origin];
  if (!googleSignIn) return { connect, script: [], frame: [] };
  return { connect, script: ['https://apis.google.com'], frame: url === null ? [`https://${authDomain}`] : connect };
}
