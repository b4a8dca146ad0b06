// Texts that no well-meaning person sends, by families: each is bad for one way of reading.

const upTo = (letters: number, unit: string): string => unit.repeat(Math.ceil(letters / unit.length)).slice(0, letters);

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Short words that nobody knows, all of them different: "qaa qab qac". */
const unknownWords = (count: number, start = 'q'): string =>
  Array.from({ length: count }, (_, at) => {
    const [a = 0, b = 0] = [Math.floor(at / ALPHABET.length) % ALPHABET.length, at % ALPHABET.length];
    return `${start}${ALPHABET[a]}${ALPHABET[b]}`;
  }).join(' ');

/** Words one slip away from words that are known: each is compared with all that are like it. */
const MISSPELT =
  'peanjts shelfish glutn vegtarian kneee sholder dumbels pregnat insuln allergc weigt preasure antidepresants mushroms';

/** What pieces of patterns begin with and go on with, so that each place of a text begins many matches and ends none. */
const BEGUN = [
  ...['have just just have just ', 'I have just just just turned ', 'I am now now now now ', 'put mark list set make '],
  ...['allergic to to to ', 'when I eat ', 'not any more not any more ', 'my my my left my my right '],
  ...['I want to want to ', "don't don't do not ", 'for for my my the the ', 'itch, if I eat ', 'no no, not not '],
  ...[
    'take off take off the ',
    'instead of instead of ',
    '20 lbs to 30 kg or 40 ',
    'a bit more a bit less ',
    'or more or less ',
  ],
  ...['change my weight to change my ', 'is is are are was ', 'I would I would say ', 'no longer no longer have '],
  ...[
    '5 ft 5 ft 5 ',
    "5' 5'' 5' ",
    '1.1.1.1.',
    '12 stone 12 stone ',
    '20 - 20 - ',
    '3 or so 3 or so ',
    'in in minutes minutes ',
  ],
  ...[
    'chest pain chest ',
    'kill kill kill my ',
    'i cant i cant breathe if ',
    'my friend says she says he ',
    'under under 18 ',
  ],
] as const;

const MARKS = [
  ...[
    '"',
    "'",
    '“',
    '(',
    '[',
    '{',
    '((',
    '[](',
    '![',
    '<',
    '<a ',
    '<script>',
    '</',
    '`',
    '*',
    '**',
    '_',
    '#',
    '|',
    '\\',
  ],
  ...[
    ',',
    ', ',
    '. ',
    '.',
    '!',
    '? ',
    ';',
    ':',
    '-',
    ' - ',
    '/',
    '%',
    '&',
    '@',
    'a@',
    '\n',
    '\r\n',
    '\t',
    ' ',
    '\u00a0',
  ],
  ...["' a", '" a', "'a b' ", '"a b" ', '(a) ', "a's ", 'a.', 'a-', 'a/', 'a,b,', 'www.', 'http://', 'a.b.', 'x.com/'],
] as const;

const LETTERS = [
  ...[
    'a',
    'z',
    'I',
    'İ',
    'ß',
    'ﬁ',
    'é',
    'e\u0301',
    'a\u0301\u0302\u0303\u0304',
    '\u0301',
    'ﷺ',
    '文',
    'ا',
    '\u202e',
    '\u200b',
  ],
  ...[
    '\u200d',
    '🏋️‍♀️',
    '👩‍👩‍👧‍👦',
    '🇩🇪',
    '\ud800',
    '\udc00',
    '\u0000',
    '\ufffd',
    'ſ',
    'K',
    'Ω',
    '１',
    '½',
    '0',
    '9',
    '1,',
    '1 ',
  ],
  ...['&amp;', '&amp;amp;', '&#39;', '&lt;', '&', '%20', '\\u0041', '$1', '{name}', '__proto__ ', 'constructor '],
] as const;

/** Every text by its name, each of exactly `letters` characters. */
export function hostileTexts(letters: number): Map<string, string> {
  const units = [...BEGUN, ...MARKS, ...LETTERS].map((unit) => [JSON.stringify(unit), upTo(letters, unit)] as const);
  const words = [
    ['unknown words', upTo(letters, `${unknownWords(2000)} `)],
    ['unknown words, listed', upTo(letters, `${unknownWords(2000).replaceAll(' ', ',')},`)],
    ['letters alone', upTo(letters, `${[...ALPHABET].join(' ')} `)],
    ['misspelt words', upTo(letters, `${MISSPELT} `)],
    ['misspelt words, listed', upTo(letters, `${MISSPELT.replaceAll(' ', ', ')}, `)],
    ['one word of many letters', upTo(letters, ALPHABET)],
    ['a word after many spaces', `${' '.repeat(letters - 1)}x`],
    [
      'a sentence that never ends',
      upTo(letters, 'I am allergic to peanuts and I have a bad knee and I weigh 80 kg and '),
    ],
    ['sentences without end', upTo(letters, 'I am 34. I am 35. No nuts. My knee hurts. ')],
    ['brackets in brackets', `${'('.repeat(letters / 2)}${')'.repeat(letters / 2)}`],
    ['a link in a link', upTo(letters, '[a](b[a](')],
    ['tags in tags', upTo(letters, '<a<a<b')],
  ] as const;
  return new Map([...units, ...words]);
}

/** Near-misses of a pattern: its own words, all but the last one, again and again. */
export function nearMissOf(source: string, letters: number): string {
  const words = source.replace(/\\[a-zA-Z]|\(\?[:=!]|\(\?<[=!]/g, ' ').match(/[\p{L}\d']+/gu) ?? [];
  return upTo(letters, `${words.slice(0, Math.max(words.length - 1, 1)).join(' ')} `);
}
