import type { TrainingException } from '#core/training/exceptions/exception.ts';

/** What is read for sessions, weeks and calories; left out: not read. */
export type TrainingFacts = {
  /** The calendar day of the person, as "2026-05-04". */
  today?: string;
  /** What of the training goes another way than planned, newest first. */
  exceptions?: readonly { id: string; exception: TrainingException }[];
  /** Between what calories the person may choose; null where only a clinician changes them. */
  calorieRange?: { least: number; most: number } | null;
};
