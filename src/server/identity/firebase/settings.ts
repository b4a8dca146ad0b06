import { z } from 'zod';
import { StartError } from '../../db/database.ts';

/** Where Google publishes the keys that the tokens are signed with. */
const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

export type FirebaseSettings = {
  /** Names the project to the provider; no secret. */
  apiKey: string;
  projectId: string;
  /** Where the provider's page for a redirect stands. */
  authDomain: string;
  /** Where the provider answers, without a slash at the end; null: at Google's own addresses. */
  url: string | null;
  issuer: string;
  audience: string;
  keysUrl: string;
  googleSignIn: boolean;
  /** The file with the key that may delete accounts; null: whoever runs the project deletes them there. */
  serviceAccountFile: string | null;
};

const text = z.string().trim().min(1);
const address = text
  .refine(
    (value) => URL.canParse(value) && /^https?:\/\//.test(value),
    'must be an address such as https://example.com',
  )
  .transform((value) => (value.endsWith('/') ? value.slice(0, -1) : value));

/** The variables of the environment that set the external provider up. */
export const FIREBASE_VARIABLES = {
  FIREBASE_API_KEY: text.refine((value) => !value.includes(':'), 'must hold no colon').optional(),
  FIREBASE_PROJECT_ID: text.regex(/^[a-z0-9-]{1,60}$/, 'must be letters, digits and hyphens').optional(),
  FIREBASE_AUTH_DOMAIN: text
    .regex(/^[\w.-]{1,250}(?::\d{1,5})?$/, 'must be a domain such as fit.example.com')
    .optional(),
  FIREBASE_AUTH_URL: address.optional(),
  FIREBASE_ISSUER: address.optional(),
  FIREBASE_AUDIENCE: text.optional(),
  FIREBASE_KEYS_URL: address.default(GOOGLE_KEYS),
  FIREBASE_GOOGLE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  FIREBASE_SERVICE_ACCOUNT: text.optional(),
  FIREBASE_AUTH_EMULATOR_HOST: text.optional(),
};

const variables = z.object(FIREBASE_VARIABLES);

/** The external provider, if it is set up; throws a `StartError` where it is by half, or where anybody could sign a token. */
export function firebaseOf(env: z.infer<typeof variables>): FirebaseSettings | null {
  if (env.FIREBASE_AUTH_EMULATOR_HOST !== undefined) {
    throw new StartError(
      'FIREBASE_AUTH_EMULATOR_HOST must not be set: nobody signs the tokens of an emulator, so anybody could be anyone.',
    );
  }
  const { FIREBASE_API_KEY: apiKey, FIREBASE_PROJECT_ID: projectId } = env;
  if ((apiKey === undefined) !== (projectId === undefined)) {
    throw new StartError('FIREBASE_API_KEY and FIREBASE_PROJECT_ID belong together: set both or neither.');
  }
  if (apiKey === undefined || projectId === undefined) return null;
  return {
    apiKey,
    projectId,
    authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    url: env.FIREBASE_AUTH_URL ?? null,
    issuer: env.FIREBASE_ISSUER ?? `https://securetoken.google.com/${projectId}`,
    audience: env.FIREBASE_AUDIENCE ?? projectId,
    keysUrl: env.FIREBASE_KEYS_URL,
    googleSignIn: env.FIREBASE_GOOGLE === 'on',
    serviceAccountFile: env.FIREBASE_SERVICE_ACCOUNT ?? null,
  };
}

/** Where the provider's calls for accounts are. */
export const accountsUrl = ({ url }: FirebaseSettings): string =>
  url === null ? 'https://identitytoolkit.googleapis.com/v1' : `${url}/identitytoolkit.googleapis.com/v1`;

/** What the provider’s library in the browser has to know; nothing of it is secret. */
export const browserConfigOf = ({ apiKey, projectId, authDomain, url }: FirebaseSettings) => ({
  ...{ apiKey, projectId, authDomain, url },
});
