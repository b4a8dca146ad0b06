import type { PlanFit } from '#contract/plans.ts';
import type { ProfileChange } from '#contract/profile.ts';
import { addsProtection, joinedChanges, needsConfirmation } from '#core/athlete/change-profile.ts';
import { type Profile, profileSchema } from '#core/athlete/profile.ts';
import type { CoachAction, Receipt } from '#core/coach/turn.ts';
import type { Db } from '../db/database.ts';
import { confirm, decline, undo } from '../deeds/decide-deed.ts';
import { holdAction, prepareDeed } from '../deeds/perform-action.ts';
import type { Actor } from '../deeds/performed.ts';
import { selectDeedsFor, selectNewestDeed } from '../deeds/store.ts';
import { HttpError } from '../http/http-error.ts';
import { settleMemories } from '../memory/settle-memories.ts';
import { selectActivePlan } from '../plans/store.ts';
import { decideProfileChange } from '../profile/decide-profile-change.ts';
import { updateProfile } from '../profile/update-profile.ts';
import { heldProtections } from './held-answers.ts';
import { declineChanges, selectAsked, selectNewestChange } from './store.ts';
import { DECIDED_WITHIN_MS } from './turn-age.ts';

type ChatActor = Actor & { messageId: string };
type Action<K extends CoachAction['kind']> = Extract<CoachAction, { kind: K }>;
/** Does it in the transaction that it is given, and says what was done. */
export type Act = (tx: Db) => Promise<Receipt[]>;

/**
 * Makes an action of the coach ready: what takes a while is done here, outside of any transaction. Each goes through the use case
 * that the same wish would go through on its own screen; what that refuses is told, not thrown.
 */
export async function prepareAction(db: Db, action: CoachAction, actor: ChatActor): Promise<Act> {
  try {
    const act = await prepare(db, action, actor);
    return (tx) => withRefusals(action, () => tx.transaction((inner) => act(inner)));
  } catch (error) {
    return () => withRefusals(action, () => Promise.reject(error));
  }
}

async function withRefusals(action: CoachAction, act: () => Promise<Receipt[]>): Promise<Receipt[]> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    return [{ kind: 'refused', action: action.kind, message: error.message }];
  }
}

async function prepare(db: Db, action: CoachAction, actor: ChatActor): Promise<Act> {
  switch (action.kind) {
    case 'update_profile':
      return (tx) => changeProfile(tx, action, actor);
    case 'hold':
      return (tx) => hold(tx, action, actor);
    case 'keep_memories':
    case 'forget_memories':
      return (tx) => settleMemories(tx, action, actor);
    case 'confirm_change':
      return (tx) => decide(tx, 'confirm', actor);
    case 'decline_change':
      return (tx) => decide(tx, 'decline', actor);
    case 'undo_change':
      return (tx) => decide(tx, 'undo', actor);
    default: {
      const perform = await prepareDeed(db, action, actor);
      return async (tx) => {
        const { deedId, title, line, said, changed, card = null } = await perform(tx);
        return [{ kind: 'deed', deedId, state: 'done', action: action.kind, title, line, said, changed, card }];
      };
    }
  }
}

async function hold(tx: Db, { action, title, line, why }: Action<'hold'>, actor: ChatActor): Promise<Receipt[]> {
  const deedId = await holdAction(tx, { action, title, line }, actor);
  const told = { action: action.kind, title, line, said: why };
  return [{ kind: 'deed', deedId, state: 'held', ...told, changed: [], card: null }];
}

async function changeProfile(tx: Db, action: Action<'update_profile'>, actor: ChatActor): Promise<Receipt[]> {
  const { isGuess = false, isTapped = false } = action;
  const wanted: Record<string, unknown> = Object.fromEntries(action.changes.map(({ field, after }) => [field, after]));
  const changes = profileSchema.partial().safeParse(wanted);
  if (!changes.success) return [{ kind: 'refused', action: 'update_profile', message: OUT_OF_RANGE }];
  const known = await withHeldBefore(tx, changes.data, actor);
  const { change, pending, plans } = await updateProfile(tx, {
    ...actor,
    changes: known,
    source: 'chat',
    isGuess,
    isTapped,
  });
  const checked = await activeAmong(tx, plans, actor);
  const why = pending && whyItWaits(pending, { isGuess, profile: actor.athlete.profile });
  return [change, pending].flatMap((made) => (made ? [{ ...receiptOf(made, checked), ...why }] : []));
}

