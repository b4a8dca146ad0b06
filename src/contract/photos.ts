import { z } from 'zod';
import { claimedUserId, idSchema, momentSchema, okSchema, userParams } from './common.ts';
import { operation } from './operation.ts';

/** What a photo may weigh when it is sent, and what one person may keep. */
export const PHOTO_LIMITS = { uploadBytes: 10 * 1024 * 1024, photos: 200, keptBytes: 200 * 1024 * 1024 } as const;

/** A progress photo; its picture is fetched on its own. Sizes in pixels. */
export const photoSchema = z.strictObject({
  id: idSchema,
  takenAt: momentSchema,
  width: z.number().int(),
  height: z.number().int(),
});

export const listPhotos = operation({
  method: 'GET',
  path: '/api/photos/:userId',
  summary: "The person's progress photos, newest first",
  tag: 'photos',
  params: () => userParams,
  response: () => z.array(photoSchema),
});

export const addPhoto = operation({
  method: 'POST',
  path: '/api/photos',
  summary:
    'Keeps a JPEG, PNG or WebP photo of up to 10 MB, sent as multipart/form-data, without what it says of its place',
  tag: 'photos',
  body: () => z.strictObject({ ...claimedUserId, photo: z.file(), takenAt: momentSchema.optional() }),
  response: () => photoSchema,
});

const photoParams = z.strictObject({ photoId: idSchema });

export const getPhotoImage = operation({
  method: 'GET',
  path: '/api/photos/:photoId/image',
  summary: 'The picture itself, a JPEG; for the person alone',
  tag: 'photos',
  params: () => photoParams,
  query: () => z.strictObject({ size: z.enum(['full', 'small']).optional() }),
  response: () => z.file(),
});

export const deletePhoto = operation({
  method: 'DELETE',
  path: '/api/photos/:photoId',
  summary: 'Removes a photo for good',
  tag: 'photos',
  params: () => photoParams,
  response: () => okSchema,
});

export type Photo = z.infer<typeof photoSchema>;
