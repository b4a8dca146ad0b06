import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildTestApp, TEST_PASSWORD } from '#test/app.ts';
import { captureLog } from '#test/capture-log.ts';
import { startTestDatabase } from '#test/database.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { createEmbeddedIdentity } from './embedded.ts';

const store = startTestDatabase();

it('a password is hashed once, while nobody has to wait for the database', async () => {
  const { database } = store;
  const { logger: log } = captureLog();
  const now = () => new Date();
  let hashed = 0;
  const hash = async (password: string) => {
    hashed++;
    await database.db.execute(sql`select 1`);
    return password;
  };
  const passwords = { hash, verify: async (kept: { hash: string; password: string }) => kept.hash === kept.password };
  const identity = createEmbeddedIdentity({
    ...{ database, log, now, limits: DEFAULT_LIMITS, passwords, google: null },
    ...{
      baseUrl: 'http://localhost:3000',
      secret: 'only-for-tests-0123456789-abcdefghijklmnop',
    },
  });
  const app = await buildTestApp({ database, now, limits: {}, options: {}, log, identity });
  const send = (path: string) =>
    app.inject({
      method: 'POST',
      url: `/api/auth/${path}/email`,
      payload: { email: 'ann@example.com', password: TEST_PASSWORD },
    });
  const signingUp = send('sign-up').then(({ statusCode }) => statusCode);
  const tooLong = new Promise((resolve) => setTimeout(() => resolve('waits for itself'), 10_000));
  expect(await Promise.race([signingUp, tooLong])).toBe(200);
  expect(hashed).toBe(1);
  expect((await send('sign-in')).statusCode).toBe(200);
  await app.close();
});
