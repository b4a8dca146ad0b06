import { describe, expect, it } from 'vitest';
import { hasPhrase, isPlainText, plainWords, unsafeClaims, withoutPhrase } from './plan-text.ts';

describe('hasPhrase', () => {
  it.each([
    ['Crushed peanuts on top', 'peanut', true],
    ['1 peanut', 'peanuts', true],
    ['Fresh raspberries', 'raspberry', true],
    ['Radish salad', 'radishes', true],
    ['Tomatoes, diced', 'tomato', true],
    ['Crème fraîche', 'creme fraiche', true],
    ['Roasted eggplant', 'egg', false],
    ['A pinch of nutmeg', 'nut', false],
    ['Coconut milk', 'nut', false],
    ['Anything', '', false],
  ])('in "%s", "%s": %s', (text, phrase, found) => {
    expect(hasPhrase(plainWords(text), phrase)).toBe(found);
  });

  it('finds the word again only outside of its exceptions', () => {
    const rest = withoutPhrase(plainWords('Coconut milk and a little milk'), 'coconut milk');
    expect(hasPhrase(rest, 'milk')).toBe(true);
    expect(hasPhrase(withoutPhrase(plainWords('Coconut milk'), 'coconut milk'), 'milk')).toBe(false);
  });
});

describe('isPlainText', () => {
  it.each(['<b>', 'a < b', 'javascript:alert(1)', 'bell\u0007'])('turns "%s" away', (text) => {
    expect(isPlainText(text)).toBe(false);
  });

  it('takes what coaches write', () => {
    expect(isPlainText('Bake at 400 °F (200 °C); rest 5–10 minutes & enjoy “as is”.\nThen plate.')).toBe(true);
  });
});

describe('unsafeClaims', () => {
  it.each([
    'This cures acid reflux.',
    'Guaranteed results!',
    'A detox day.',
    'No pain no gain',
    'Melt your belly fat',
    'Take 5 g of creatine.',
    'You may have a herniated disc.',
    'Stop taking your statin.',
  ])('catches "%s"', (text) => {
    expect(unsafeClaims(text)).not.toEqual([]);
  });

  it.each([
    'Uncured ham is fine.',
    'Use cured salmon.',
    'Take 5 minutes to walk.',
    'Stop if you feel sharp pain.',
    'Please ask your clinician; this is not a diagnosis.',
    'Keep sodium under 2,300 mg a day.',
  ])('lets "%s" be', (text) => {
    expect(unsafeClaims(text)).toEqual([]);
  });
});
