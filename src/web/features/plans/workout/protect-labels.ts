import { type Joint, jointName } from '#core/catalogue/exercise.ts';
import { capital } from '#core/language/capital.ts';

const NOTHING = /^(?:none|no injuries|n\/a)?$/i;

/** "left shoulder", where the reason for a swap names one side; else "shoulder". */
export function jointWords(joint: Joint, wishes: string): string {
  const name = jointName(joint);
  const [left, right] = [/\bleft\b/i.test(wishes), /\bright\b/i.test(wishes)];
  if (left === right) return name;
  return `${left ? 'left' : 'right'} ${name}`;
}

/** The answer about injuries with one more: what was there stays. */
export function withInjury(injuries: readonly string[], words: string): string[] {
  const injury = `${capital(words)} hurts`;
  const known = injuries.filter((one) => !NOTHING.test(one.trim()));
  return known.includes(injury) ? known : [...known, injury];
}
