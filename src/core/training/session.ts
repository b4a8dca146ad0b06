import type { SlotRole } from './builder/day-slots.ts';
import type { TrainingBrief } from './builder/training-brief.ts';
import type { DayKind } from './builder/week-split.ts';
import { defaultRest, restLimits, type WorkKind } from './dosing/dosing.ts';
import type { TimedEntry } from './dosing/session-time.ts';

/** A strength line while a plan is being built. */
export type WorkEntry = TimedEntry & { role: SlotRole; work: WorkKind };

/** A session while it is being built: what comes before, in rounds, and after. */
export type Session = {
  kind: DayKind;
  name: string;
  warmUp: TimedEntry[];
  work: WorkEntry[];
  cardio: TimedEntry[];
  stretches: TimedEntry[];
  coolDown: TimedEntry[];
};

/** Lines in the order in which they are done. */
export function linesOf(session: Session): TimedEntry[] {
  return [...session.warmUp, ...session.work, ...session.cardio, ...session.stretches, ...session.coolDown];
}

export function workingSets(session: Session): number {
  return session.work.reduce((sum, entry) => sum + entry.sets, 0);
}

/** Sets the rests `steps` × 5 s away from their default, inside what the goal allows. */
export function withRests(work: readonly WorkEntry[], steps: number, brief: TrainingBrief): WorkEntry[] {
  return work.map((entry) => {
    const [least, most] = restLimits(entry.work, brief);
    const restSeconds = Math.min(most, Math.max(least, defaultRest(entry.work, brief) + steps * 5));
    return { ...entry, restSeconds };
  });
}
