import type { FastifyBaseLogger } from 'fastify';
import type { Comment, Post } from '#contract/community.ts';
import { FACES, type Face } from '#core/community/rules.ts';
import { type SharedItem, sharedItemDocument } from '#core/community/shared-item.ts';
import { readOrReport } from '../documents/read-or-report.ts';
import type { EntryRow, PersonRow, SeenEntry } from './store.ts';

/** A face that this version does not know is shown as a letter. */
export const faceOf = (face: string): Face => FACES.find((each) => each === face) ?? 'letter';

const NAMELESS = 'Someone';
export const nameOf = ({ name }: Pick<PersonRow, 'name'>): string => name ?? NAMELESS;

/** What a row shares; null where it shares nothing, and, with a report, where that cannot be read. */
export function sharedOf({ id, userId, shared, sharedVersion }: EntryRow, log: FastifyBaseLogger): SharedItem | null {
  if (shared === null) return null;
  const read = readOrReport(sharedItemDocument, { version: sharedVersion, content: shared }, { userId, id, log });
  return read.ok ? read.value : null;
}

export const commentOf = ({ entry, person, likes, isLiked }: SeenEntry, userId: string): Comment => ({
  id: entry.id,
  author: { id: person.id, name: nameOf(person), face: faceOf(person.face), isMe: entry.userId === userId },
  text: entry.text,
  createdAt: entry.createdAt.toISOString(),
  likes,
  isLiked,
});

export function postOf(row: SeenEntry, userId: string, log: FastifyBaseLogger): Post {
  const { photoKey, photoWidth, photoHeight } = row.entry;
  return {
    ...commentOf(row, userId),
    comments: row.comments,
    shared: sharedOf(row.entry, log),
    photo: photoKey !== null && photoWidth && photoHeight ? { width: photoWidth, height: photoHeight } : null,
  };
}
