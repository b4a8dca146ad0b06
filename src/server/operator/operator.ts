import { resolve } from 'node:path';
import { openBilling } from '../billing/open-billing.ts';
import { lockDataFolder } from '../db/data-lock.ts';
import { StartError } from '../db/database.ts';
import { parseEnv } from '../env.ts';
import { fail } from '../fail.ts';
import { createLog } from '../log.ts';
import { openData, openIdentity, openPhotoFiles } from '../open-data.ts';
import { COMMANDS } from './commands.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const USAGE = [
  'npm run operator -- <command>',
  '',
  ...Object.entries(COMMANDS).map(([name, { words, does }]) => `  ${`${name} ${words.join(' ')}`.padEnd(34)} ${does}`),
].join('\n');

/** Runs one command for whoever runs the installation, on its data folder or its Postgres, and ends. */
async function main([name = '', ...words]: string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || words.length !== command.words.length) throw new StartError(USAGE);
  const env = parseEnv(process.env);
  const log = createLog(env.logLevel);
  const folder = resolve(env.dataDir);
  const source = env.databaseUrl === null ? { folder, lock: lockDataFolder(folder) } : { url: env.databaseUrl };
  const database = await openData(source, { env, log });
  try {
    await database.ready();
    const identity = openIdentity(database, { env, log });
    const now = () => new Date();
    const billing = await openBilling(env.billing, now);
    await command.run(words, { database, identity, billing, files: openPhotoFiles(env), now, say });
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch(fail);
