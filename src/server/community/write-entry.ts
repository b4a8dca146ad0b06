import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { addPost as operation } from '#contract/community.ts';
import { shownText } from '#core/community/rules.ts';
import { type SharedItem, sharedItemDocument, sharedMeals, sharedWorkout } from '#core/community/shared-item.ts';
import { personalRecords } from '#core/training/progression/records.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { expectRoom } from '../db/row-limits.ts';
import { communityEntries } from '../db/schema/community.ts';
import type { FileStore } from '../files/files.ts';
import { newFileKey } from '../files/folder-files.ts';
import { httpError, notFound } from '../http/http-error.ts';
import { selectPhoto } from '../photos/store.ts';
import { selectPlan } from '../plans/store.ts';
import { foundPlan } from '../plans/stored-plan.ts';
import { loadTraining } from '../training/load-training.ts';
import { isFlagged } from './flag-words.ts';
import { insertEntry, type SeenEntry, selectEntry, selectMe } from './store.ts';

type Wanted = z.output<typeof operation.body>;
type Input = {
  userId: string;
  id: string;
  parentId: string | null;
  wanted: Wanted;
  files: FileStore;
  catalogue: Catalogue;
  now: Date;
  log: FastifyBaseLogger;
};

/** Writes a post or a comment and answers it as it is seen. */
export async function writeEntry(db: Db, input: Input): Promise<SeenEntry> {
  const { userId, id, parentId, wanted, now } = input;
  await expectWriter(db, userId);
  await expectRoom(db, communityEntries, { userId, limit: 'communityEntries', adding: 1 });
  const text = shownText(wanted.text).trim();
  if (text === '') throw httpError('bad_request', 'Please write something first.');
  const beside = await besideOf(db, input);
  await insertEntry(db, { id, userId, parentId, text, isFlagged: await isFlagged(text), ...beside, createdAt: now });
  const written = await selectEntry(db, { userId, entryId: id });
  if (!written) throw httpError('conflict', 'That could not be kept. Please send it again.');
  return written;
}

async function expectWriter(db: Db, userId: string): Promise<void> {
  const me = await selectMe(db, { userId });
  if (me?.suspendedAt)
    throw httpError('forbidden', 'You may read here, but not write. Write to support if you see it otherwise.');
  if (!me?.name) throw httpError('conflict', 'Choose the name that others see first.');
}

/** What comes along with the text: exactly what the person named, read anew as theirs. */
async function besideOf(db: Db, input: Input): Promise<Partial<typeof communityEntries.$inferInsert>> {
  const { share } = input.wanted;
  if (!share) return {};
  if (share.kind === 'photo') return photoBeside(db, input, share.photoId);
  const item =
    share.kind === 'plan' ? await planBeside(db, input, share.planId) : await recordBeside(db, input, share.exerciseId);
  const { content, version } = sharedItemDocument.write(item);
  return { shared: content, sharedVersion: version };
}

async function planBeside(db: Db, { userId, log }: Input, id: string): Promise<SharedItem> {
  const plan = foundPlan(await selectPlan(db, { userId, id }), log);
  return plan.type === 'meal' ? sharedMeals(plan.name, plan.data) : sharedWorkout(plan.name, plan.data);
}

/** A record is read from what was logged: nobody can share one that they did not lift. */
async function recordBeside(db: Db, { userId, catalogue, log }: Input, exerciseId: string): Promise<SharedItem> {
  const { performances } = await loadTraining(db, { userId, exercises: catalogue.exercises, log });
  const record = personalRecords(performances).find((each) => each.exerciseId === exerciseId);
  const best = record && (record.heaviest ?? record.mostReps ?? record.longestHold);
  if (!record || !best) throw notFound('record');
  return {
    kind: 'record',
    exerciseId,
    name: record.name,
    lbs: best === record.heaviest ? best.value : null,
    reps: best === record.heaviest ? best.reps : best.value,
    isHold: record.longestHold !== null,
  };
}

/** A copy of its own: the post keeps it when the photo goes from the album, and the album tells nothing of the post. */
async function photoBeside(db: Db, { userId, files }: Input, id: string) {
  const photo = await selectPhoto(db, { userId, id });
  const bytes = photo && (await files.get(photo.fileKey));
  if (!photo || !bytes) throw notFound('photo');
  const photoKey = newFileKey();
  await files.put(photoKey, bytes);
  return { photoKey, photoWidth: photo.width, photoHeight: photo.height };
}
