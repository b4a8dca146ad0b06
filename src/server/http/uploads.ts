import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { httpError } from './http-error.ts';

/**
 * Lets the routes of a scope take `multipart/form-data` with one file of so many bytes: it stands in the body as a
 * `File`, beside the fields.
 */
export function acceptUploads(scope: FastifyInstance, maxBytes: number): void {
  scope.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: maxBytes, files: 1, fields: 4, parts: 5, fieldSize: 1000, fieldNameSize: 60, headerPairs: 20 },
    onFile: async (part) => {
      const bytes = await part.toBuffer().catch((error: unknown) => {
        throw (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge(maxBytes) : error;
      });
      Object.assign(part, { value: fileOf(bytes) });
    },
  });
}

/** Its sent name and type are not taken over: nothing may hang on them. As JSON it is its hash, which tells two uploads apart. */
function fileOf(bytes: Buffer): File {
  const file = new File([new Uint8Array(bytes)], 'upload');
  return Object.assign(file, { toJSON: () => createHash('sha256').update(bytes).digest('base64') });
}

const tooLarge = (maxBytes: number) =>
  httpError('payload_too_large', `That file is larger than ${Math.round(maxBytes / 1024 / 1024)} MB.`);
