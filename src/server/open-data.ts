import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { DataFolderLock } from './db/data-lock.ts';
import type { Database } from './db/database.ts';
import { openEmbedded } from './db/embedded.ts';
import { readDataKeys } from './db/encryption.ts';
import { guardDataKeys } from './db/guard-data-keys.ts';
import { openPostgres } from './db/postgres.ts';
import type { Env } from './env.ts';
import type { FileStore } from './files/files.ts';
import { openFolderFiles } from './files/folder-files.ts';
import { createEmbeddedIdentity } from './identity/embedded.ts';
import { createFirebaseIdentity } from './identity/firebase/firebase.ts';
import type { Identity } from './identity/identity.ts';
import { keepSecret } from './secrets.ts';

/** Where the data is: in a folder that this process has locked, or on a server. */
export type DataSource = { folder: string; lock: DataFolderLock } | { url: string };

type Opening = { env: Env; log: FastifyBaseLogger };

/** The database of an installation, ready once its keys are known to be the right ones. */
export async function openData(source: DataSource, { env, log }: Opening): Promise<Database> {
  const keys = readDataKeys(env.dataKey ?? keepSecret(resolve(env.dataDir), 'data'));
  return guardDataKeys(await openDatabase(source, log), keys, () => new Date());
}

async function openDatabase(source: DataSource, log: FastifyBaseLogger): Promise<Database> {
  const onFault = (err: Error, message: string) => log.warn({ err }, message);
  if ('lock' in source) return openEmbedded({ dataFolder: source.folder, lock: source.lock, onFault });
  return openPostgres({ url: source.url, onFault });
}

/** Where a browser reaches the installation. */
export const siteUrlOf = (env: Env): string => env.publicUrl ?? `http://localhost:${env.port}`;

/** The accounts of an installation. */
export function openIdentity(database: Database, { env, log }: Opening): Identity {
  const common = { database, baseUrl: siteUrlOf(env), now: () => new Date(), log };
  if (env.firebase !== null) return createFirebaseIdentity({ ...common, settings: env.firebase });
  const secret = env.authSecret ?? keepSecret(resolve(env.dataDir), 'auth');
  return createEmbeddedIdentity({ ...common, secret, google: env.google, limits: env.limits });
}

/** The photos of an installation. */
export const openPhotoFiles = (env: Env): FileStore => openFolderFiles(join(resolve(env.dataDir), 'photos'));
