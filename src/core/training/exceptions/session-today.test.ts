import { describe, expect, it } from 'vitest';
import type { TrainingException } from './exception.ts';
import { sessionToday } from './session-today.ts';
import { exceptionLine } from './tell-exception.ts';

const MONDAY = '2026-05-04';
const WEDNESDAY = '2026-05-06';
const SUNDAY = '2026-05-10';
const session = (
  day: string,
  change: Extract<TrainingException, { kind: 'session' }>['change'],
): TrainingException => ({
  ...{ kind: 'session', day, change },
});
const week = (some: Partial<Extract<TrainingException, { kind: 'week' }>>): TrainingException => ({
  ...{ kind: 'week', from: MONDAY, to: SUNDAY, label: null, tools: null, sessions: null, minutes: null },
  ...some,
});
const on = (today: string, exceptions: TrainingException[], trained: string[] = []) =>
  sessionToday({ exceptions, today, trained: new Set(trained) });

describe('what is due on a day', () => {
  it('is a version on its own day alone', () => {
    const short = session(WEDNESDAY, { kind: 'short', minutes: 20 });
    expect(on(WEDNESDAY, [short]).change).toEqual({ kind: 'short', minutes: 20 });
    expect([on('2026-05-05', [short]).change, on('2026-05-07', [short]).change]).toEqual([null, null]);
  });

  it('waits from the old day to the new one, and for the next day where it is left out', () => {
    const moved = session(MONDAY, { kind: 'moved', to: WEDNESDAY });
    const days = [MONDAY, '2026-05-05', WEDNESDAY].map((day) => on(day, [moved]).waitsUntil);
    expect(days).toEqual([WEDNESDAY, WEDNESDAY, null]);
    expect(on(MONDAY, [session(MONDAY, { kind: 'skipped' })]).waitsUntil).toBe('2026-05-05');
    const earlier = session(WEDNESDAY, { kind: 'moved', to: MONDAY });
    expect(on(MONDAY, [earlier]).waitsUntil).toBeNull();
  });

  it('follows the week, and what is said of the day before that', () => {
    const small = week({ minutes: 20, tools: 'dumbbells' });
    expect(on(MONDAY, [small])).toEqual({
      waitsUntil: null,
      change: { kind: 'short', minutes: 20 },
      tools: 'dumbbells',
    });
    expect(on(MONDAY, [small, session(MONDAY, { kind: 'lighter' })]).change).toEqual({ kind: 'lighter' });
    expect(on('2026-05-11', [small])).toEqual({ waitsUntil: null, change: null, tools: null });
  });

  it('rests once the sessions of the week are done', () => {
    const two = week({ sessions: 2 });
    expect(on(WEDNESDAY, [two], [MONDAY]).waitsUntil).toBeNull();
    expect(on(WEDNESDAY, [two], [MONDAY, '2026-05-05']).waitsUntil).toBe('2026-05-11');
    expect(on(WEDNESDAY, [two], ['2026-05-02', MONDAY]).waitsUntil).toBeNull();
    expect(on(MONDAY, [week({ sessions: 0 })]).waitsUntil).toBe('2026-05-11');
  });
});

describe('an exception in a line', () => {
  it.each([
    [session(MONDAY, { kind: 'short', minutes: 20 }), 'Today: 20 minutes'],
    [session(MONDAY, { kind: 'moved', to: WEDNESDAY }), 'Today’s session: moved to Wednesday'],
    [session(SUNDAY, { kind: 'skipped' }), 'Sunday: left out'],
    [week({ label: 'Denver', to: WEDNESDAY, tools: 'dumbbells' }), 'Denver, until Wednesday: dumbbells only'],
    [
      week({ from: '2026-05-05', to: WEDNESDAY, label: 'Leeds', tools: 'dumbbells' }),
      'Leeds, tomorrow until Wednesday: dumbbells only',
    ],
    [week({ sessions: 1 }), 'This week: 1 session'],
    [week({ from: '2026-05-11', to: '2026-05-17', sessions: 0 }), 'Next week: no sessions'],
    [week({ to: '2026-05-22', minutes: 20 }), 'Some days, until Friday 22 May: 20 minutes each'],
  ])('%#', (exception, line) => {
    expect(exceptionLine(exception, MONDAY)).toBe(line);
  });
});
