import { describe, expect, it } from 'vitest';
import { caloriesSchema } from './single-meal-calories.ts';

describe('the calories of a single meal', () => {
  it.each([
    { typed: '', value: null },
    { typed: '  ', value: null },
    { typed: '100', value: 100 },
    { typed: ' 650 ', value: 650 },
    { typed: '1,500', value: 1500 },
  ])('“$typed” is $value', ({ typed, value }) => {
    expect(caloriesSchema.parse(typed)).toBe(value);
  });

  it.each(['99', '1501', '12.5', 'much', '-300', '1,50', '1e9'])('“%s” is asked for again', (typed) => {
    const { error } = caloriesSchema.safeParse(typed);
    expect(error?.issues.map(({ message }) => message)).toEqual(['Please give a whole number from 100 to 1,500.']);
  });
});
