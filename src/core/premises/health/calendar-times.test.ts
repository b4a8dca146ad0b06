import { describe, expect, it } from 'vitest';
import { durationsIn } from './durations.ts';

const TODAY = '2026-11-23';
const weeksOf = (text: string) =>
  durationsIn(text, TODAY)
    .filter(({ way }) => way !== 'ahead')
    .map(({ weeks }) => Math.floor(weeks));

describe('times of the calendar', () => {
  it.each([
    ['c-section on oct 12', 6],
    ['on 12 October', 6],
    ['3rd of November', 2],
    ['on 12 October 2025', 58],
    ['12/10/2026', 6],
    ['08/2025', 64],
    ['2025-08-14', 66],
    ["aug '25", 64],
    ['mid october', 4],
    ['last thursday', 0],
    ['last christmas', 47],
    ['at easter', 33],
    ["back in '19", 364],
    ['in 98', 1456],
    ['a month and a half ago', 6],
    ['2 and a half months ago', 10],
    ['a year and a half ago', 78],
    ['6/52 ago', 6],
    ['3/12 post', 13],
    ['18mo ago', 78],
    ['POD 10', 1],
    ['week 6 post op', 6],
    ['beginning of the year', 43],
  ])('%s is %i weeks', (text, weeks) => {
    expect(weeksOf(text)).toContain(weeks);
  });

  it.each([
    'check up on dec 8',
    'surgery booked for 12 december',
    'physio on Monday',
    'train on Mondays',
    'in 90 days',
    '120/80',
    'squat 100kg for 3/12',
    'may 40 kg be too much',
  ])('%s tells of no time since', (text) => {
    expect(weeksOf(text).filter((weeks) => weeks < 12)).toEqual([]);
  });
});
