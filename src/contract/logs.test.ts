import { describe, expect, expectTypeOf, it } from 'vitest';
import type { LogKind, ValueKind } from '#core/progress/log-kinds.ts';
import { type Log, logProgress, logSchema } from './logs.ts';
import type { RequestOf } from './operation.ts';

const kept = {
  id: 'c1a7f1d0-8f51-4a52-9d6c-0b1de4b3f0aa',
  userId: 'ann',
  notes: null,
  loggedAt: '2026-05-04T12:00:00.000Z',
};
type Sent = RequestOf<typeof logProgress>['body'];

describe('a log', () => {
  it('has a type of its own for each kind', () => {
    expectTypeOf<Log['logType']>().toEqualTypeOf<LogKind>();
    type Of<K extends LogKind> = Extract<Log, { logType: K }>;
    expectTypeOf<Of<'weight'>['unit']>().toEqualTypeOf<'lbs'>();
    expectTypeOf<Of<'measurement'>['part']>().toEqualTypeOf<'waist' | 'hips' | 'chest' | 'arm' | 'thigh'>();
    expectTypeOf<Of<'workout'>['planName']>().toEqualTypeOf<string>();
    expectTypeOf<Of<'exercise_completion'>['performed'][number]['reps']>().toEqualTypeOf<number>();
    expectTypeOf<Extract<Sent, { logType: 'energy' }>['unit']>().toEqualTypeOf<'level'>();
    expectTypeOf<Sent['logType']>().toEqualTypeOf<ValueKind>();
  });

  it.each([
    ['a weight', { logType: 'weight', value: 180, unit: 'lbs' }, true],
    ['a weight in another unit', { logType: 'weight', value: 82, unit: 'kg' }, false],
    ['a measurement', { logType: 'measurement', value: 34, unit: 'in', part: 'waist' }, true],
    ['a measurement of nothing', { logType: 'measurement', value: 34, unit: 'in' }, false],
    ['a weight of a waist', { logType: 'weight', value: 180, unit: 'lbs', part: 'waist' }, false],
    ['a kind that nobody knows', { logType: 'mood', value: 3, unit: 'level' }, false],
  ])('%s', (_what, log, isOne) => {
    expect(logSchema.safeParse({ ...kept, ...log }).success).toBe(isOne);
    expect(logProgress.body.safeParse(log).success).toBe(isOne);
  });
});
