import { addPhoto, type Photo } from '#contract/photos.ts';
import { errorOfResponse, errorWithoutAnswer } from '#web/api/api-error.ts';
import { answerOf } from '#web/api/call-operation.ts';
import { withIdToken } from '#web/api/id-token.ts';

type Upload = { photo: Blob; takenAt: string; idempotencyKey: string };

/**
 * Sends a photo; the key makes sure that one which is sent again is kept once.
 * @throws ApiError for every answer that is not a success, and for none at all
 */
export async function uploadPhoto({ photo, takenAt, idempotencyKey }: Upload): Promise<Photo> {
  const form = new FormData();
  form.append('takenAt', takenAt);
  form.append('photo', photo, 'photo');
  const headers = { 'Idempotency-Key': idempotencyKey };
  const request = { method: addPhoto.method, credentials: 'include', body: form, headers } as const;
  const response = await fetch(addPhoto.path, await withIdToken(request)).catch(() => {
    throw errorWithoutAnswer('network');
  });
  if (!response.ok) throw await errorOfResponse(response);
  return answerOf(addPhoto, await response.json().catch(() => undefined));
}
