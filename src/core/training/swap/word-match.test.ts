import { describe, expect, it } from 'vitest';
import { mentions } from './word-match.ts';

describe('finding a disliked word in the name of an exercise', () => {
  it.each([
    ['Burpee', 'burpees'],
    ['Bodyweight Walking Lunge', 'lunges'],
    ['Treadmill Run', 'running'],
    ['Outdoor Jog', 'jogging'],
    ['Jumping Jack', 'jumping jacks'],
    ['Machine Chest Press', 'presses'],
    ['Bent-Over Dumbbell Row', 'bent over rows'],
    ['Push-Up', 'Push-ups'],
    ['Crunch', 'crunches'],
    ['Pull-Up', 'PULL-UP'],
  ])('%s is meant by "%s"', (name, term) => {
    expect(mentions(name, term)).toBe(true);
  });

  it.each([
    ['Barbell Back Squat', 'burpees'],
    ['Goblet Squat', 'split squat'],
    ['Plank (Forearm)', ''],
    ['Plank (Forearm)', '  '],
    ['Hip Circle', 'hip thrust'],
  ])('%s is not meant by "%s"', (name, term) => {
    expect(mentions(name, term)).toBe(false);
  });
});
