import { foldText } from '#core/language/fold-text.ts';

/** Rough word stem, the same for "lunges" and "lunge", "running" and "run", "presses" and "press". */
function stem(word: string): string {
  const bare = word
    .replace(/s$/, '')
    .replace(/(.{3})ing$/, '$1')
    .replace(/e$/, '');
  return bare.replace(/([bcdfghjklmnpqrstvwxz])\1$/, '$1');
}

function stems(text: string): string[] {
  return (foldText(text).match(/[a-z0-9]+/g) ?? []).map(stem);
}

/** True when the words of `term` occur in `text`, in that order, whatever their endings and whatever stands between. */
export function mentions(text: string, term: string): boolean {
  const wanted = stems(term);
  let found = 0;
  for (const word of stems(text)) if (word === wanted[found]) found++;
  return wanted.length > 0 && (found === wanted.length || foldText(text).includes(foldText(term.trim())));
}
