import type { Log } from '#contract/logs.ts';

/** A weighing of Ann: 180 lbs at noon. */
export const aWeighing = (changes: Partial<Log> = {}): Log =>
  ({
    id: '0b9a4a52-6a7e-4a36-9c5c-2f1f3c7f8a11',
    userId: 'ann',
    logType: 'weight',
    value: 180,
    unit: 'lbs',
    notes: null,
    loggedAt: '2026-05-04T12:00:00.000Z',
    ...changes,
  }) as Log;
