import { z } from 'zod';
import { dayOfIso, isoDay } from '#core/units/calendar-day.ts';

/** Shorter than this is no session, longer no short one. */
export const MINUTES = { least: 5, most: 120 } as const;

const day = z.iso.date();

/** What becomes of the session of one day. */
export const sessionChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('short'), minutes: z.number().int().min(MINUTES.least).max(MINUTES.most) }),
  z.strictObject({ kind: z.literal('lighter') }),
  z.strictObject({ kind: z.literal('skipped') }),
  z.strictObject({ kind: z.literal('moved'), to: day }),
]);

/** Days that go another way than planned: what is not named stays as planned. */
export const otherWeekSchema = z.strictObject({
  from: day,
  to: day,
  /** What the person calls it: "Denver". */
  label: z.string().max(60).nullable(),
  /** What there is to train with, in words that the equipment answer is read by. */
  tools: z.string().max(200).nullable(),
  /** So many sessions at most; none is a rest. */
  sessions: z.number().int().min(0).max(7).nullable(),
  /** Each session in so many minutes. */
  minutes: z.number().int().min(MINUTES.least).max(MINUTES.most).nullable(),
});

/** An exception to the training of a day or of some days. It stands beside the plan, which knows nothing of it, and ends by itself. */
export const trainingExceptionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('session'), day, change: sessionChangeSchema }),
  z.strictObject({ kind: z.literal('week'), ...otherWeekSchema.shape }),
]);

export type SessionChange = z.infer<typeof sessionChangeSchema>;
export type TrainingException = z.infer<typeof trainingExceptionSchema>;
type Of<K extends TrainingException['kind']> = Extract<TrainingException, { kind: K }>;
export type SessionException = Of<'session'>;
export type WeekException = Of<'week'>;

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one < other ? other : one);

/** The first and the last day on which an exception changes anything. */
export function spanOf(exception: TrainingException): { from: string; to: string } {
  if (exception.kind === 'week') return { from: exception.from, to: exception.to };
  const other = exception.change.kind === 'moved' ? exception.change.to : exception.day;
  return { from: earlier(exception.day, other), to: later(exception.day, other) };
}

/** Whether it holds on a day. */
export function holdsOn(exception: TrainingException, today: string): boolean {
  const { from, to } = spanOf(exception);
  return from <= today && today <= to;
}

/** Whether it is not over yet: it holds or is still to come. */
export const isOpen = (exception: TrainingException, today: string): boolean => spanOf(exception).to >= today;

/** Two that cannot both hold: two words about the session of one day, or two other weeks that overlap. */
export function isSamePlace(one: TrainingException, other: TrainingException): boolean {
  if (one.kind === 'session' || other.kind === 'session')
    return one.kind === 'session' && other.kind === 'session' && one.day === other.day;
  return one.from <= other.to && other.from <= one.to;
}

/** The day after, as "2026-05-05". */
export const nextDay = (day: string): string => isoDay(dayOfIso(day) + 1);
