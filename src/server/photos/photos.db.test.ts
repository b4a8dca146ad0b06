import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { addPhoto, deletePhoto, getPhotoImage, listPhotos, PHOTO_LIMITS, type Photo } from '#contract/photos.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { FORM_BOUNDARY, photoForm, type SentPhoto, sendPhoto } from '#test/photos.ts';
import { users } from '../db/schema/people.ts';
import { photos } from '../db/schema/photos.ts';

const app = startTestApp();

const send = (person: Pick<Caller, 'cookie'>, sent: SentPhoto) => sendPhoto(app.app, person, sent);

async function added(person: Caller, sent: SentPhoto): Promise<Photo> {
  const { status, json } = await send(person, sent);
  expect([status, json]).toEqual([200, expect.anything()]);
  return addPhoto.response.parse(json);
}

const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 10, g: 200, b: 30 } } });

/** A photo that tells where it was taken, with which camera and which way up it is held. */
const talkative = (format: 'jpeg' | 'png' | 'webp') =>
  plain()
    .withExif({
      IFD0: { Make: 'CanaryCam', Copyright: 'CanaryOwner' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 31/1 12/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 24/1 18/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>CanaryPlace</place></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();

async function imageOf(person: Pick<Caller, 'cookie'>, photoId: string, size = 'full') {
  const url = getPhotoImage.path.replace(':photoId', photoId);
  return app.app.inject({ url, query: { size }, headers: { cookie: person.cookie } });
}

describe('a photo', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('as %s is kept upright, without its place and camera', async (format) => {
    const ann = await app.signUp();
    const bytes = await talkative(format);
    const before = await sharp(bytes).metadata();
    expect([before.exif?.includes('CanaryCam'), before.orientation]).toEqual([true, 6]);
    const photo = await added(ann, { bytes });
    expect(photo).toMatchObject({ width: 40, height: 60, takenAt: '2026-05-04T12:00:00.000Z' });
    for (const size of ['full', 'small']) {
      const { rawPayload, headers } = await imageOf(ann, photo.id, size);
      const after = await sharp(rawPayload).metadata();
      expect([after.format, after.width, after.height]).toEqual(['jpeg', 40, 60]);
      expect([after.exif, after.xmp, after.iptc, after.icc, after.orientation]).toEqual(Array(5).fill(undefined));
      expect(rawPayload.includes('Canary')).toBe(false);
      expect(rawPayload.includes('GPS')).toBe(false);
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    }
  });

  it('is judged by its bytes, not by its name', async () => {
    const ann = await app.signUp();
    const bytes = await plain().png().toBuffer();
    await added(ann, { bytes, name: '../../etc/passwd\u202E.exe', type: 'text/html' });
    expect((await ann.call(listPhotos, { params: { userId: ann.userId } })).body).toHaveLength(1);
  });

  it('counts for the day it was taken on', async () => {
    const ann = await app.signUp();
    const bytes = await plain().jpeg().toBuffer();
    await added(ann, { bytes, fields: { takenAt: '2026-03-01T08:00:00.000Z', userId: ann.userId } });
    const newer = await added(ann, { bytes });
    const { body } = await ann.call(listPhotos, { params: { userId: ann.userId } });
    expect(body.map(({ takenAt }) => takenAt)).toEqual([newer.takenAt, '2026-03-01T08:00:00.000Z']);
  });

  it('is made smaller where it is large', async () => {
    const ann = await app.signUp();
    const photo = await added(ann, { bytes: await plain(3000, 1500).jpeg().toBuffer() });
    expect([photo.width, photo.height]).toEqual([1600, 800]);
    const small = await sharp((await imageOf(ann, photo.id, 'small')).rawPayload).metadata();
    expect([small.width, small.height]).toEqual([480, 240]);
  });

  it.each([
    [
      'a drawing that is a program',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a GIF', () => plain().gif().toBuffer()],
    ['an AVIF', () => plain().avif().toBuffer()],
    ['a page', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['nothing', () => Buffer.alloc(0)],
  ])('cannot be %s', async (_what, make) => {
    const ann = await app.signUp();
    const { status, json } = await send(ann, { bytes: await make() });
    expect([status, json.error.code]).toEqual([415, 'unsupported_media_type']);
    expect(await app.database.db.select().from(photos)).toEqual([]);
  });

  it('cannot be a page behind the first bytes of a photo', async () => {
    const ann = await app.signUp();
    const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html></html>')]);
    expect((await send(ann, { bytes })).json.error).toMatchObject({ code: 'bad_request' });
  });

  it('cannot unfold to more pixels than a phone makes', async () => {
    const ann = await app.signUp();
    const bytes = await plain(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(bytes.byteLength).toBeLessThan(1_000_000);
    const { status, json } = await send(ann, { bytes });
    expect([status, json.error.message]).toEqual([413, expect.stringMatching(/40 megapixels/)]);
  });

  it('may have 10 MB and not a byte more', async () => {
    const ann = await app.signUp();
    const small = await plain().jpeg().toBuffer();
    const padded = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.byteLength)]);
    await added(ann, { bytes: padded(PHOTO_LIMITS.uploadBytes) });
    const { status, json } = await send(ann, { bytes: padded(PHOTO_LIMITS.uploadBytes + 1) });
    expect([status, json.error]).toEqual([
      413,
      expect.objectContaining({ code: 'payload_too_large', message: 'That file is larger than 10 MB.' }),
    ]);
  });

  it('is needed, once, with fields of the contract alone', async () => {
    const ann = await app.signUp();
    const bytes = await plain().jpeg().toBuffer();
    expect((await send(ann, { bytes, fields: { tier: 'premium' } })).status).toBe(400);
    expect((await send(ann, { bytes, fields: { takenAt: '2026-05-06T12:00:00.000Z' } })).status).toBe(400);
    const withoutFile = await app.app.inject({
      method: 'POST',
      url: addPhoto.path,
      payload: `--${FORM_BOUNDARY}\r\ncontent-disposition: form-data; name="photo"\r\n\r\ntext\r\n--${FORM_BOUNDARY}--\r\n`,
      headers: { cookie: ann.cookie, 'content-type': `multipart/form-data; boundary=${FORM_BOUNDARY}` },
    });
    expect(withoutFile.statusCode).toBe(400);
    expect(await app.database.db.select().from(photos)).toEqual([]);
  });
});

describe('the album', () => {
  it('keeps a photo once for one key, and tells another photo under it', async () => {
    const ann = await app.signUp();
    const key = randomUUID();
    const bytes = await plain().jpeg().toBuffer();
    const first = await added(ann, { bytes, key });
    expect(await added(ann, { bytes, key })).toEqual(first);
    const other = await send(ann, { bytes: await plain(80, 80).jpeg().toBuffer(), key });
    expect([other.status, other.json.error.code]).toEqual([422, 'idempotency_mismatch']);
    expect(await app.database.db.select().from(photos)).toHaveLength(1);
  });

  it('has room for so many photos', async () => {
    const ann = await app.signUp();
    const bytes = await plain().jpeg().toBuffer();
    const { id: _, ...row } = await addRow(ann, bytes);
    const more = Array.from({ length: PHOTO_LIMITS.photos - 1 }, () => ({ ...row, id: randomUUID() }));
    await app.database.db.insert(photos).values(more);
    const { status, json } = await send(ann, { bytes });
    expect([status, json.error.message]).toEqual([409, expect.stringMatching(/album is full/)]);
  });

  it('has room for so many bytes', async () => {
    const ann = await app.signUp();
    const bytes = await plain().jpeg().toBuffer();
    await addRow(ann, bytes);
    await app.database.db.update(photos).set({ bytes: PHOTO_LIMITS.keptBytes - 10 });
    expect((await send(ann, { bytes })).status).toBe(409);
  });

  async function addRow(person: Caller, bytes: Uint8Array) {
    await added(person, { bytes });
    const [row] = await app.database.db.select().from(photos);
    if (!row) throw new Error('the photo was kept');
    return row;
  }

  it('gives a photo up for good: row, picture and preview', async () => {
    const ann = await app.signUp();
    const photo = await added(ann, { bytes: await plain().jpeg().toBuffer() });
    expect((await ann.call(deletePhoto, { params: { photoId: photo.id } })).body).toEqual({ ok: true });
    expect((await imageOf(ann, photo.id)).statusCode).toBe(404);
    expect((await ann.call(deletePhoto, { params: { photoId: photo.id } })).status).toBe(404);
  });

  it('opens for its owner alone', async () => {
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    const bytes = await plain().jpeg().toBuffer();
    const photo = await added(ann, { bytes });
    const nobody = { cookie: '' };
    expect((await imageOf(nobody, photo.id)).statusCode).toBe(401);
    expect((await send(nobody, { bytes })).status).toBe(401);
    expect((await imageOf(bob, photo.id)).statusCode).toBe(404);
    expect((await send(bob, { bytes, fields: { userId: ann.userId } })).status).toBe(403);
    expect((await bob.call(deletePhoto, { params: { photoId: photo.id } })).status).toBe(404);
    expect((await imageOf(ann, photo.id)).statusCode).toBe(200);
  });

  it('goes with its owner', async () => {
    const ann = await app.signUp();
    await added(ann, { bytes: await plain().jpeg().toBuffer() });
    await app.database.db.delete(users);
    expect(await app.database.db.select().from(photos)).toEqual([]);
  });

  it('does not take a form at any other address', async () => {
    const ann = await app.signUp();
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/logs/progress',
      payload: photoForm({ bytes: Buffer.from('x') }),
      headers: { cookie: ann.cookie, 'content-type': `multipart/form-data; boundary=${FORM_BOUNDARY}` },
    });
    expect(response.statusCode).toBe(415);
  });
});
