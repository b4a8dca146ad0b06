/** Rough word stem, the same for "lunges" and "lunge", "running" and "run", "presses" and "press". */
function stem(word: string): string {
  const bare = word
    .replace(/s$/, '')
    .replace(/(?<=.{3})ing$/, '')
    .replace(/e$/, '');
  return bare.replace(/([bcdfghjklmnpqrstvwxz])\1$/, '$1');
}

function stems(text: string): string {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return ` ${words.map(stem).join(' ')} `;
}

/** True when the words of `term` occur in `text`, in that order, whatever their endings. */
export function mentions(text: string, term: string): boolean {
  const wanted = stems(term);
  if (wanted.trim() === '') return false;
  return stems(text).includes(wanted) || text.toLowerCase().includes(term.trim().toLowerCase());
}
