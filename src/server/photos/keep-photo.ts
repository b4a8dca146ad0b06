import { PHOTO_LIMITS, type Photo } from '#contract/photos.ts';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/files.ts';
import { newFileKey } from '../files/folder-files.ts';
import { httpError } from '../http/http-error.ts';
import { pathOfUpload } from '../http/uploads.ts';
import { momentOf } from '../logs/keep-log.ts';
import { readPicture } from './read-picture.ts';
import { holdPerson, insertPhoto, type PhotoRow, sumPhotos } from './store.ts';

type Input = {
  userId: string;
  newId: () => string;
  photo: Blob;
  takenAt: string | undefined;
  files: FileStore;
  now: Date;
};

export const photoOf = ({ id, takenAt, width, height }: PhotoRow): Photo => ({
  id,
  takenAt: takenAt.toISOString(),
  width,
  height,
});

/** Reads and rewrites a photo; answers what keeps it, file and row. Refuses what goes beyond the person's share. */
export async function keepPhoto(input: Input): Promise<(tx: Db) => Promise<Photo>> {
  const { userId, newId, files, now } = input;
  const takenAt = new Date(momentOf(input.takenAt, now));
  const { full, small, width, height } = await readPicture(pathOfUpload(input.photo));
  const bytes = full.byteLength + small.byteLength;
  const keys = { fileKey: newFileKey(), thumbKey: newFileKey() };
  const row: PhotoRow = { id: newId(), userId, ...keys, width, height, bytes, takenAt, createdAt: now };
  return async (tx) => {
    await holdPerson(tx, userId);
    await checkShare(tx, userId, bytes);
    try {
      await files.put(keys.fileKey, full);
      await files.put(keys.thumbKey, small);
      await insertPhoto(tx, row);
    } catch (error) {
      await removeFiles(files, keys);
      throw error;
    }
    return photoOf(row);
  };
}

/** Refuses what would be more than a person may keep; `more`: bytes that are not kept yet. */
export async function checkShare(db: Db, userId: string, more: number): Promise<void> {
  const kept = await sumPhotos(db, userId);
  if (kept.photos < PHOTO_LIMITS.photos && kept.bytes + more <= PHOTO_LIMITS.keptBytes) return;
  throw httpError('conflict', 'Your album is full. Delete a photo that you no longer need, then add this one.');
}

export async function removeFiles(files: FileStore, keys: Pick<PhotoRow, 'fileKey' | 'thumbKey'>): Promise<void> {
  await files.remove(keys.fileKey);
  await files.remove(keys.thumbKey);
}
