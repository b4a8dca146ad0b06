type How = {
  /** So many are named, the others counted. */
  most?: number;
  joint?: 'and' | 'or';
};

/** Words as a sentence lists them: "a", "a and b", "a, b and c", "a, b and 3 more". */
export function listed(words: readonly string[], { most = Number.POSITIVE_INFINITY, joint = 'and' }: How = {}): string {
  const more = words.length - most;
  const shown = more > 0 ? [...words.slice(0, most), `${more} more`] : words;
  if (shown.length < 2) return shown.join('');
  return `${shown.slice(0, -1).join(', ')} ${joint} ${shown[shown.length - 1]}`;
}
