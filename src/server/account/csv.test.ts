import { describe, expect, it } from 'vitest';
import { csvCell, csvOf } from './csv.ts';

describe('a table for spreadsheets', () => {
  it('has the columns of all rows, and quotes what would break it', () => {
    const rows = [
      { day: 'Monday', note: 'rice, "brown"\nand beans' },
      { day: 'Tuesday', kg: -2.5 },
    ];
    expect(csvOf(rows)).toBe('\ufeffday,note,kg\r\nMonday,"rice, ""brown""\nand beans",\r\nTuesday,,-2.5\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =cmd|calc', '＝1+1', '\n=1'])(
    'takes no text for a formula: %j',
    (text) => {
      expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('leaves numbers, plain texts and gaps alone, and writes the rest as JSON', () => {
    expect([-5, 0, true, null, undefined, 'oats - plain', ['a', 'b']].map(csvCell)).toEqual([
      '-5',
      '0',
      'true',
      '',
      '',
      'oats - plain',
      '"[""a"",""b""]"',
    ]);
  });
});
