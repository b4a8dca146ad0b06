import type { Check } from './certificate.ts';

const SHOWN = 3;

/** One check from what was found wrong: passed when nothing was, with a sentence either way. */
export function verdict(id: string, problems: readonly string[], whenFine: string): Check {
  if (problems.length === 0) return { id, ok: true, detail: whenFine };
  const more = problems.length - SHOWN;
  const detail = problems.slice(0, SHOWN).join(' ') + (more > 0 ? ` And ${more} more.` : '');
  return { id, ok: false, detail };
}
