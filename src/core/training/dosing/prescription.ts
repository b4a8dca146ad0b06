/** How much of one set: repetitions in a range, a hold, or a steady block. `eachSide` doubles the work. */
export type Dose =
  | { kind: 'reps'; low: number; high: number; eachSide: boolean }
  | { kind: 'seconds'; seconds: number; eachSide: boolean }
  | { kind: 'minutes'; minutes: number };

/** The text of the `reps` field: "8-12", "10 each side", "30 seconds", "5 minutes". */
export function doseText(dose: Dose): string {
  if (dose.kind === 'minutes') return dose.minutes === 1 ? '1 minute' : `${dose.minutes} minutes`;
  const side = dose.eachSide ? ' each side' : '';
  if (dose.kind === 'seconds') return `${dose.seconds} seconds${side}`;
  return `${dose.low === dose.high ? dose.low : `${dose.low}-${dose.high}`}${side}`;
}

/** The text of the `duration` field: timed work only. */
export function durationText(dose: Dose): string | null {
  return dose.kind === 'reps' ? null : doseText(dose);
}

/** Rest always names seconds first, because the player reads its first number. */
export function restText(seconds: number): string {
  return `${seconds} seconds`;
}

/** Reads what `doseText` writes; `null` for anything else. */
export function parseDose(text: string): Dose | null {
  const match = /^(\d+)(?:-(\d+))?( seconds| minutes?)?( each side)?$/.exec(text.trim());
  if (!match) return null;
  const low = Number(match[1]);
  const eachSide = match[4] !== undefined;
  if (match[3] === ' seconds') return { kind: 'seconds', seconds: low, eachSide };
  if (match[3] !== undefined) return { kind: 'minutes', minutes: low };
  return { kind: 'reps', low, high: match[2] === undefined ? low : Number(match[2]), eachSide };
}

/** Seconds of a rest text: its first number, as the player reads it; `null` without one. */
export function parseRest(text: string): number | null {
  const match = /\d+/.exec(text);
  return match ? Number(match[0]) : null;
}

/** Middle of the repetition range; 0 for timed work. */
export function middleReps(dose: Dose): number {
  return dose.kind === 'reps' ? (dose.low + dose.high) / 2 : 0;
}
