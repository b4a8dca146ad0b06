import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionOf } from './guards.ts';
import { httpError } from './http-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The files that hold what was uploaded, until the request is answered. */
    uploads: string[];
  }
}

type Uploads = { maxBytes: number; folder: string };

/** Where what was uploaded lies while its request is answered. */
const places = new WeakMap<Blob, string>();

/**
 * Lets the routes of a scope take `multipart/form-data` with one file of so many bytes: it goes to a file of its own as it
 * arrives, and stands in the body as a `File`, beside the fields. Nothing of it is held in memory.
 */
export function acceptUploads(scope: FastifyInstance, { maxBytes, folder }: Uploads): void {
  scope.decorateRequest('uploads');
  scope.addHook('onRequest', async (request, reply) => {
    request.uploads = [];
    const drop = () => void Promise.all(request.uploads.map((path) => rm(path, { force: true })));
    reply.raw.once('finish', drop).once('close', drop);
  });
  scope.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: maxBytes, files: 1, fields: 4, parts: 5, fieldSize: 1000, fieldNameSize: 60, headerPairs: 20 },
    async onFile(part) {
      Object.assign(part, { value: await written(part, this, { maxBytes, folder }) });
    },
  });
}

/** Its sent name and type are not taken over: nothing may hang on them. As JSON it is its hash, which tells two uploads apart. */
async function written(part: MultipartFile, request: FastifyRequest, { maxBytes, folder }: Uploads): Promise<File> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  request.uploads.push(path);
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(part.file, hashing, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  if (part.file.truncated) {
    throw httpError('payload_too_large', `That file is larger than ${Math.round(maxBytes / 1024 / 1024)} MB.`);
  }
  const digest = hash.digest('base64');
  const file = Object.assign(new File([await openAsBlob(path)], 'upload'), { toJSON: () => digest });
  places.set(file, path);
  return file;
}

/** The file on the disk that an upload lies in; it is gone once the request is answered. */
export function pathOfUpload(upload: Blob): string {
  const path = places.get(upload);
  if (path === undefined) throw new Error('that is no upload');
  return path;
}

const HOUR_MS = 3_600_000;

/** Removes what servers that stopped had begun to take, and nobody waits for any more. */
export async function dropOldUploads(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > HOUR_MS) await rm(path, { force: true });
  }
}

/** So many at once of one person, and of everybody together. */
const OF_ONE = 2;
const OF_ALL = 12;

/** Refuses an upload before it is read, while as many are under way as the server takes. */
export function takeTurns(): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const underWay = new Map<string, number>();
  let all = 0;
  const add = (userId: string, change: 1 | -1) => {
    const count = (underWay.get(userId) ?? 0) + change;
    if (count > 0) underWay.set(userId, count);
    else underWay.delete(userId);
    all += change;
  };
  return async (request, reply) => {
    const { userId } = sessionOf(request);
    if ((underWay.get(userId) ?? 0) >= OF_ONE) throw tooMany('Please wait until your other photos have arrived.');
    if (all >= OF_ALL) throw tooMany('Many photos are on their way just now. Please try again in a few seconds.');
    add(userId, 1);
    let isOver = false;
    const end = () => {
      if (!isOver) add(userId, -1);
      isOver = true;
    };
    reply.raw.once('finish', end).once('close', end);
  };
}

const tooMany = (message: string) => httpError('too_many_requests', message, { retryAfter: 5 });
