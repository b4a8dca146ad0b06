import type { Mention } from './reading.ts';

/** A mention of which the words say nothing more. */
export const PLAIN_MENTION: Omit<Mention, 'senses' | 'span' | 'quote'> = {
  spelled: null,
  polarity: 'named',
  strength: 'plain',
  said: null,
  whose: 'mine',
  time: 'now',
  forms: [],
  scope: null,
  quantities: [],
  condition: null,
  reason: null,
  exceptionOf: null,
  list: -1,
  clause: -1,
  certainty: 'certain',
};
