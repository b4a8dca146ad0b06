import type { FastifyBaseLogger } from 'fastify';
import type { DecidedChange } from '#contract/profile.ts';
import { answerLabel } from '#core/athlete/answer-label.ts';
import { applyChanges, changedBefore, changedSince, revertChanges } from '#core/athlete/change-profile.ts';
import { profileChangesDocument } from '#core/athlete/profile-changes-versions.ts';
import type { ProfileField } from '#core/athlete/profile-fields.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { readOrReport } from '../documents/read-or-report.ts';
import { httpError, notFound } from '../http/http-error.ts';
import { answerChange } from './answer-change.ts';
import { lockProfile } from './lock-profile.ts';
import { type ProfileChangeRow, selectProfileChange, setChangeStatus, setProfile } from './store.ts';

type Decision = 'confirm' | 'decline' | 'undo';

type Input = {
  userId: string;
  changeId: string;
  decision: Decision;
  now: Date;
  catalogue: Catalogue;
  log: FastifyBaseLogger;
};

/** `conflicts`: the answers for which the decision comes too late. */
const DECISIONS = {
  confirm: { from: 'pending', to: 'applied', conflicts: changedBefore, apply: applyChanges },
  decline: { from: 'pending', to: 'declined', conflicts: () => [], apply: null },
  undo: { from: 'applied', to: 'undone', conflicts: changedSince, apply: revertChanges },
} as const;

/**
 * Settles a change of the profile: the yes or no to one that waits, or the undo of one that holds. Refuses with 404 what
 * is not the person's, and with 409 what was settled before or whose answers changed meanwhile.
 */
export async function decideProfileChange(tx: Db, input: Input): Promise<DecidedChange> {
  const { userId, changeId, decision, now, catalogue, log } = input;
  const known = await lockProfile(tx, { userId, log });
  const row = await selectProfileChange(tx, { userId, id: changeId });
  if (!row) throw notFound('change');
  const { from, to, conflicts, apply } = DECISIONS[decision];
  if (row.status !== from) throw httpError('conflict', SETTLED[row.status]);
  const changes = changesIn(row, log);
  const late = conflicts(known.profile, changes);
  if (late.length > 0) throw httpError('conflict', tooLate(decision, late));
  const profile = apply === null ? known.profile : apply(known.profile, changes);
  if (apply !== null) await setProfile(tx, { userId, profile, now });
  await setChangeStatus(tx, { userId, id: changeId, status: to, now });
  const change = { id: changeId, status: to, changes };
  return answerChange(tx, { userId, profile, createdAt: known.createdAt, change, catalogue, now, log });
}

function changesIn(
  { id, userId, changes: content, changesVersion: version }: ProfileChangeRow,
  log: FastifyBaseLogger,
) {
  const read = readOrReport(profileChangesDocument, { version, content }, { userId, id, log });
  if (read.ok) return read.value;
  throw httpError(
    'unreadable_document',
    'This change could not be read, so it can be neither made nor taken back. Open your answers to set them as you want them.',
  );
}

const SETTLED: Record<ProfileChangeRow['status'], string> = {
  applied: 'That change was made already. You can undo it.',
  pending: 'That change waits for your yes or no. Answer it first.',
  undone: 'That change was undone already.',
  declined: 'You said no to that change already. Tell me again if you want it after all.',
};

function tooLate(decision: Decision, fields: readonly ProfileField[]): string {
  const named = fields.map((field) => `“${answerLabel(field)}”`).join(', ');
  return decision === 'undo'
    ? `You changed ${named} again since then. Open your answers to set it as you want it.`
    : `Your answer to ${named} changed meanwhile. Open your answers to set it as you want it.`;
}
