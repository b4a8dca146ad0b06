import { afterAll, beforeAll, expect, it } from 'vitest';
import { logs } from '#server/db/schema/logs.ts';
import { startTestDatabase } from '../database.ts';
import { SAMPLE_SEED, sampleSize } from '../sample.ts';
import { type LogServer, startLogServer } from './log-server.ts';
import { liveThroughAll } from './schedule.ts';
import { setStage } from './stage.ts';

/** The whole run is `npm run bench:offline`. */
const STORIES = sampleSize(60, 300);
const TIMEOUT_MS = 120_000;

const store = startTestDatabase();
let server: LogServer;
let leaveStage = () => {};

beforeAll(async () => {
  leaveStage = setStage();
  server = await startLogServer(store.database, () => new Date());
});
afterAll(async () => {
  await server.close();
  leaveStage();
});

it('nothing is lost and nothing doubled, whatever breaks', { timeout: TIMEOUT_MS }, async () => {
  const { writes, kills, lost, doubled } = await liveThroughAll(server, {
    first: SAMPLE_SEED,
    last: SAMPLE_SEED + STORIES - 1,
  });
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
  expect(Math.min(writes, kills)).toBeGreaterThan(STORIES);
});

it('the stories notice a server that loses what it acknowledged', { timeout: TIMEOUT_MS }, async () => {
  let answered = 0;
  const losing: LogServer = {
    ...server,
    async ask(person, address, init) {
      const answer = await server.ask(person, address, init);
      if (answer.ok && ++answered % 5 === 0) await store.database.db.delete(logs);
      return answer;
    },
  };
  expect((await liveThroughAll(losing, { first: 1001, last: 1020 })).lost).not.toEqual([]);
});

it('the stories notice a server that takes a repeated write for another one', { timeout: TIMEOUT_MS }, async () => {
  const repeating: LogServer = {
    ...server,
    ask(person, address, init) {
      const { 'Idempotency-Key': _key, ...headers } = init.headers as Record<string, string>;
      return server.ask(person, address, { ...init, headers });
    },
  };
  expect((await liveThroughAll(repeating, { first: 2001, last: 2020 })).doubled).not.toEqual([]);
});
