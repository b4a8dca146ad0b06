import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendChatMessage, setCoachSettings } from '#contract/chat.ts';
import { addPhoto } from '#contract/photos.ts';
import { generatePlan } from '#contract/plans.ts';
import { builtServer, newPlace, type Served } from '#test/built-server.ts';
import { startFakeModelServer } from '#test/fake-model-server.ts';
import { anAthlete } from '#test/personas.ts';
import { FORM_BOUNDARY, photoForm, TINY_PHOTO } from '#test/photos.ts';
import { freePort, type ServerProcess, untilAnswers } from '#test/server-process.ts';

const PASSWORD = 'a quiet river stone';

let served: Served;
let env: { PORT: string; DATA_DIR: string };
let running: ServerProcess[] = [];

beforeAll(async () => {
  served = await builtServer();
}, 180_000);
beforeEach(async () => {
  env = { PORT: String(await freePort()), DATA_DIR: served.madeFolder() };
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.kill('SIGKILL')));
  running = [];
});

function start(extra: Record<string, string> = {}): ServerProcess {
  const server = served.start({ ...env, ...extra });
  running.push(server);
  return server;
}

const post = (server: ServerProcess, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function signUp(server: ServerProcess, email: string): Promise<string> {
  const answer = await post(server, '/api/auth/sign-up/email', { email, password: PASSWORD });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

async function untilRefused(url: string): Promise<void> {
  while (
    await fetch(`${url}/api/health/live`).then(
      () => true,
      () => false,
    )
  );
}

describe('the server', () => {
  it('says once where it is, and ends in an orderly way when it is told to', async () => {
    const server = start({ DATA_DIR: newPlace() });
    await untilAnswers(server);
    expect(server.output()).toBe(`Ironleaf is ready: http://localhost:${env.PORT}\n`);
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(server.output().split('\n')).toHaveLength(2);
  }, 180_000);

  it('finishes what is under way before it ends', async () => {
    const server = start();
    await untilAnswers(server);
    const body = JSON.stringify({ email: 'ann@example.com', password: PASSWORD });
    const socket = connect(Number(env.PORT), '127.0.0.1');
    const answer = text(socket);
    const head = `POST /api/auth/sign-up/email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    socket.write(head + body.slice(0, 10));
    await fetch(`${server.url}/api/health/live`); // by the time this is answered, the head above has been read
    const ended = server.kill('SIGTERM');
    await untilRefused(server.url);
    socket.write(body.slice(10));
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ended).toBe(0);
  }, 180_000);

  it('knows people again after a restart: the secret that was not given is kept', async () => {
    const first = start();
    await untilAnswers(first);
    const cookie = await signUp(first, 'ann@example.com');
    await first.kill('SIGINT');
    const second = start();
    await untilAnswers(second);
    const answer = await fetch(`${second.url}/api/auth/get-session`, { headers: { cookie } });
    expect((await answer.json()).user.email).toBe('ann@example.com');
  }, 180_000);

  it('will not share its data folder', async () => {
    const began = performance.now();
    const first = start();
    await untilAnswers(first);
    const startMs = performance.now() - began;
    const second = start({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(performance.now() - began - startMs, 'it does not wait for the other one to end').toBeLessThan(2 * startMs);
    expect(second.output()).toMatch(/^Ironleaf is already running on the data folder .*DATA_DIR\.\n$/);
    expect((await fetch(`${first.url}/api/health/ready`)).status).toBe(200);
  }, 180_000);

  it('says in one line that its port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const server = start({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe(`Port ${port} is in use. Stop what uses it, or set PORT to another one.\n`);
    other.close();
  }, 180_000);

  it('says in one line what is wrong with its environment', async () => {
    const server = start({ DATABASE_URL: 'mysql://nowhere' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^DATABASE_URL must be [^\n]+\.\n$/);
  }, 180_000);

  it('lives without its PostgreSQL server, and says 503 meanwhile', async () => {
    const server = start({ DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` });
    await untilAnswers(server, { path: '/api/health/live' });
    for (const path of ['/api/health/ready', '/api/profile/ann']) {
      const answer = await fetch(server.url + path);
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5']);
      expect((await answer.json()).error.code).toBe('unavailable');
    }
    expect((await post(server, '/api/auth/sign-in/email', { email: 'a@example.com', password: PASSWORD })).status).toBe(
      503,
    );
    expect(await server.kill('SIGTERM')).toBe(0);
  }, 180_000);

  it('has with it the libraries that it loads when they are wanted', async () => {
    const model = await startFakeModelServer('openai-compatible');
    model.answers({ text: 'Squats, then sleep.' });
    const server = start({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'fake', AI_BASE_URL: model.url });
    await untilAnswers(server);
    const cookie = await signUp(server, 'ann@example.com');
    const send = (method: string, path: string, body: object) =>
      fetch(server.url + path, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });

    const photo = await fetch(server.url + addPhoto.path, {
      method: addPhoto.method,
      headers: { cookie, 'content-type': `multipart/form-data; boundary=${FORM_BOUNDARY}` },
      body: new Uint8Array(photoForm({ bytes: TINY_PHOTO })),
    });
    expect([photo.status, await photo.json()]).toEqual([200, expect.objectContaining({ width: 1, height: 1 })]);

    await send('POST', '/api/profile', anAthlete());
    const plan = await send(generatePlan.method, generatePlan.path, { type: 'workout' });
    expect([plan.status, await plan.json()]).toEqual([200, expect.objectContaining({ type: 'workout' })]);

    await send(setCoachSettings.method, setCoachSettings.path, { aiConsent: true });
    const said = await send('POST', sendChatMessage.path, { message: 'What should I eat after training?' });
    expect(said.status).toBe(200);
    expect(model.asked.map(({ path }) => path)).toEqual(['/v1/chat/completions']);
    await model.close();
    expect(await server.kill('SIGTERM')).toBe(0);
  }, 180_000);

  it('names the lines of its sources where it breaks', async () => {
    const folder = newPlace();
    mkdirSync(folder);
    writeFileSync(join(folder, 'pg'), 'no folder');
    const server = start({ DATA_DIR: folder });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/EEXIST[\s\S]*\/src\/server\/db\/embedded\.ts:\d+/);
  }, 90_000);
});
