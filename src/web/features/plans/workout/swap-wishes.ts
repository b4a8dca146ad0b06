/** Reasons for another exercise that need no typing, in words that the server understands. */
export const SWAP_REASONS = [
  { label: 'Machine is taken', words: 'The machine is taken' },
  { label: 'It hurts', words: 'It hurts' },
  { label: 'Too easy', words: 'Too easy' },
  { label: 'Too hard', words: 'Too hard' },
  { label: 'No equipment', words: "I don't have the equipment" },
] as const;

export type SwapReason = (typeof SWAP_REASONS)[number]['words'];

/** A reason and what else was typed, as one text for the server. */
export const swapWishes = (reason: SwapReason | null, typed: string): string =>
  [reason ?? '', typed.trim()].filter((part) => part !== '').join('. ');
