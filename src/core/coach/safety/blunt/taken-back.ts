import { compilePattern, newSlots } from './compile-dangers.ts';
import { DANGER_LANGUAGES } from './danger-languages.ts';
import { BREAK, dangerWords, ELLIPSIS } from './danger-words.ts';
import { finderOf } from './find-in-words.ts';

/** Stands where something was that only sounds like danger. */
const IDIOM = 'zz';
/** A word, a number or the end of a sentence, as it was typed. */
const TYPED = /[\p{L}\p{M}'’]+|\p{N}+|[.!?;\n]/gu;

function allTakeBacks() {
  const slots = newSlots();
  const patterns = DANGER_LANGUAGES.flatMap(({ takeBack, words }) =>
    takeBack.flatMap((source) => compilePattern('taken back', source, { words, slots })),
  );
  return finderOf(patterns, slots, { corrects: false });
}

let find: ReturnType<typeof allTakeBacks> | undefined;

/** A message without what only sounds like danger in one of the languages, for the rules and the classifier. */
export function withoutTakenBack(message: string): string {
  find ??= allTakeBacks();
  const text = message.replace(ELLIPSIS, ' ');
  const typed = text.match(TYPED) ?? [];
  const known = new Map<string, string>();
  for (const word of typed) if (!known.has(word)) known.set(word, dangerWords(word)[0] ?? BREAK);
  const found = find(typed.map((word) => known.get(word) ?? BREAK));
  if (found.length === 0) return message;
  const isOut = new Uint8Array(typed.length);
  for (const { start, end } of found) isOut.fill(1, start, end);
  let at = -1;
  return text.replace(TYPED, (word) => (isOut[++at] === 1 ? IDIOM : word));
}
