import { foldText } from '#core/language/fold-text.ts';

/** Folds a text to its words: one blank between two, and one at each end, so that ` word ` matches whole words only. */
export function plainWords(text: string): string {
  const words = foldText(text)
    .replace(/'s\b/g, 's')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  return ` ${words.trim()} `;
}

/** `mushrooms` and `mushroom`, `radish` and `radishes`, `berry` and `berries` are one word to a person. */
function forms(phrase: string): string[] {
  const words = plainWords(phrase).trim();
  if (words === '') return [];
  const singular = words.replace(/ies$/, 'y').replace(/(ch|sh|s|x|o)es$/, '$1');
  const bare = singular === words ? words.replace(/([^s])s$/, '$1') : singular;
  return [...new Set([words, bare, `${bare}s`, `${bare}es`, bare.replace(/y$/, 'ies')])];
}

const formsSeen = new Map<string, string[]>();

function formsOf(phrase: string): string[] {
  const known = formsSeen.get(phrase);
  if (known) return known;
  const made = forms(phrase);
  formsSeen.set(phrase, made);
  return made;
}

/** Whether `plain` (made by `plainWords`) holds the phrase as whole words, in singular or plural. */
export function hasPhrase(plain: string, phrase: string): boolean {
  return formsOf(phrase).some((form) => plain.includes(` ${form} `));
}

/** `plain` without the phrase, so that what is left can be searched for a shorter one. */
export function withoutPhrase(plain: string, phrase: string): string {
  let rest = plain;
  for (const form of formsOf(phrase)) rest = rest.replaceAll(` ${form} `, ' | ');
  return rest;
}

/** Nothing that a browser could read as markup, and no control character but the line break. */
export function isPlainText(text: string): boolean {
  return !/[<>]|javascript:/i.test(text) && !/\p{Cc}/u.test(text.replaceAll('\n', ' '));
}

const CLAIMS: readonly [RegExp, string][] = [
  [/\bcur(?:e|es|ed|ing)\b(?! (?:ham|meat|salmon|bacon))/i, 'promises a cure'],
  [/\bguarante/i, 'guarantees a result'],
  [/\bmiracle|\bdetox/i, 'promises a miracle'],
  [/\bno pain,? no gain/i, 'says "no pain, no gain"'],
  [
    /\bspot[- ]reduc|\b(?:melt|burn|blast|torch)\w* (?:away )?(?:your )?(?:belly|stomach|arm|thigh) fat/i,
    'promises fat loss in one place',
  ],
  [/\bsteroids?\b|\b(?:take|dose of) \d+(?:\.\d+)? ?(?:mg|mcg|iu|ml|g|pills?|tablets?|capsules?)\b/i, 'names a dose'],
  [
    /\byou (?:probably |may |clearly )?(?:have|suffer from) (?:a |an )?(?:torn|ruptur|herniat|diabet|depress|arthrit|disorder|deficien)/i,
    'makes a diagnosis',
  ],
  [/\bstop taking\b|\bchange your (?:dose|medic)/i, 'tells to change a medicine'],
];

/** What a coach may never write: cures, guarantees, doses, diagnoses, fat loss in one place. Empty when the text is fine. */
export function unsafeClaims(text: string): string[] {
  return CLAIMS.filter(([pattern]) => pattern.test(text)).map(([, fault]) => fault);
}
