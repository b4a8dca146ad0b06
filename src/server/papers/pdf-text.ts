import type { Content } from 'pdfmake/interfaces.d.ts';

/** Each face of a PDF is a file with the signs of one script. */
export type Face = 'Inter' | 'InterExt' | 'InterCyrillic' | 'InterGreek';
type Script = Face | 'Heading';

/** What the Latin file holds, as `unicode-range` of its style sheet says. */
const LATIN: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

const isWithin = (code: number, ranges: readonly (readonly [number, number])[]): boolean =>
  ranges.some(([from, to]) => code >= from && code <= to);

function faceOf(code: number): Face | null {
  if (code === 0x0a || isWithin(code, LATIN)) return 'Inter';
  if (code >= 0x100 && code <= 0x24f) return 'InterExt';
  if (code >= 0x400 && code <= 0x45f) return 'InterCyrillic';
  if (code >= 0x370 && code <= 0x3ff) return 'InterGreek';
  return null;
}

/** A sign that no face has would be an empty box: fractions are spelt out, accents dropped, the rest is a question mark. */
function readable(text: string): string {
  const spelt = text.normalize('NFC').replace(/(\d?)([⅐-⅞])/gu, (_, whole: string, fraction: string) => {
    const parts = fraction.normalize('NFKC').replace('\u2044', '/');
    return whole ? `${whole} ${parts}` : parts;
  });
  return Array.from(spelt, (sign) => {
    if (faceOf(sign.codePointAt(0) ?? 0)) return sign;
    const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '');
    return plain !== '' && Array.from(plain).every((each) => faceOf(each.codePointAt(0) ?? 0)) ? plain : other(sign);
  }).join('');
}

/** Joiners and marks that change the sign before them show nothing by themselves. */
const other = (sign: string): string => (/[\p{M}\p{Cf}\p{Cc}]/u.test(sign) ? '' : '?');

/** A text as runs, each in a face that has all its signs. */
export function written(text: string, latin: Script = 'Inter'): Content {
  const runs: { text: string; font: Script }[] = [];
  for (const sign of readable(text)) {
    const face = faceOf(sign.codePointAt(0) ?? 0) ?? 'Inter';
    const font = face === 'Inter' ? latin : face;
    const last = runs.at(-1);
    if (last?.font === font) last.text += sign;
    else runs.push({ text: sign, font });
  }
  return { text: runs };
}
