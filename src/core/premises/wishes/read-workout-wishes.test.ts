import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadReadingFacts } from '#server/catalogue/reading-facts.ts';
import { readWorkoutWishes } from './read-workout-wishes.ts';

const facts = loadReadingFacts(loadCatalogue());
const read = (text: string) => readWorkoutWishes(text, facts);

describe('what a person would like of a workout plan', () => {
  it.each([
    { text: '', avoid: [], prefer: [] },
    { text: 'make it fun', avoid: [], prefer: [] },
    { text: 'No running, please', avoid: ['running'], prefer: [] },
    { text: 'I hate burpees and lunges', avoid: ['burpee', 'lunge'], prefer: [] },
    { text: 'more kettlebell work', avoid: [], prefer: ['kettlebell'] },
    { text: 'I love deadlifts but no squats', avoid: ['squat'], prefer: ['deadlift'] },
    { text: 'Squats! I don’t like jumping jacks.', avoid: ['jumping jack'], prefer: ['squat'] },
    { text: 'planks. skip planks', avoid: ['plank'], prefer: [] },
  ])('“$text”', ({ text, avoid, prefer }) => {
    expect(read(text)).toMatchObject({ avoidTerms: avoid, preferTerms: prefer });
  });

  it.each([
    { text: 'less squats, more rdls', avoid: ['squat'], prefer: ['deadlift'] },
    { text: 'fewer lunges', avoid: ['lunge'], prefer: [] },
    { text: 'can’t do pull ups', avoid: ['pull up'], prefer: [] },
    { text: 'squats hurt my knees', avoid: ['squat'], prefer: [] },
    { text: 'swap burpees for rowing', avoid: ['burpee'], prefer: ['rowing'] },
    { text: 'instead of running, cycling', avoid: ['running'], prefer: ['cycling'] },
    { text: 'bored of bench press', avoid: ['bench press'], prefer: [] },
    { text: 'no ohp. kb swings pls', avoid: ['overhead press'], prefer: ['kettlebell swing'] },
    { text: 'used to run', avoid: [], prefer: [] },
    { text: 'i want to use my bands more', avoid: [], prefer: ['band'] },
  ])('“$text”, as people type it', ({ text, avoid, prefer }) => {
    expect(read(text)).toMatchObject({ avoidTerms: avoid, preferTerms: prefer });
  });

  it.each([
    { text: 'no running', out: 'treadmill-run', kept: 'treadmill-walk-brisk' },
    { text: 'no jumping, downstairs neighbours', out: 'box-jump', kept: 'push-up' },
    { text: 'nothing overhead', out: 'arnold-press', kept: 'push-up' },
    { text: 'no barbell today', out: 'barbell-back-squat', kept: 'goblet-squat' },
    { text: 'no machines', out: 'leg-press', kept: 'goblet-squat' },
    { text: 'no machines except leg press', out: 'leg-extension', kept: 'leg-press' },
    { text: 'dont have a bench today', out: 'dumbbell-bench-press', kept: 'push-up' },
    { text: 'hotel room, just my bodyweight', out: 'goblet-squat', kept: 'push-up' },
    { text: 'no kneeling', out: 'fire-hydrant', kept: 'goblet-squat' },
  ])('“$text” leaves out $out, not $kept', ({ text, out, kept }) => {
    const { avoidExerciseIds } = read(text);
    expect(avoidExerciseIds).toContain(out);
    expect(avoidExerciseIds).not.toContain(kept);
  });
});
