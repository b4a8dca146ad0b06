import { describe, expect, it } from 'vitest';
import { utcOffsetOf } from '#web/parts/logs/log-queries.ts';
import { readValue } from '#web/parts/logs/read-value.ts';
import { dateField, entrySchema, momentOn, progressSchema, readProgress } from './progress-input.ts';

const now = new Date(2026, 4, 20, 8, 30);
const typed = { kind: 'weight', part: 'waist', value: '', notes: ' ', date: '2026-05-20' } as const;

describe('what is logged', () => {
  it.each([
    ['weight', '164.2', 'imperial', { logType: 'weight', value: 164.2, unit: 'lbs' }],
    ['weight', ' 164,26 ', 'imperial', { logType: 'weight', value: 164.3, unit: 'lbs' }],
    ['weight', '74.7', 'metric', { logType: 'weight', value: 164.7, unit: 'lbs' }],
    ['energy', '10', 'metric', { logType: 'energy', value: 10, unit: 'level' }],
    ['measurement', '33.5', 'imperial', { logType: 'measurement', part: 'waist', value: 33.5, unit: 'in' }],
    ['measurement', '85', 'metric', { logType: 'measurement', part: 'waist', value: 33.46, unit: 'in' }],
  ] as const)('%s "%s", %s', (kind, value, units, body) => {
    const when = { loggedAt: now.toISOString(), utcOffsetMinutes: utcOffsetOf(now) };
    expect(readProgress({ ...typed, kind, value }, { units, now })).toEqual({ ...body, ...when });
  });

  it('keeps trimmed notes', () => {
    const body = readProgress({ ...typed, value: '164', notes: ' slept well ' }, { units: 'imperial', now });
    expect(body).toMatchObject({ notes: 'slept well' });
  });

  it.each([
    ['weight', '', 'imperial'],
    ['weight', 'abc', 'imperial'],
    ['weight', '16o.4', 'imperial'],
    ['weight', '-3', 'imperial'],
    ['weight', '0', 'imperial'],
    ['weight', '1501', 'imperial'],
    ['weight', '700', 'metric'],
    ['weight', 'Infinity', 'imperial'],
    ['energy', '0', 'imperial'],
    ['energy', '11', 'imperial'],
    ['energy', '7.5', 'imperial'],
    ['measurement', '0', 'imperial'],
    ['measurement', '151', 'imperial'],
    ['measurement', '382', 'metric'],
  ] as const)('is nothing for %s "%s", %s', (kind, value, units) => {
    expect(readValue(kind, value, units)).toBeNull();
  });
});

describe('the day of an entry', () => {
  it('is now for today and noon for a day before', () => {
    expect(momentOn(dateField(now), now).loggedAt).toBe(now.toISOString());
    const before = new Date(2026, 4, 17, 12);
    expect(momentOn('2026-05-17', now)).toEqual({
      loggedAt: before.toISOString(),
      utcOffsetMinutes: utcOffsetOf(before),
    });
  });

  it.each(['2026-05-21', 'soon', ''])('is now where "%s" was typed', (date) => {
    expect(momentOn(date, now).loggedAt).toBe(now.toISOString());
  });
});

describe('the form of a new entry', () => {
  const schema = progressSchema('imperial', () => now);

  it('reads what to send', () => {
    expect(schema.parse({ ...typed, value: '164.2' })).toEqual(
      readProgress({ ...typed, value: '164.2' }, { units: 'imperial', now }),
    );
  });

  it.each([
    ['energy', '11', 'A whole number from 1 to 10.'],
    ['weight', 'abc', 'A number above 0, such as 171.5.'],
    ['measurement', '', 'A number above 0, such as 33.5.'],
  ] as const)('says of %s "%s": %s', (kind, value, message) => {
    expect(schema.safeParse({ ...typed, kind, value }).error?.issues).toMatchObject([{ path: ['value'], message }]);
  });
});

describe('the form of a corrected entry', () => {
  const before = { value: '164.2', notes: 'slept well', date: '2026-05-20' };
  const schema = entrySchema({ kind: 'weight', units: 'imperial', before, now: () => now });

  it('reads only what has changed', () => {
    expect(schema.parse(before)).toEqual({});
    expect(schema.parse({ ...before, value: '165' })).toEqual({ value: 165 });
    expect(schema.parse({ ...before, notes: '  ' })).toEqual({ notes: '' });
    expect(schema.parse({ ...before, date: '2026-05-17' })).toEqual(momentOn('2026-05-17', now));
  });

  it('wants no number where the entry holds none, and one that can be kept where it does', () => {
    const without = entrySchema({ kind: null, units: 'imperial', before: { ...before, value: '' }, now: () => now });
    expect(without.parse({ ...before, value: '', notes: 'new' })).toEqual({ notes: 'new' });
    expect(schema.safeParse({ ...before, value: '-3' }).error?.issues).toMatchObject([
      { path: ['value'], message: 'A number above 0, such as 171.5.' },
    ]);
  });
});
