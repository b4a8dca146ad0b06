import type { NextSession } from '#contract/training.ts';
import type { ActionOf } from '#core/coach/actions/actions.ts';
import { isOpen, isSamePlace, type TrainingException } from '#core/training/exceptions/exception.ts';
import { trainingExceptionDocument } from '#core/training/exceptions/exception-versions.ts';
import { tellEnd, tellSession, tellWeek } from '#core/training/exceptions/tell-change.ts';
import { exceptionLine } from '#core/training/exceptions/tell-exception.ts';
import { dayOnClock } from '#core/training/swap/today-swaps.ts';
import { utcOffsetAt } from '#core/units/zoned-time.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import { type Exception, loadExceptions } from '../training/exceptions.ts';
import { deleteException, putException } from '../training/exceptions-store.ts';
import { findNextSession } from '../training/next-session.ts';
import type { Actor, Performed } from './performed.ts';

type Kept = { today: string; next: NextSession; undo: Pick<Performed, 'inverse' | 'changed'> };

const undoOf = (exceptionId: string, before: Exception | undefined): Kept['undo'] => ({
  inverse: { kind: 'set_exception', exceptionId, before: before ? written(before) : null },
  changed: ['workout_plans'],
});

const written = ({ utcOffsetMinutes, exception }: Exception) =>
  trainingExceptionDocument.write({ utcOffsetMinutes, exception });

const NOT_THERE = 'That is over already. Tell me the whole of it once more.';

/** The session of one day: shorter, lighter, on another day or left out. Another word on the same day takes the place of the first. */
export async function performSessionException(
  tx: Db,
  { day, change, exceptionId }: ActionOf<'session_exception'>,
  actor: Actor,
): Promise<Performed> {
  const exception = { kind: 'session', day, change } as const;
  const { today, next, undo } = await keep(tx, { exception, exceptionId }, actor);
  const planned = { dayName: next.dayName, minutes: next.day.estimatedMinutes };
  return { ...tellSession(exception, { today, ...planned }), ...undo };
}

/** Some days with other tools, or with fewer or shorter sessions. */
export async function performWeekException(
  tx: Db,
  { kind: _, exceptionId, ...week }: ActionOf<'week_exception'>,
  actor: Actor,
): Promise<Performed> {
  const exception = { ...week, kind: 'week' } as const;
  const { today, next, undo } = await keep(tx, { exception, exceptionId }, actor);
  return { ...tellWeek(exception, { today, because: next.because }), ...undo };
}

type Word = { exception: TrainingException; exceptionId: string | null };

async function keep(tx: Db, { exception, exceptionId }: Word, actor: Actor): Promise<Kept> {
  const { userId, now, newId, timeZone } = actor;
  const utcOffsetMinutes = utcOffsetAt(now.getTime(), timeZone);
  const today = dayOnClock({ now: now.getTime(), utcOffsetMinutes });
  if (!isOpen(exception, today)) throw httpError('bad_request', 'That day is past. Tell me a day from today on.');
  const { open } = await loadExceptions(tx, actor);
  const before = open.find((each) =>
    exceptionId === null ? isSamePlace(each.exception, exception) : each.id === exceptionId,
  );
  if (exceptionId !== null && !before) throw httpError('conflict', NOT_THERE);
  const id = before?.id ?? newId();
  await putException(tx, { userId, id, kept: { utcOffsetMinutes, exception }, now });
  return { today, next: await findNextSession(tx, actor), undo: undoOf(id, before) };
}

/** An exception over at once, or on another day than it was said to end. */
export async function performEndException(
  tx: Db,
  { exceptionId, lastDay }: ActionOf<'end_exception'>,
  actor: Actor,
): Promise<Performed> {
  const { userId, now } = actor;
  const { open, today } = await loadExceptions(tx, actor);
  const before = open.find(({ id }) => id === exceptionId);
  if (!before) throw httpError('conflict', NOT_THERE);
  const { exception } = before;
  const undo = undoOf(exceptionId, before);
  if (lastDay === null || exception.kind !== 'week' || lastDay < exception.from) {
    await deleteException(tx, { userId, id: exceptionId });
    return { ...tellEnd(exceptionLine(exception, today)), ...undo };
  }
  const shorter = { ...exception, to: lastDay };
  await putException(tx, {
    userId,
    id: exceptionId,
    kept: { utcOffsetMinutes: before.utcOffsetMinutes, exception: shorter },
    now,
  });
  const { because } = await findNextSession(tx, actor);
  return { ...tellWeek(shorter, { today, because }), ...undo };
}
