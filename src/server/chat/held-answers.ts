import type { FastifyBaseLogger } from 'fastify';
import { addsProtection, applyChanges, type FieldChange } from '#core/athlete/change-profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { profileChangesDocument } from '#core/athlete/profile-changes-versions.ts';
import type { Db } from '../db/database.ts';
import { readOrReport } from '../documents/read-or-report.ts';
import { type ChangeRow, declineChanges, selectWaiting } from './store.ts';

type Input = { userId: string; profile: Profile; log: FastifyBaseLogger };

/** What was told in the chat, would keep the person safe, and waits for a tap: by the id of its change. */
export async function heldProtections(db: Db, { userId, profile, log }: Input): Promise<Map<string, FieldChange[]>> {
  const waiting = await selectWaiting(db, { userId });
  const read = waiting.map((row) => [row.id, changesIn(row, { userId, log })] as const);
  return new Map(read.filter(([, all]) => all.length > 0 && all.every((each) => addsProtection(each, profile))));
}

function changesIn({ id, changes: content, changesVersion: version }: ChangeRow, who: Omit<Input, 'profile'>) {
  const read = readOrReport(profileChangesDocument, { version, content }, { ...who, id });
  return read.ok ? read.value : [];
}

/** The person as they would be if all of it were confirmed. */
export const profileWithHeld = (profile: Profile, held: ReadonlyMap<string, readonly FieldChange[]>): Profile =>
  applyChanges(profile, [...held.values()].flat());

/** What waits for a yes dies when the subject changes, but for what protects: that stays offered until it is answered. */
export async function closeWaiting(db: Db, input: Input & { now: Date }): Promise<void> {
  const { userId, now } = input;
  const held = await heldProtections(db, input);
  const waiting = await selectWaiting(db, { userId });
  const ids = waiting.map(({ id }) => id).filter((id) => !held.has(id));
  if (ids.length > 0) await declineChanges(db, { userId, ids, now });
}
