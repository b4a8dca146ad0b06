// Whether the browser's part is built for an identity provider outside: then it holds that provider's library, which is a package
// of its own, and what the library has to know.
const NAMES = ['FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_AUTH_URL'];

/** The tool that holds the library; null where our own accounts do. */
export const identityTool = (env) => (env.FIREBASE_API_KEY ? 'firebase' : null);

/** What of the environment is written into the browser's part; another one makes another build. */
export const builtFor = (env) =>
  identityTool(env) === null ? '' : JSON.stringify(NAMES.map((name) => env[name] ?? ''));
