import { describe, expect, it } from 'vitest';
import { loadExercises } from '#test/catalogue.ts';
import type { Dose } from './prescription.ts';
import { sessionSeconds, setSeconds, type TimedEntry } from './session-time.ts';

const { exercises } = loadExercises();

function line(id: string, sets: number, dose: Dose, restSeconds: number): TimedEntry {
  const exercise = exercises.get(id);
  if (!exercise) throw new Error(`the catalogue lost ${id}`);
  return { exercise, sets, dose, restSeconds };
}
const reps = (low: number, high = low, eachSide = false): Dose => ({ kind: 'reps', low, high, eachSide });

describe('the time of one set', () => {
  it.each([
    ['ten push-ups: 10 s to start and 3 s each', line('push-up', 3, reps(10), 60), 40],
    ['a range counts with its middle', line('push-up', 3, reps(8, 12), 60), 40],
    ['one side at a time: both sides and 8 s to change', line('kettlebell-row', 3, reps(10, 10, true), 60), 78],
    ['a plank', line('plank-forearm', 2, { kind: 'seconds', seconds: 30, eachSide: false }, 30), 40],
    ['a side plank, both sides', line('side-plank', 2, { kind: 'seconds', seconds: 20, eachSide: true }, 30), 50],
    ['a walk', line('easy-walk-warm-up', 1, { kind: 'minutes', minutes: 4 }, 10), 240],
  ])('%s', (_, entry, seconds) => {
    expect(setSeconds(entry)).toBe(seconds);
  });
});

describe('the time of a session', () => {
  it('adds set-up, work and rest', () => {
    // 15 s set-up + 1 × (40 + 60)
    expect(sessionSeconds([line('push-up', 1, reps(10), 60)])).toBe(115);
  });

  it('rests 90 s between rounds instead of the rest of the last exercise', () => {
    // 15 + 2 × (40 + 60) and once 90 − 60
    expect(sessionSeconds([line('push-up', 2, reps(10), 60)])).toBe(245);
  });

  it('skips what is used up in later rounds', () => {
    const pushUp = line('push-up', 3, reps(10), 60);
    const plank = line('plank-forearm', 1, { kind: 'seconds', seconds: 30, eachSide: false }, 30);
    // Round 1 ends with the plank (+60), round 2 with the push-up (+30).
    expect(sessionSeconds([pushUp, plank])).toBe(15 + 3 * 100 + 15 + 70 + 60 + 30);
  });

  it('gives the first barbell lift 75 s of set-up, with its lighter sets, and the next 40 s', () => {
    const row = line('barbell-bent-over-row', 1, reps(10), 60);
    const curl = line('barbell-curl', 1, reps(10), 60);
    expect(sessionSeconds([row, curl])).toBe(75 + 100 + 40 + 100);
  });

  it('does warm-up and cool-down once, around the rounds', () => {
    const warm = line('easy-walk-warm-up', 1, { kind: 'minutes', minutes: 4 }, 10);
    const cool = line('easy-walk-cool-down', 1, { kind: 'minutes', minutes: 2 }, 10);
    const work = line('push-up', 2, reps(10), 60);
    expect(sessionSeconds([warm, work, cool])).toBe(250 + 245 + 130);
  });
});
