import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { workoutWishes } from './workout-wishes.ts';

const { trainingLexicon } = loadCatalogue();

describe('what a person would like of a workout plan', () => {
  it.each([
    { text: '', avoid: [], prefer: [] },
    { text: 'make it fun', avoid: [], prefer: [] },
    { text: 'No running, please', avoid: ['running'], prefer: [] },
    { text: 'I hate burpees and lunges', avoid: ['burpee', 'lunge'], prefer: [] },
    { text: 'more kettlebell work', avoid: [], prefer: ['kettlebell'] },
    { text: 'I love deadlifts but no squats', avoid: ['squat'], prefer: ['deadlift'] },
    { text: 'Squats! I don’t like jumping jacks.', avoid: ['jump'], prefer: ['squat'] },
    { text: 'planks. skip planks', avoid: ['plank'], prefer: [] },
  ])('“$text”', ({ text, avoid, prefer }) => {
    expect(workoutWishes(text, trainingLexicon)).toEqual({ avoidTerms: avoid, preferTerms: prefer });
  });
});
