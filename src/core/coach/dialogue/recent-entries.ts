import type { ChatLogKind } from '#core/progress/log-kinds.ts';
import type { ActionOf, ToldSet, TypedAction } from '../actions/actions.ts';

/** A deed of this conversation that still holds, newest first where there are several. `logId`: the entry that it made or changed. */
export type RecentDeed = { action: TypedAction; logId: string | null };

/** What was logged a moment ago, as it stands now: what "that", "the 6" and "no, 55" are about. */
export type RecentEntry = { logId: string } & (
  | { kind: 'number'; logType: ChatLogKind; value: number }
  | { kind: 'food'; foodId: string; grams: number }
  | { kind: 'sets'; exerciseId: string; sets: readonly ToldSet[]; unit: 'lb' | 'kg' }
  | { kind: 'cardio'; minutes: number }
  /** A session or a meal of the plan, as a whole. */
  | { kind: 'whole' }
);

/** A swap that was done, and the deed that it was. */
export type LastSwap = {
  deedId: string;
  action: ActionOf<'replace_meal'> | ActionOf<'replace_exercise'> | ActionOf<'meal_exception'>;
};

/** The entries behind the deeds, newest first, each with what it holds after all corrections; those that were deleted are left out. */
export function recentEntries(deeds: readonly RecentDeed[]): RecentEntry[] {
  const entries = new Map<string, RecentEntry>();
  for (const { action, logId } of deeds.toReversed()) {
    if (logId === null) continue;
    const made = entryOf(action, logId, entries.get(logId));
    entries.delete(logId);
    if (made) entries.set(logId, made);
  }
  return [...entries.values()].reverse();
}

function entryOf(action: TypedAction, logId: string, before: RecentEntry | undefined): RecentEntry | null {
  if (action.kind === 'log_number') return { kind: 'number', logId, logType: action.logType, value: action.value };
  if (action.kind === 'log_food') return { kind: 'food', logId, foodId: action.foodId, grams: action.grams };
  if (action.kind === 'log_sets') return { ...action, kind: 'sets', logId };
  if (action.kind === 'log_cardio') return { kind: 'cardio', logId, minutes: action.minutes };
  if (action.kind === 'log_workout' || action.kind === 'log_meal') return { kind: 'whole', logId };
  if (action.kind !== 'correct_log' || before === undefined) return null;
  if (before.kind === 'cardio') return { ...before, minutes: action.minutes ?? before.minutes };
  if (before.kind === 'food' || before.kind === 'whole') return before;
  if (before.kind === 'number') return { ...before, value: action.value ?? before.value };
  return { ...before, sets: action.performed ?? before.sets };
}
