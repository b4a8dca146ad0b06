/** A country is two letters at the end of a name. */
const COUNTRY = 2;

/**
 * Whether an address is of a school, by what registries promise of its ending: `.edu` (EDUCAUSE, accredited schools of the US), and
 * `.edu.<country>` or `.ac.<country>`, which Australia, the United Kingdom, Japan and others keep for theirs.
 */
export function isSchoolAddress(email: string): boolean {
  const labels = (email.split('@')[1] ?? '').toLowerCase().split('.');
  const [second, top] = [labels.at(-2), labels.at(-1)];
  if (top === 'edu') return labels.length >= 2;
  return labels.length >= COUNTRY + 1 && top?.length === COUNTRY && (second === 'edu' || second === 'ac');
}

const YEAR_MS = 365 * 86_400_000;

/** Until when a proof counts: a year, then it is asked for again. */
export const studentUntil = (verifiedAt: number): number => verifiedAt + YEAR_MS;
