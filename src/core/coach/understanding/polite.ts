import { replaceIn } from '../prefilter/prefilter.ts';

/** What a polite request asks for, in the form of an order: "I'd be glad if you removed …" → "remove …". */
const ORDERS: readonly (readonly [said: string, order: string])[] = [
  ...['set', 'put', 'cut'].map((verb) => [verb, verb] as const),
  ...['change', 'update', 'remove', 'raise', 'note', 'schedule', 'move', 'delete', 'reduce'].map(
    (verb) => [`${verb}d?`, verb] as const,
  ),
  ...['add', 'list', 'lower', 'mark', 'switch', 'correct', 'fix', 'record', 'bump', 'register'].map(
    (verb) => [`${verb}(?:ed)?`, verb] as const,
  ),
  ...['drop', 'swap'].map((verb) => [`${verb}(?:ped)?`, verb] as const),
  ['made|make', 'make'],
  ['took|take', 'take'],
  ['kept|keep', 'keep'],
  ['left|leave', 'leave'],
];
const GLAD_IF =
  "(?:i(?:'d| would) (?:really |so |very |much ){0,8}(?:appreciate it|be (?:so |very |most |really )?(?:grateful|glad|happy|thankful|obliged|delighted|pleased)|love it|like it)|it(?:'d| would) be (?:so |very |really )?(?:lovely|great|nice|good|helpful|brilliant|perfect|kind of you|super)) if (?:you|u|we) (?:could |would |can |will )?(?:please |kindly |just |also )?";
const AS_ORDERS = ORDERS.map(([said, order]) => [new RegExp(`\\b${GLAD_IF}(?:${said})\\b`, 'gi'), order] as const);

const SAID_KINDLY: readonly (readonly [RegExp, string])[] = [
  [/,? ?who(?: would(?:'ve| have)?|'d have)? kn[eo]wn?[?!]*/gi, '.'],
  // "If you don't mind," holds nothing back.
  [
    /(?<=^|[,.!] ?|\w )(?:,? ?)(?:please,? )?if (?:at all possible|possible|you do ?n[o']?t mind|you don't mind|you please|you would|you could|i may|that(?:'s| is) (?:ok|okay|alright|possible))(?:,|(?=[.!?:]|$))/gi,
    '',
  ],
  [
    /\b(?:might|may|could|can) i (?:please |kindly )?(?:ask|trouble|bother|request|get|have) (?:you |u )(?:please )?to\b/gi,
    'can you',
  ],
  [/\b(?:might|may|could|can) i (?:please |kindly )?(?:ask|request) that\b/gi, 'can you note that'],
  [
    /\b(?:do you |would you |you )?mind (?=(?:chang|sett|putt|add|remov|updat|stretch|mak|tak|cutt|rais|lower|switch|bump|list|not)ing\b)/gi,
    'can you ',
  ],
  [/(?<=\bcan you )(chang|remov|updat|mak|tak|rais|not)ing\b/gi, '$1e'],
  [/(?<=\bcan you )(set|put|cut)ting\b/gi, '$1'],
  [/(?<=\bcan you )(add|stretch|lower|switch|bump|list)ing\b/gi, '$1'],
  [/^(?:with apologies|sorry (?:to bother you|for the (?:fuss|bother|trouble)))[^,]*,? (?:but )?/i, ''],
];

const PLAINLY = [...AS_ORDERS, ...SAID_KINDLY];

/** A message with its polite requests as plain ones: "Might I ask you to raise …?" → "can you raise …?". */
export const plainlyAsked = (message: string): string =>
  PLAINLY.reduce((text, [pattern, plain]) => replaceIn(text, pattern, plain), message);
