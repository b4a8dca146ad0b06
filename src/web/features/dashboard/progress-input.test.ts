import { describe, expect, it } from 'vitest';
import { readProgress } from './progress-input.ts';

describe('what is logged', () => {
  it.each([
    ['weight', '164.2', { logType: 'weight', value: 164.2, unit: 'lbs' }],
    ['weight', ' 164,26 ', { logType: 'weight', value: 164.3, unit: 'lbs' }],
    ['energy', '10', { logType: 'energy', value: 10, unit: 'level' }],
  ] as const)('%s "%s"', (kind, value, body) => {
    expect(readProgress(kind, { value, notes: '  ' })).toEqual(body);
  });

  it('keeps trimmed notes', () => {
    expect(readProgress('energy', { value: '7', notes: ' slept well ' })).toMatchObject({ notes: 'slept well' });
  });

  it.each([
    ['weight', ''],
    ['weight', 'abc'],
    ['weight', '16o.4'],
    ['weight', '-3'],
    ['weight', '0'],
    ['weight', '1501'],
    ['weight', 'Infinity'],
    ['energy', '0'],
    ['energy', '11'],
    ['energy', '7.5'],
  ] as const)('is nothing for %s "%s"', (kind, value) => {
    expect(readProgress(kind, { value, notes: '' })).toBeNull();
  });
});
