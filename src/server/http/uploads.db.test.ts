import { mkdtempSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addPhoto, PHOTO_LIMITS } from '#contract/photos.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { FORM_BOUNDARY, photoForm, TINY_PHOTO } from '#test/photos.ts';

const MB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'ironleaf-uploads-'));
const app = startTestApp({ limits: { photo: 4 }, uploadFolder: folder });
let port = 0;
const open: Socket[] = [];

beforeAll(async () => {
  const address = await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(address).port);
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await vi.waitFor(async () => expect(await sizes()).toEqual([]));
});

/** How large the files are that hold what is on its way. */
async function sizes(): Promise<number[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)));
  return found.flatMap((each) => each?.size ?? []);
}

type Upload = {
  /** Resolves with the status of the answer. */
  status: Promise<number>;
  send: (bytes: Uint8Array) => Promise<void>;
};

/** Sends the head of an upload of `length` bytes, and leaves its body to the test. */
function begin(person: Pick<Caller, 'cookie'>, length: number): Upload {
  const socket = connect(port, '127.0.0.1');
  open.push(socket);
  const status = new Promise<number>((resolve, reject) => {
    socket.once('data', (answer) => resolve(Number(answer.toString().split(' ')[1])));
    socket.once('error', reject).once('close', () => reject(new Error('closed without an answer')));
  });
  status.catch(() => undefined);
  const head = [
    `POST ${addPhoto.path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    `cookie: ${person.cookie}`,
    `content-type: multipart/form-data; boundary=${FORM_BOUNDARY}`,
    `content-length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const send = (bytes: Uint8Array) =>
    new Promise<void>((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve())));
  return { status, send };
}

const LARGE = photoForm({ bytes: Buffer.alloc(PHOTO_LIMITS.uploadBytes) });

/** An upload of which all but the last bytes have arrived. */
async function halfSent(person: Caller): Promise<Upload> {
  const before = (await sizes()).length;
  const upload = begin(person, LARGE.byteLength);
  await upload.send(LARGE.subarray(0, 8 * MB));
  await vi.waitFor(async () => expect(await sizes()).toHaveLength(before + 1), 10_000);
  return upload;
}

describe('an upload', () => {
  it('goes to a file as it arrives, which is gone when nobody waits for the answer any more', async () => {
    const ann = await app.signUp();
    await halfSent(ann);
    await vi.waitFor(async () => expect(Math.max(...(await sizes()))).toBeGreaterThan(7 * MB), 10_000);
    open[0]?.destroy();
    await vi.waitFor(async () => expect(await sizes()).toEqual([]));
  });

  it('leaves no file behind, kept or refused', async () => {
    const ann = await app.signUp();
    for (const [bytes, status] of [
      [TINY_PHOTO, 200],
      [Buffer.from('no photo'), 415],
    ] as const) {
      const form = photoForm({ bytes });
      const upload = begin(ann, form.byteLength);
      await upload.send(form);
      expect(await upload.status).toBe(status);
      await vi.waitFor(async () => expect(await sizes()).toEqual([]));
    }
  });

  it('is refused before its body is sent: to nobody, for a full album, and beyond the limit', async () => {
    expect(await begin({ cookie: '' }, LARGE.byteLength).status).toBe(401);
    const ann = await app.signUp();
    for (const status of [415, 415, 415, 415, 429]) {
      const form = photoForm({ bytes: Buffer.from('no photo') });
      const upload = begin(ann, status === 429 ? LARGE.byteLength : form.byteLength);
      if (status !== 429) await upload.send(form);
      expect(await upload.status).toBe(status);
    }
    expect(await sizes()).toEqual([]);
  });

  it('waits for the others of the same person, and for nobody else', async () => {
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    await halfSent(ann);
    await halfSent(ann);
    expect(await begin(ann, LARGE.byteLength).status).toBe(429);
    await halfSent(bob);
    for (const socket of open.splice(0)) socket.destroy();
    await vi.waitFor(async () => expect(await sizes()).toEqual([]));
    const form = photoForm({ bytes: TINY_PHOTO });
    const upload = begin(ann, form.byteLength);
    await upload.send(form);
    expect(await upload.status).toBe(200);
  });

  it('is one of twelve of all people, of 60 that are sent at once, and none of them lies in memory', async () => {
    const people: Caller[] = [];
    while (people.length < 30) people.push(await app.signUp());
    const before = heldInMemory();
    const uploads = [...people, ...people].map((person) => begin(person, LARGE.byteLength));
    const statuses = uploads.map(({ status }) => status.catch(() => 0));
    await vi.waitFor(async () => expect(await answeredOf(statuses)).toEqual(Array(48).fill(429)), 10_000);
    const taken = (await Promise.all(statuses.map(isOpen))).flatMap((open, at) => (open ? (uploads[at] ?? []) : []));
    await Promise.all(taken.map(({ send }) => send(LARGE.subarray(0, 8 * MB))));
    await vi.waitFor(async () => expect((await sizes()).filter((size) => size > 7 * MB)).toHaveLength(12), 30_000);
    // On its way there is always a little: much less than the 96 MB that have arrived. None of the uploads has ended, so what is held stays
    // held; what is free is swept beside the work, which takes its time on a busy machine.
    await vi.waitFor(() => expect(heldInMemory() - before).toBeLessThan(32 * MB), 10_000);
  });
});

const PENDING = Symbol('not answered yet');
const isOpen = async (status: Promise<number>) => (await Promise.race([status, PENDING])) === PENDING;

/** The statuses of what was answered by now. */
async function answeredOf(statuses: readonly Promise<number>[]): Promise<number[]> {
  const settled = await Promise.all(statuses.map((status) => Promise.race([status, PENDING])));
  return settled.filter((each) => typeof each === 'number');
}

/** Bytes of what buffers hold, once what nobody holds any more is gone. */
function heldInMemory(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().arrayBuffers;
}
