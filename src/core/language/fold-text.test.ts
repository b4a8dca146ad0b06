import { describe, expect, it } from 'vitest';
import { foldText, normalized, straightApostrophes } from './fold-text.ts';

describe('folding a text', () => {
  it.each([
    ['Jalapeño', 'jalapeno'],
    ['CRÈME FRAÎCHE', 'creme fraiche'],
    ['cre\u0300me', 'creme'],
    ['Crohn’s', "crohn's"],
    ['I don´t', "i don't"],
    ['‘quoted` word', "'quoted' word"],
    ['ﬁve ｆｕｌｌ', 'five full'],
    ['1½ cups', '11⁄2 cups'],
    ['İstanbul', 'istanbul'],
    ['𝐁𝐨𝐥𝐝', 'bold'],
    ['no change: 5, 6; (7)', 'no change: 5, 6; (7)'],
    ['', ''],
  ])('makes %j %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('changes nothing that is folded already', () => {
    const folded = foldText('Âge: 34 ans, j´ai “mal” au genou ™');
    expect(foldText(folded)).toBe(folded);
  });

  it.each([
    ['\uFDFA', 18],
    ['\u321D', 7],
    ['\uFDFB', 8],
  ])('does not write a sign out that is a whole phrase, where there are many: %j', (sign, letters) => {
    expect(sign.normalize('NFKD')).toHaveLength(letters);
    expect(foldText(sign.repeat(1000)).length).toBeLessThanOrEqual(3000);
    expect(normalized(`${sign.repeat(1000)} ｆｕｌｌ Âge`, 'NFKC')).toBe(`${sign.repeat(1000)} full Âge`);
  });

  it('takes every syllable of Hangul apart', () => {
    expect(foldText('한'.repeat(1000))).toBe('한'.normalize('NFD').repeat(1000));
  });

  it('leaves capitals and accents where only apostrophes are straightened', () => {
    expect(straightApostrophes('Ça n’est pas ‘ça’')).toBe("Ça n'est pas 'ça'");
  });
});
