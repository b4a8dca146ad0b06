import { writeFile } from 'node:fs/promises';
import { counted } from '#core/language/counted.ts';
import { exportAccounts, HASH_WORDS } from '../identity/export-accounts.ts';
import type { Command, Installation } from './command.ts';

/** What the operator does about the accounts as a whole. */
export const ACCOUNT_COMMANDS: Readonly<Record<string, Command>> = {
  'export-accounts': {
    words: ['<file.json>'],
    does: 'writes the accounts for a move to Firebase, each under its id',
    run: exportTo,
  },
};

async function exportTo([file = '']: readonly string[], { database, say }: Installation): Promise<void> {
  const { users, withSecondStep } = await exportAccounts(database.db);
  await writeFile(file, JSON.stringify({ users }, null, 1), { mode: 0o600 });
  say(
    `${file} holds ${counted(users.length, 'account')}, passwords as hashes. Keep it to yourself, and import it with:`,
  );
  say(`firebase auth:import ${file} ${HASH_WORDS} --project <id>`);
  say('Passkeys do not move. Everybody signs in once more, with the same password or with Google.');
  if (withSecondStep > 0) say(`${counted(withSecondStep, 'account')} had a second step, which does not move either.`);
}
