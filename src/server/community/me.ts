import type { CommunityMe } from '#contract/community.ts';
import { type Face, shownText } from '#core/community/rules.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import { faceOf, nameOf } from './seen-entry.ts';
import { isNameTaken, keepMe, selectHiddenBy, selectHiddenOwn, selectMe } from './store.ts';

/** How a person appears, what others do not see of theirs, and what they do not want to see. */
export async function readMe(db: Db, userId: string): Promise<CommunityMe> {
  const me = await selectMe(db, { userId });
  const own = await selectHiddenOwn(db, { userId });
  const { blocked, hidden } = await selectHiddenBy(db, { userId });
  return {
    name: me?.name ?? null,
    face: faceOf(me?.face ?? 'letter'),
    isSuspended: (me?.suspendedAt ?? null) !== null,
    notices: own.map(({ id, parentId, text, createdAt, hiddenBy, hiddenWhy, appealedAt }) => ({
      entryId: id,
      isComment: parentId !== null,
      text,
      createdAt: createdAt.toISOString(),
      by: hiddenBy ?? 'reports',
      why: hiddenWhy,
      isAppealed: appealedAt !== null,
    })),
    hidden: {
      people: blocked.map((person) => ({ id: person.id, name: nameOf(person), face: faceOf(person.face) })),
      entries: hidden.map((entry) => ({ ...entry, name: nameOf(entry) })),
    },
  };
}

type Change = { userId: string; name: string; face: Face; now: Date; newId: () => string };

/** Sets how a person appears. A name is somebody's alone, so that nobody can pass for another. */
export async function changeMe(db: Db, { userId, name, face, now, newId }: Change): Promise<void> {
  const shown = shownText(name).replaceAll('\n', ' ').trim();
  if (shown.length < 2) throw httpError('bad_request', 'A name has two letters at least.');
  if (await isNameTaken(db, { userId, name: shown })) {
    throw httpError('conflict', 'Somebody has that name already. Please choose another one.');
  }
  await keepMe(db, { userId, id: newId(), name: shown, face, now });
}
