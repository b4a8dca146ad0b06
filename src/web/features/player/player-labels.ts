import { counted } from '#core/language/counted.ts';
import { countedIn } from '#core/training/player/suggest-set.ts';
import type { NewRecord } from '#core/training/player/workout-summary.ts';

/** Seconds as "1:05". */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The same for who listens: "1 minute 5 seconds". */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  const parts = [
    ...(minutes > 0 ? [counted(minutes, 'minute')] : []),
    ...(rest > 0 || minutes === 0 ? [counted(rest, 'second')] : []),
  ];
  return parts.join(' ');
}

type Counted = { weightLbs: number | null; reps: number };

/** "10 × 95 lbs", "12 reps", "30 seconds"; what the plan writes where nothing is counted. */
export function setText(set: Counted | null, reps: string): string {
  if (!set) return reps.replace(/(\d)-(\d)/g, '$1–$2');
  const unit = countedIn(reps) === 'seconds' ? 'seconds' : 'reps';
  if (set.weightLbs === null) return `${set.reps} ${unit}`;
  return unit === 'seconds' ? `${set.reps} seconds × ${set.weightLbs} lbs` : `${set.reps} × ${set.weightLbs} lbs`;
}

/** What the plan asks of one set, in a sentence: "8–12 reps", "10 reps each side", "30 seconds". */
export const plannedText = (reps: string): string => setText(null, reps).replace(/^[\d–]+(?= each side$|$)/, '$& reps');

/** "10 reps at 95 pounds", for who listens. */
export function spokenSet(set: Counted | null, reps: string): string {
  if (!set) return reps.replace(/(\d)-(\d)/g, '$1 to $2');
  const amount = `${set.reps} ${countedIn(reps) === 'seconds' ? 'seconds' : 'reps'}`;
  return set.weightLbs === null ? amount : `${amount} at ${set.weightLbs} pounds`;
}

/** Instructions, one sentence a step. */
export const stepsOf = (instructions: readonly string[]): string[] =>
  instructions.flatMap((text) =>
    text
      .replace(/([.!?])\s+(?=[A-Z0-9])/g, '$1\n')
      .split('\n')
      .map((step) => step.trim())
      .filter((step) => step !== ''),
  );

type Next = { weightLbs: number | null; aim: number | null; reps: string };

/** "Next: 55 lbs × 8." */
export function nextText({ weightLbs, aim, reps }: Next): string {
  const goal = aim === null ? setText(null, reps) : setText({ weightLbs: null, reps: aim }, reps);
  return weightLbs === null ? `Next: ${goal}.` : `Next: ${weightLbs} lbs × ${aim ?? setText(null, reps)}.`;
}

const RECORDS: Record<NewRecord['kind'], (record: NewRecord) => string> = {
  heaviest: ({ value, reps }) => `${value} lbs × ${reps}, your heaviest`,
  oneRepMax: ({ value }) => `1 rep: about ${Math.round(value)} lbs, your best estimate`,
  mostReps: ({ value }) => `${value} reps, your most`,
  longestHold: ({ value }) => `${value} seconds, your longest`,
};

/** "105 lbs × 8, your heaviest". */
export const recordLine = (record: NewRecord): string => RECORDS[record.kind](record);
