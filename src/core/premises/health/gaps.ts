import type { Mention, Span } from '#core/language/reading.ts';

/** How far apart two stretches of a text stand: characters, and more where a sign parts them. */
export type Gaps = (one: Span, other: Span) => number;

const SENTENCE_GAP = 60;
const COMMA_GAP = 4;
const COSTS: Readonly<Record<string, number>> = {
  ',': COMMA_GAP,
  '/': COMMA_GAP,
  '&': COMMA_GAP,
  '.': SENTENCE_GAP,
  ';': SENTENCE_GAP,
  '!': SENTENCE_GAP,
  '?': SENTENCE_GAP,
  '\n': SENTENCE_GAP,
};

/** Sums a text up once, so that each distance takes the same time however long the text is. */
export function gapsOf(text: string): Gaps {
  const until = new Uint32Array(text.length + 1);
  for (let at = 0; at < text.length; at++) until[at + 1] = (until[at] ?? 0) + 1 + (COSTS[text[at] ?? ''] ?? 0);
  return (one, other) => {
    const [first, second] = one.start <= other.start ? [one, other] : [other, one];
    return Math.max(0, (until[second.start] ?? 0) - (until[first.end] ?? 0));
  };
}

/** Most names and states that are held against each other, so that 4,000 characters of names stay quick. */
export const MOST = 150;

/** The name that stands nearest to a stretch of the text. */
export function nearest<T extends { mention: Mention }>(
  to: Span,
  names: readonly T[],
  gaps: Gaps,
): { name: T; gap: number } | null {
  let best: { name: T; gap: number } | null = null;
  for (const name of names) {
    const gap = gaps(to, name.mention.span);
    if (!best || gap < best.gap) best = { name, gap };
  }
  return best;
}
