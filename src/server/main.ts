import { resolve } from 'node:path';
import { lockDataFolder } from './db/data-lock.ts';
import { parseEnv } from './env.ts';
import { fail } from './fail.ts';

/**
 * Reads the environment and takes the data folder before anything heavy is loaded: a mistake, or a second server on the
 * same folder, is answered at once.
 */
async function main(): Promise<void> {
  const env = parseEnv(process.env);
  const source = env.databaseUrl === null ? lockedFolder(resolve(env.dataDir)) : { url: env.databaseUrl };
  const { serve } = await import('./serve.ts');
  await serve(env, source);
}

const lockedFolder = (folder: string) => ({ folder, lock: lockDataFolder(folder) });

main().catch(fail);
