import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { getReady } from '#contract/health.ts';
import { buildTestApp, TEST_PASSWORD } from '#test/app.ts';
import { captureLog } from '#test/capture-log.ts';
import { inTransaction } from '../http/transaction.ts';
import type { Database } from './database.ts';
import { isDatabaseAway } from './faults.ts';
import { openPostgres } from './postgres.ts';

let name = '';
let url: URL;
let count = 0;
let opened: Database[] = [];

const administer = async (statement: string) => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  const result = await client.query(statement);
  await client.end();
  return result.rows;
};

beforeEach(async () => {
  name = `${inject('postgresTemplate')}_outage_${process.pid}_${++count}`;
  url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  await administer(`create database ${name}`);
});
afterEach(async () => {
  await Promise.all(opened.map((database) => database.close()));
  opened = [];
  await administer(`drop database if exists ${name} with (force)`);
});

function open(address: URL): Database {
  const database = openPostgres({ url: address.href, onFault: () => {} });
  opened.push(database);
  return database;
}

/** A line to the server that can be cut and mended. */
async function createLine() {
  const sockets = new Set<Socket>();
  let server: Server;
  const mend = (port: number) =>
    new Promise<number>((resolve) => {
      server = createServer((near) => {
        const far = connect(Number(url.port || 5432), url.hostname);
        for (const socket of [near, far]) {
          sockets.add(socket);
          socket.on('error', () => {}).on('close', () => sockets.delete(socket));
        }
        near.pipe(far).pipe(near);
      }).listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });
  const port = await mend(0);
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  return {
    url: through,
    mend: () => mend(port),
    cut: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

const until = async (test: () => boolean | Promise<boolean>) => {
  while (!(await test())) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('a PostgreSQL server', () => {
  it('gets its schema once, however many servers start at once', async () => {
    const databases = [open(url), open(url), open(url)];
    await Promise.all(databases.map((database) => database.ready()));
    expect(databases.every((database) => database.isReady())).toBe(true);
    const [database] = databases;
    const applied = await database?.db.execute(sql`select hash from drizzle.__drizzle_migrations`);
    const hashes = (applied as unknown as { rows: { hash: string }[] }).rows.map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('may be away when the server starts, and come later', async () => {
    const line = await createLine();
    await line.cut();
    const database = open(line.url);
    const ready = database.ready();
    await expect(database.ping()).rejects.toThrow();
    expect(database.isReady()).toBe(false);
    await line.mend();
    await ready;
    expect(database.isReady()).toBe(true);
    await line.cut();
  });

  it('that cannot be used stops the start with one line', async () => {
    const missing = new URL(url);
    missing.pathname = '/there_is_no_such_database';
    await expect(open(missing).ready()).rejects.toThrow(/^The database of DATABASE_URL cannot be used: [^\n]+$/);
  });

  it('may go away and come back: 503 meanwhile, and nobody is signed out', async () => {
    const line = await createLine();
    const database = open(line.url);
    await database.ready();
    const log = captureLog();
    const app = await buildTestApp({ database, now: () => new Date(), limits: {}, options: {}, log: log.logger });
    const signedUp = await app.inject({
      method: 'POST',
      url: '/api/auth/sign-up/email',
      payload: { email: 'ann@example.com', password: TEST_PASSWORD },
    });
    const cookie = [signedUp.headers['set-cookie']].flat().join('; ');
    const call = (method: 'GET' | 'POST', path: string) =>
      app.inject({ method, url: path, headers: { cookie }, ...(method === 'POST' && { payload: {} }) });

    await line.cut();
    for (const answer of [
      await call('POST', '/api/user'),
      await call('GET', getReady.path),
      await call('GET', '/api/auth/get-session'),
    ]) {
      expect([answer.statusCode, answer.json().error.code, answer.headers['retry-after']]).toEqual([
        503,
        'unavailable',
        '5',
      ]);
      expect(answer.body).not.toMatch(/ECONN|select|127\.0\.0\.1/);
    }
    const signIn = await app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: 'ann@example.com', password: TEST_PASSWORD },
    });
    expect(signIn.statusCode).toBe(503);

    await line.mend();
    await until(async () => (await call('GET', getReady.path)).statusCode === 200);
    expect((await call('POST', '/api/user')).statusCode).toBe(200);
    await app.close();
    await line.cut();
  });

  it('may go away between two queries of a transaction', async () => {
    const line = await createLine();
    const database = open(line.url);
    await database.ready();
    const broken = inTransaction(database.db, async (tx) => {
      await tx.execute(sql`select 1`);
      await line.cut();
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.execute(sql`select 1`);
    });
    expect(isDatabaseAway(await broken.catch((error) => error))).toBe(true);
    await line.mend();
    await database.ping();
    await line.cut();
  });

  it('makes two transactions that wait for each other both succeed', async () => {
    const { db } = await (async () => {
      const database = open(url);
      await database.ready();
      return database;
    })();
    await db.execute(sql`insert into users (id, email, created_at) values ('a', 'a', now()), ('b', 'b', now())`);
    let entered = 0;
    const change = (first: string, second: string) =>
      inTransaction(db, async (tx) => {
        await tx.execute(sql`update users set email = email || '+' where id = ${first}`);
        entered++;
        await until(() => entered >= 2);
        await tx.execute(sql`update users set email = email || '+' where id = ${second}`);
      });
    await Promise.all([change('a', 'b'), change('b', 'a')]);
    const result = await db.execute(sql`select email from users order by id`);
    expect((result as unknown as { rows: unknown[] }).rows).toEqual([{ email: 'a++' }, { email: 'b++' }]);
  });
});
