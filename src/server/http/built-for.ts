import { existsSync, readFileSync } from 'node:fs';
import { StartError } from '../db/database.ts';
import { browserConfigOf, type FirebaseSettings } from '../identity/firebase/settings.ts';

/** Throws where the pages were built for another way of signing in than the server's: nobody could sign in with them. */
export function expectBuiltFor(firebase: FirebaseSettings | null, webFolder: string): void {
  const note = `${webFolder}-identity.json`;
  if (!existsSync(note)) return;
  const wanted = JSON.stringify(firebase && browserConfigOf(firebase));
  if (readFileSync(note, 'utf8') === wanted) return;
  throw new StartError(
    'The pages were built for another way of signing in (FIREBASE_…). Run npm start, which builds them anew.',
  );
}
