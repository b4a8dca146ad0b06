import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { counted } from '#core/language/counted.ts';
import { deleteAgain, readDeletedList, writeDeletedList } from '../account/delete-again.ts';
import { importPerson } from '../account/import-person.ts';
import { ZipError } from '../account/read-zip.ts';
import { selectUserWith } from '../account/store.ts';
import { COMMUNITY_COMMANDS } from '../community/operator-commands.ts';
import { StartError } from '../db/database.ts';
import { ACCOUNT_COMMANDS } from './account-commands.ts';
import { BOOK_COMMANDS } from './book-commands.ts';
import type { Command, Installation } from './command.ts';
import { MEMBER_COMMANDS } from './member-commands.ts';

/** What whoever runs an installation can do on its command line. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  import: {
    words: ['<zip>', '<e-mail>'],
    does: 'puts an export back into the new, empty account with that address',
    run: importInto,
  },
  'save-deleted': {
    words: ['<file>'],
    does: 'writes who was deleted, as hashes, to keep beside backups',
    run: async ([file = ''], { database, say }) => {
      const list = await writeDeletedList(database.db);
      await writeFile(file, list, { mode: 0o600 });
      say(`${file} names ${counted(list.split('\n').length - 1, 'deleted account')}.`);
    },
  },
  'delete-again': {
    words: ['<file>'],
    does: 'after a backup was restored: deletes whom that file names once more',
    run: async ([file = ''], { say, ...installation }) => {
      const listed = readDeletedList(await readFile(file, 'utf8'));
      const gone = await deleteAgain({ ...installation, newId: randomUUID }, listed);
      say(`${counted(gone, 'account')} came back with the backup and ${gone === 1 ? 'is' : 'are'} deleted again.`);
    },
  },
  ...ACCOUNT_COMMANDS,
  ...COMMUNITY_COMMANDS,
  ...MEMBER_COMMANDS,
  ...BOOK_COMMANDS,
};

async function importInto([path = '', email = '']: readonly string[], { database, files, say }: Installation) {
  const user = await selectUserWith(database.db, email.toLowerCase());
  if (!user) throw new StartError(`Nobody has signed up here with ${email} yet. Sign up first, then import.`);
  try {
    const { rows, left } = await importPerson(database.db, { path, userId: user.id, files });
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
