import { describe, expect, it } from 'vitest';
import { type Log, logSchema } from '#contract/logs.ts';
import { aWeighing } from '#test/logs.ts';
import { randomUuid } from '#web/api/random-uuid.ts';
import { withPending } from './pending-logs.ts';
import type { PendingWrite, WriteName } from './writes.ts';

const weigh = (changes: Partial<Log> = {}): Log => aWeighing({ id: randomUuid(), ...changes });

const write = (name: WriteName, body: object, changes: Partial<PendingWrite> = {}): PendingWrite =>
  ({
    id: randomUuid(),
    userId: 'ann',
    name,
    body,
    failed: '',
    createdAt: '2026-05-04T12:00:00.000Z',
    state: 'waiting',
    message: null,
    kept: 'device',
    ...changes,
  }) as PendingWrite;

const exerciseData = { exerciseName: 'Squat', sets: 3, reps: '8', dayName: 'Day 1', category: 'strength' };

describe('logs with what waits on the device', () => {
  it.each([
    ['logProgress', { logType: 'energy', value: 7, unit: 'level', utcOffsetMinutes: -240 }],
    ['logProgress', { logType: 'measurement', part: 'waist', value: 34, unit: 'in' }],
    ['completeExercise', { planId: randomUuid(), exerciseData, performed: [{ set: 1, weightLbs: 100, reps: 8 }] }],
    ['completeWorkout', { workoutData: { planName: 'Plan', exerciseCount: 6, totalDuration: 45 }, notes: '' }],
  ] as const)('has a new one as the server will answer it: %s', (name, body) => {
    const made = write(name, { ...body, loggedAt: '2026-05-04T11:00:00.000Z' });
    const [log] = withPending([], [made]);
    expect(logSchema.parse(log)).toMatchObject({ id: made.id, userId: 'ann', loggedAt: '2026-05-04T11:00:00.000Z' });
  });

  it('has each once, also while it is in both', () => {
    const made = write('logProgress', { logType: 'weight', value: 181, unit: 'lbs' });
    const arrived = weigh({ id: made.id });
    expect(withPending([arrived], [made])).toEqual([arrived]);
  });

  it('is corrected, removed and brought back in order', () => {
    const log = weigh();
    const correction = write('updateLog', { logId: log.id, value: 179.5 });
    expect(withPending([log], [correction])).toMatchObject([{ value: 179.5 }]);
    const removal = write('deleteLog', { logId: log.id });
    expect(withPending([log], [correction, removal])).toEqual([]);
    const back = write('restoreLog', { logId: log.id });
    expect(withPending([log], [correction, removal, back])).toMatchObject([{ value: 179.5 }]);
  });

  it('leaves out what the server has refused', () => {
    expect(
      withPending([], [write('logProgress', { logType: 'weight', value: 1, unit: 'lbs' }, { state: 'refused' })]),
    ).toEqual([]);
  });

  it('is newest first, and of one type where one is named', () => {
    const [old, young] = [weigh({ loggedAt: '2026-05-01T12:00:00.000Z' }), weigh()];
    const energy = write('logProgress', {
      logType: 'energy',
      value: 7,
      unit: 'level',
      loggedAt: '2026-05-02T12:00:00.000Z',
    });
    expect(withPending([old, young], [energy]).map(({ id }) => id)).toEqual([young.id, energy.id, old.id]);
    expect(withPending([old, young], [energy], 'weight')).toHaveLength(2);
  });
});
