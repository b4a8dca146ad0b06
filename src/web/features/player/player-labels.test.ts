import { describe, expect, it } from 'vitest';
import { clockText, plannedText, recordLine, setText, spokenSet, spokenTime, stepsOf } from './player-labels.ts';

describe('the words of the player', () => {
  it.each([
    { seconds: 90, clock: '1:30', spoken: '1 minute 30 seconds' },
    { seconds: 59.2, clock: '1:00', spoken: '1 minute' },
    { seconds: 1, clock: '0:01', spoken: '1 second' },
    { seconds: 125, clock: '2:05', spoken: '2 minutes 5 seconds' },
    { seconds: -3, clock: '0:00', spoken: '0 seconds' },
  ])('$seconds seconds are $clock', ({ seconds, clock, spoken }) => {
    expect([clockText(seconds), spokenTime(seconds)]).toEqual([clock, spoken]);
  });

  it.each([
    { set: { weightLbs: 95, reps: 10 }, reps: '8-12', text: '10 × 95 lbs', spoken: '10 reps at 95 pounds' },
    { set: { weightLbs: null, reps: 12 }, reps: '8-12', text: '12 reps', spoken: '12 reps' },
    { set: { weightLbs: null, reps: 30 }, reps: '30 seconds', text: '30 seconds', spoken: '30 seconds' },
    {
      set: { weightLbs: 20, reps: 30 },
      reps: '30 seconds each side',
      text: '30 seconds × 20 lbs',
      spoken: '30 seconds at 20 pounds',
    },
    { set: null, reps: '5 minutes', text: '5 minutes', spoken: '5 minutes' },
    { set: null, reps: '8-12', text: '8–12', spoken: '8 to 12' },
  ])('a set is "$text"', ({ set, reps, text, spoken }) => {
    expect([setText(set, reps), spokenSet(set, reps)]).toEqual([text, spoken]);
  });

  it.each([
    { reps: '8-12', text: '8–12 reps' },
    { reps: '8', text: '8 reps' },
    { reps: '10 each side', text: '10 reps each side' },
    { reps: '30 seconds each side', text: '30 seconds each side' },
    { reps: '5 minutes', text: '5 minutes' },
    { reps: 'As many as you can', text: 'As many as you can' },
  ])('asks for $reps as $text', ({ reps, text }) => {
    expect(plannedText(reps)).toBe(text);
  });

  it('takes instructions apart by sentence, but not at a decimal point', () => {
    expect(stepsOf(['Stand tall. Brace!  Hold 2.5 lbs plates.', 'Breathe out'])).toEqual([
      'Stand tall.',
      'Brace!',
      'Hold 2.5 lbs plates.',
      'Breathe out',
    ]);
  });

  it.each([
    { kind: 'heaviest', value: 105, line: '105 lbs × 8, your heaviest' },
    { kind: 'oneRepMax', value: 110.1, line: '1 rep: about 110 lbs, your best estimate' },
    { kind: 'mostReps', value: 21, line: '21 reps, your most' },
    { kind: 'longestHold', value: 45, line: '45 seconds, your longest' },
  ] as const)('a record: $line', ({ kind, value, line }) => {
    expect(recordLine({ exerciseId: 'squat', name: 'Squat', kind, value, reps: 8 })).toBe(line);
  });
});
