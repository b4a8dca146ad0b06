import type { DecidedDeed } from '#contract/deeds.ts';
import type { ActionKind } from '#core/coach/actions/actions.ts';
import type { Deed, DeedState } from '#core/coach/actions/deed-versions.ts';
import type { Db } from '../db/database.ts';
import { httpError, notFound } from '../http/http-error.ts';
import { performAction } from './perform-action.ts';
import type { Actor, Decider } from './performed.ts';
import { readDeed } from './read-deed.ts';
import { holdDeed, setDeed } from './store.ts';
import { takeBack } from './take-back.ts';

/** What was decided, and what it was. */
type Decided = DecidedDeed & Pick<Deed, 'line'> & { action: ActionKind };

const SETTLED: Record<DeedState, string> = {
  done: 'That was done already. You can undo it.',
  held: 'That waits for your yes or no. Answer it first.',
  undone: 'That was taken back already.',
  declined: 'That question is closed: you said no, or we went on to something else. Tell me again if you want it.',
};

async function deedIn(tx: Db, { userId, log }: Decider, id: string, state: DeedState): Promise<Deed> {
  const row = await holdDeed(tx, { userId, id });
  if (!row) throw notFound('deed');
  if (row.status !== state) throw httpError('conflict', SETTLED[row.status]);
  const deed = readDeed(row, log);
  if (deed) return deed;
  throw httpError('unreadable_document', 'What I did there could not be read, so it cannot be decided here.');
}

/** Takes back what was done, once. 404 what is not the person's; 409 what was taken back before, or what something later stands in the way of. */
export async function undo(tx: Db, id: string, decider: Decider): Promise<Decided> {
  const { inverse, title, line, action } = await deedIn(tx, decider, id, 'done');
  if (inverse === null) throw httpError('conflict', 'That cannot be taken back.');
  const changed = await takeBack(tx, inverse, decider);
  await setDeed(tx, { userId: decider.userId, id, status: 'undone', now: decider.now });
  return { id, state: 'undone', title, line, action: action.kind, changed };
}

/** Does what was held back; it can be undone from then on. */
export async function confirm(tx: Db, id: string, actor: Actor): Promise<Decided> {
  const held = await deedIn(tx, actor, id, 'held');
  const { action } = held;
  if (action.kind === 'generate_plan') throw httpError('conflict', 'Ask me for a new plan instead.');
  const { title, line, inverse, changed } = await performAction(tx, action, actor);
  const deed = { title, line, action, inverse };
  await setDeed(tx, { userId: actor.userId, id, status: 'done', deed, now: actor.now });
  return { id, state: 'done', title, line, action: action.kind, changed: [...changed] };
}

/** Leaves what was held back. */
export async function decline(tx: Db, id: string, decider: Decider): Promise<Decided> {
  const { title, line, action } = await deedIn(tx, decider, id, 'held');
  await setDeed(tx, { userId: decider.userId, id, status: 'declined', now: decider.now });
  return { id, state: 'declined', title, line, action: action.kind, changed: [] };
}
