import type { Token } from '#core/language/tokens.ts';

/** `words`: the tokens without signs, in which phrases are looked for. */
export type Told = { message: string; before: string; tokens: readonly Token[]; words: readonly Token[] };

const ASKED = /\?\s*$/;
const POLITE = /\b(?:can|could|would|will) (?:you|u)\b|\bplease\b|\bpls\b/i;
export const isAsked = (message: string) => ASKED.test(message) && !POLITE.test(message);
