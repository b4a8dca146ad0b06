import { randomInt, randomUUID } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { builtServer } from '#test/built-server.ts';
import { sampleSize } from '#test/sample.ts';
import { freePort, type ServerProcess, untilAnswers } from '#test/server-process.ts';

const ROUNDS = sampleSize(3, 6);
const AT_ONCE = 4;

let server: ServerProcess | undefined;
afterEach(() => server?.kill('SIGKILL'));

type Log = { id: string; notes: string };
type Person = { cookie: string; userId: string };

async function signUp(url: string): Promise<Person> {
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ann@example.com', password: 'a quiet river stone' }),
  });
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return { cookie: cookie.join('; '), userId: (await answer.json()).user.id };
}

/** Sends a log under its key; answers its id once it is acknowledged, or null if the server went away. */
async function send(url: string, { cookie }: Person, key: string): Promise<string | null> {
  try {
    const answer = await fetch(`${url}/api/logs/progress`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, cookie },
      body: JSON.stringify({ logType: 'weight', value: 180.5, unit: 'lbs', notes: key }),
    });
    return answer.status === 200 ? (await answer.json()).id : null;
  } catch {
    return null;
  }
}

async function stored(url: string, { cookie, userId }: Person): Promise<Log[]> {
  const all: Log[] = [];
  for (;;) {
    const before = all.at(-1)?.id;
    const answer = await fetch(`${url}/api/logs/${userId}?limit=500${before ? `&before=${before}` : ''}`, {
      headers: { cookie },
    });
    const page: Log[] = await answer.json();
    all.push(...page);
    if (page.length < 500) return all;
  }
}

// What a phone in a gym does: it sends each set under a key of its own, and sends it again until it is acknowledged.
it('keeps every acknowledged log, once, though the server is killed again and again', async () => {
  const { start, madeFolder } = await builtServer();
  const env = {
    DATA_DIR: madeFolder(),
    PORT: String(await freePort()),
    LOG_LIMIT_PER_MINUTE: '100000',
    REQUEST_LIMIT_PER_10_SECONDS: '100000',
  };
  const acknowledged = new Map<string, string>();
  const unanswered = new Set<string>();
  let person: Person | undefined;

  for (let round = 0; round < ROUNDS; round++) {
    const current = start(env);
    server = current;
    await untilAnswers(current);
    person ??= await signUp(current.url);
    const someone = person;
    let isOver = false;
    const writers = Array.from({ length: AT_ONCE }, async () => {
      while (!isOver) {
        const key = unanswered.values().next().value ?? randomUUID();
        unanswered.delete(key);
        const id = await send(current.url, someone, key);
        if (id === null) unanswered.add(key);
        else acknowledged.set(key, id);
      }
    });
    // By what is done, not by the clock: a crowded machine acknowledges little in half a second.
    const enough = acknowledged.size + randomInt(AT_ONCE + 1, 5 * AT_ONCE);
    await vi.waitUntil(() => acknowledged.size >= enough, { timeout: 60_000, interval: 5 });
    await new Promise((resolve) => setTimeout(resolve, randomInt(0, 50)));
    await current.kill('SIGKILL');
    isOver = true;
    await Promise.all(writers);
  }

  const last = start(env);
  server = last;
  await untilAnswers(last);
  if (!person) throw new Error('nobody signed up');
  for (const key of unanswered) {
    const id = await send(last.url, person, key);
    expect(id).not.toBeNull();
    acknowledged.set(key, String(id));
  }
  const logs = await stored(last.url, person);
  expect(acknowledged.size).toBeGreaterThan(ROUNDS * AT_ONCE);
  expect(logs).toHaveLength(acknowledged.size);
  expect(new Map(logs.map(({ id, notes }) => [notes, id]))).toEqual(acknowledged);
}, 300_000);
