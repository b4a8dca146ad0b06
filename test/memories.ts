/** Something that the coach is to remember. */
export const MUSHROOMS = {
  kind: 'taste',
  text: 'I hate mushrooms in sauces',
  date: null,
  quote: 'i hate mushrooms in sauces',
  source: 'chat',
} as const;

/** Something with a day. */
export const WEDDING = {
  kind: 'when',
  text: 'Wedding',
  date: '2026-06-12',
  quote: 'wedding june 12',
  source: 'chat',
} as const;
