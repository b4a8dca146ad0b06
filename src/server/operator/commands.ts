import { importPerson } from '../account/import-person.ts';
import { ZipError } from '../account/read-zip.ts';
import { COMMUNITY_COMMANDS } from '../community/operator-commands.ts';
import { StartError } from '../db/database.ts';
import { ACCOUNT_COMMANDS } from './account-commands.ts';
import { BOOK_COMMANDS } from './book-commands.ts';
import type { Command, Installation } from './command.ts';
import { DELETION_COMMANDS } from './deletion-commands.ts';
import { MEMBER_COMMANDS } from './member-commands.ts';
import { personWith } from './person-with.ts';
import { noteAction } from './store.ts';

/** What whoever runs an installation can do on its command line. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  import: {
    words: ['<zip>', '<e-mail>'],
    does: 'puts an export back into the new, empty account with that address',
    run: importInto,
  },
  ...ACCOUNT_COMMANDS,
  ...DELETION_COMMANDS,
  ...COMMUNITY_COMMANDS,
  ...MEMBER_COMMANDS,
  ...BOOK_COMMANDS,
};

async function importInto([path = '', email = '']: readonly string[], { database, files, now, say }: Installation) {
  const user = await personWith(database.db, email);
  try {
    const { rows, left } = await importPerson(database.db, { path, userId: user.id, files });
    await noteAction(database.db, { doneAt: now(), action: 'import', about: user.id, detail: '' });
    const tell = (counts: Record<string, number>) =>
      Object.entries(counts)
        .filter(([, count]) => count > 0)
        .map(([name, count]) => `${name} ${count}`)
        .join(', ');
    say(`Imported: ${tell(rows) || 'nothing, the export is empty'}.`);
    if (Object.keys(left).length > 0) say(`Left out, as something they need is not in the export: ${tell(left)}.`);
  } catch (error) {
    if (error instanceof ZipError) throw new StartError(error.message);
    throw error;
  }
}
