import type { FastifyInstance } from 'fastify';
import { addPhoto } from '#contract/photos.ts';
import type { Caller } from './app.ts';

export const FORM_BOUNDARY = 'a-boundary';

/** A photo as a browser sends it, and what it says of itself. */
export type SentPhoto = {
  bytes: Uint8Array;
  name?: string;
  type?: string;
  fields?: Record<string, string>;
  key?: string;
};

/** The body of a form with a photo. */
export const photoForm = ({ bytes, name = 'me.jpg', type = 'image/jpeg', fields = {} }: SentPhoto): Buffer =>
  Buffer.concat([
    ...Object.entries(fields).map(([field, value]) =>
      Buffer.from(`--${FORM_BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`),
    ),
    Buffer.from(
      `--${FORM_BOUNDARY}\r\ncontent-disposition: form-data; name="photo"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${FORM_BOUNDARY}--\r\n`),
  ]);

/** Sends a photo as someone. */
export async function sendPhoto(app: FastifyInstance, { cookie }: Pick<Caller, 'cookie'>, sent: SentPhoto) {
  const response = await app.inject({
    method: addPhoto.method,
    url: addPhoto.path,
    payload: photoForm(sent),
    headers: {
      cookie,
      'content-type': `multipart/form-data; boundary=${FORM_BOUNDARY}`,
      ...(sent.key && { 'idempotency-key': sent.key }),
    },
  });
  return { status: response.statusCode, json: response.json() };
}

/** One white pixel, a PNG. */
export const TINY_PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4//8/AAX+Av5Y8msOAAAAAElFTkSuQmCC',
  'base64',
);