/** What is told of one answer in several messages, and was not confirmed yet, waits together: one tap is enough for all of it. */
async function withHeldBefore(tx: Db, wanted: Partial<Profile>, actor: ChatActor): Promise<Partial<Profile>> {
  const { userId, now, log } = actor;
  const { profile } = actor.athlete;
  const held = await heldProtections(tx, { userId, profile, log });
  let known = wanted;
  for (const [id, changes] of held) {
    if (changes.some(({ field }) => known[field] === undefined)) continue;
    known = { ...known, ...joinedChanges(profile, known, changes) };
    await declineChanges(tx, { userId, ids: [id], now });
  }
  return known;
}

function whyItWaits(
  { changes }: ProfileChange,
  { isGuess, profile }: { isGuess: boolean; profile: Profile },
): Pick<ProfileReceipt, 'why'> {
  if (changes.every((each) => addsProtection(each, profile))) return { why: 'protects' };
  return isGuess && !changes.some((each) => needsConfirmation(each, profile)) ? { why: 'guess' } : {};
}

const OUT_OF_RANGE = 'That value is outside of what I can work with, so I left your answers as they are.';

const receiptOf = ({ id, status, changes }: ProfileChange, plans: CheckedPlans): ProfileReceipt => ({
  ...{ kind: 'profile', changeId: id, state: status, changes, plans },
});

type ProfileReceipt = Extract<Receipt, { kind: 'profile' }>;
type CheckedPlans = ProfileReceipt['plans'];

async function activeAmong(tx: Db, fits: readonly PlanFit[], { userId }: Actor): Promise<CheckedPlans> {
  const active = [
    await selectActivePlan(tx, { userId, type: 'meal' }),
    await selectActivePlan(tx, { userId, type: 'workout' }),
  ];
  return active.flatMap((row) => {
    const fit = row && fits.find(({ planId }) => planId === row.id);
    return fit ? [{ planId: row.id, type: row.type, name: row.name, fits: fit.fits }] : [];
  });
}

type Decision = 'confirm' | 'decline' | 'undo';

/** The newest of what waits, or of what was done: an answer or anything else. */
async function decide(tx: Db, decision: Decision, actor: ChatActor): Promise<Receipt[]> {
  const { userId } = actor;
  const since = new Date(actor.now.getTime() - DECIDED_WITHIN_MS);
  const isUndo = decision === 'undo';
  const { messageId } = actor;
  const change = isUndo
    ? await selectNewestChange(tx, { userId, since })
    : await selectAsked(tx, { userId, messageId, since });
  const deed = await selectNewestDeed(tx, { userId, states: [isUndo ? 'done' : 'held'], since });
  if (deed && (!change || deed.createdAt >= change.createdAt)) {
    // What one message did is taken back together, the last of it first.
    const together =
      isUndo && deed.messageId ? await selectDeedsFor(tx, { userId, messageId: deed.messageId }) : [deed];
    const receipts: Receipt[] = [];
    for (const { id } of together) receipts.push(...(await decideDeed(tx, decision, { actor, id })));
    return receipts;
  }
  if (!change) return [{ kind: 'nothing', wanted: decision }];
  const decided = await decideProfileChange(tx, { ...actor, changeId: change.id, decision });
  return [receiptOf(decided.change, await activeAmong(tx, decided.plans, actor))];
}

const DECIDE = { confirm, decline, undo };
const DECIDED: Record<Decision, (title: string) => string> = {
  confirm: (title) => `Done: ${title}.`,
  decline: () => 'All right, I leave it.',
  undo: (title) => `Taken back: ${title}.`,
};

async function decideDeed(
  tx: Db,
  decision: Decision,
  { actor, id }: { actor: ChatActor; id: string },
): Promise<Receipt[]> {
  const { state, title, line, action, changed } = await DECIDE[decision](tx, id, actor);
  const said = DECIDED[decision](title);
  return [{ kind: 'deed', deedId: id, state, action, title, line, said, changed, card: null }];
}
