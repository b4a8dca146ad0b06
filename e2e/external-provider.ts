// node e2e/external-provider.ts: the external identity provider for tests. Its own emulator answers, whose tokens nobody signs;
// this signs them on their way, as the provider does, so that the server under test checks them as it checks real ones.
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { decodeJwt } from 'jose';
import { newSigningKey, signed } from '#test/token-provider.ts';

const port = Number(process.env.PROVIDER_PORT ?? 4350);
const project = process.env.FIREBASE_PROJECT_ID ?? 'demo-ironleaf';
const emulator = `http://127.0.0.1:${port + 1}`;
const key = await newSigningKey('of-the-tests');

/** The names under which answers hold ID tokens. */
const TOKENS = ['idToken', 'id_token', 'access_token'];
/** What says how long a body is and how it is packed is no longer true of what we pass on. */
const NOT_PASSED_ON = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'connection']);

async function withSignatures(body: Record<string, unknown>): Promise<Record<string, unknown>> {
  const entries = Object.entries(body).map(async ([name, value]) =>
    TOKENS.includes(name) && typeof value === 'string' ? [name, await signed(decodeJwt(value), key)] : [name, value],
  );
  return Object.fromEntries(await Promise.all(entries));
}

async function passOn(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const { host: _, 'content-length': __, 'accept-encoding': ___, connection: ____, ...headers } = request.headers;
  const { method = 'GET' } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const answer = await fetch(emulator + request.url, {
    method,
    headers: headers as Record<string, string>,
    redirect: 'manual',
    ...(hasBody && { body: new Uint8Array(await buffer(request)) }),
  });
  const kept = [...answer.headers].filter(([name]) => !NOT_PASSED_ON.has(name));
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  const bytes = Buffer.from(await answer.arrayBuffer());
  const body = isJson && bytes.length > 0 ? JSON.stringify(await withSignatures(JSON.parse(bytes.toString()))) : bytes;
  reply.writeHead(answer.status, Object.fromEntries(kept)).end(body);
}

function startEmulator() {
  const folder = mkdtempSync(join(tmpdir(), 'emulator-'));
  const at = (offset: number) => ({ host: '127.0.0.1', port: port + offset });
  const emulators = { auth: at(1), hub: at(2), logging: at(3), ui: { enabled: false } };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const cli = fileURLToPath(
    new URL('../tools/emulator/node_modules/firebase-tools/lib/bin/firebase.js', import.meta.url),
  );
  const words = ['emulators:start', '--only', 'auth', '--project', project, '--config', join(folder, 'firebase.json')];
  const env = { ...process.env, XDG_CONFIG_HOME: folder, FIREBASE_AUTH_EMULATOR_HOST: undefined };
  return spawn(process.execPath, [cli, ...words], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

const child = startEmulator();
const server = createServer((request, reply) => {
  if (request.url === '/keys') {
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [key.jwk] }));
    return;
  }
  passOn(request, reply).catch(() => reply.writeHead(503).end());
});
server.listen(port, '127.0.0.1');

child.on('exit', (code) => process.exit(code ?? 1));
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => child.kill('SIGINT'));
// Whoever started this is gone.
process.on('disconnect', () => child.kill('SIGINT'));
