import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { PRODUCT } from '#core/product.ts';
import { buildApp } from './app.ts';
import type { DataFolderLock } from './db/data-lock.ts';
import { type Database, StartError } from './db/database.ts';
import { openEmbedded } from './db/embedded.ts';
import { startHousekeeping } from './db/housekeeping.ts';
import { openPostgres } from './db/postgres.ts';
import type { Dependencies } from './dependencies.ts';
import type { Env } from './env.ts';
import { fail } from './fail.ts';
import { createEmbeddedIdentity } from './identity/embedded.ts';
import { createLog } from './log.ts';
import { keepSecret } from './secrets.ts';

const DRAIN_MS = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Where the data is: in a folder that this process has locked, or on a server. */
export type DataSource = { folder: string; lock: DataFolderLock } | { url: string };

/** Opens the database, then serves until a signal comes. */
export async function serve(env: Env, source: DataSource): Promise<void> {
  const log = createLog(env.logLevel);
  const database = await openDatabase(source, log);
  try {
    await listenAndServe({ env, log, database });
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openDatabase(source: DataSource, log: FastifyBaseLogger): Promise<Database> {
  if ('lock' in source) return openEmbedded(source.folder, source.lock);
  return openPostgres({ url: source.url, onFault: (err, message) => log.warn({ err }, message) });
}

async function listenAndServe({ env, log, database }: { env: Env; log: FastifyBaseLogger; database: Database }) {
  const now = () => new Date();
  const identity = createEmbeddedIdentity({
    database,
    baseUrl: env.publicUrl ?? `http://localhost:${env.port}`,
    secret: env.authSecret ?? keepSecret(resolve(env.dataDir), 'auth'),
    google: env.google,
    limits: env.limits,
    now,
    log,
  });
  const dependencies: Dependencies = { database, identity, limits: env.limits, now, newId: () => randomUUID() };
  const app = await buildApp(dependencies, {
    log,
    publicUrl: env.publicUrl,
    trustProxy: env.trustProxy,
    webFolder: fileURLToPath(new URL('../../dist/web', import.meta.url)),
  });
  const housekeeping = startHousekeeping(database, now, log);
  closeOnSignal(async () => {
    housekeeping.stop();
    await app.close();
    await database.close();
  });
  const port = await listen(app, env);
  // Until the database answers, the server says 503 and keeps trying.
  database.ready().then(
    () => say(`${PRODUCT.name} is ready: ${env.publicUrl ?? `http://localhost:${port}`}`),
    (error: unknown) => fail(error),
  );
}

async function listen(app: FastifyInstance, { host, port }: Env): Promise<number> {
  try {
    await app.listen({ host, port, listenTextResolver: () => 'listening' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is in use. Stop what uses it, or set PORT to another one.`);
    }
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used by this user. Set PORT to another one.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** The first signal lets what is under way finish; a second one, or ten seconds, ends it. */
function closeOnSignal(close: () => Promise<void>): void {
  let isClosing = false;
  const onSignal = () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    close().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  process.on('SIGHUP', onSignal);
  // Started by another process that is gone: nobody is left to stop this one.
  process.on('disconnect', onSignal);
}
