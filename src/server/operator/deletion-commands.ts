import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { counted } from '#core/language/counted.ts';
import { deleteAgain, readDeletedList, writeDeletedList } from '../account/delete-again.ts';
import { erasePerson } from '../account/erase-person.ts';
import { beginDeletion, selectDeletions } from '../account/store.ts';
import { StartError } from '../db/database.ts';
import { inTransaction } from '../http/transaction.ts';
import type { Command, Installation } from './command.ts';
import { personWith } from './person-with.ts';
import { noteAction } from './store.ts';

/** What the operator does about accounts that go. */
export const DELETION_COMMANDS: Readonly<Record<string, Command>> = {
  deletions: { words: [], does: 'lists the accounts that are to be deleted, and when', run: listDeletions },
  delete: {
    words: ['<e-mail>', '<why>'],
    does: 'deletes an account with everything in it, now and for good',
    run: deleteNow,
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
      const { database, now } = installation;
      const listed = readDeletedList(await readFile(file, 'utf8'));
      const gone = await deleteAgain({ ...installation, newId: randomUUID }, listed);
      const detail = counted(gone, 'account');
      await noteAction(database.db, { doneAt: now(), action: 'delete-again', detail });
      say(`${detail} came back with the backup and ${gone === 1 ? 'is' : 'are'} deleted again.`);
    },
  },
};

async function listDeletions(_words: readonly string[], { database, say }: Installation): Promise<void> {
  const waiting = await selectDeletions(database.db);
  if (waiting.length === 0) say('Nobody asked to be deleted.');
  for (const { email, dueAt, begunAt } of waiting)
    say(`${email}  ${begunAt ? 'is being deleted since' : 'goes at'} ${(begunAt ?? dueAt).toISOString()}`);
}

/** Without the seven days: for who asks by letter, or can sign in no more. */
async function deleteNow([email = '', why = '']: readonly string[], installation: Installation): Promise<void> {
  const { database, identity, now, say } = installation;
  if (why.trim() === '') throw new StartError('Say why: it is kept.');
  const { id: userId } = await personWith(database.db, email);
  await inTransaction(database.db, async (tx) => {
    await beginDeletion(tx, { userId, now: now() });
    await noteAction(tx, { doneAt: now(), action: 'delete', about: userId, detail: why });
  });
  await identity.endSessions(userId);
  // Beside a Postgres servers may be at work on what the person began: one of them goes on when that is over.
  if (database.kind === 'postgres')
    return say(`${email} is signed out, and is deleted by a server within two minutes.`);
  await erasePerson({ ...installation, newId: randomUUID }, userId, { receipt: true });
  say(`${email} is deleted, with everything. The server sends the receipt.`);
}
