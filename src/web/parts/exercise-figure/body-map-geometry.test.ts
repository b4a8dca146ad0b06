import { describe, expect, it } from 'vitest';
import exercises from '#data/exercises.json' with { type: 'json' };
import helpingMuscles from '#data/helping-muscles.json' with { type: 'json' };
import { mapLabel, muscleLabel, muscleLeaves, viewOf } from './body-map-geometry.ts';
import { leafPath } from './leaf-path.ts';

describe('muscleLeaves', () => {
  it('draws every muscle that an exercise names', () => {
    const names = new Set(
      exercises.flatMap(({ primaryMuscles, secondaryMuscles }) => [...primaryMuscles, ...secondaryMuscles]),
    );
    expect([...names].filter((name) => muscleLeaves([name]).length === 0)).toEqual([]);
  });

  it('draws both sides of a muscle, and one in the middle once', () => {
    expect(muscleLeaves(['quads'])).toHaveLength(2);
    expect(muscleLeaves(['abs'])).toHaveLength(1);
  });

  it('leaves out what is on the other side of the body, and what nobody knows', () => {
    expect(muscleLeaves(['quads', 'glutes'])).toEqual(muscleLeaves(['quads']));
    expect(muscleLeaves(['wings'])).toEqual([]);
  });
});

describe('the helping muscles', () => {
  it('are those of the catalogue', () => {
    const helping = exercises.flatMap(({ id, primaryMuscles, secondaryMuscles }) => {
      const others = secondaryMuscles.filter((name) => !primaryMuscles.includes(name));
      return others.length > 0 ? [[id, others] as const] : [];
    });
    expect(helpingMuscles).toEqual(Object.fromEntries(helping));
  });
});

describe('leafPath', () => {
  it('bulges to both sides of its line', () => {
    expect(leafPath([0, 0], [0, 10], 4)).toBe('M0 0Q-4 5 0 10Q4 5 0 0Z');
  });
});

describe('muscleLabel', () => {
  it.each([
    { muscles: [], label: 'A standing figure' },
    { muscles: ['chest'], label: 'Chest, marked on a figure' },
    { muscles: ['quads', 'glutes', 'calves'], label: 'Quads, glutes and calves, marked on a figure' },
  ])('says $label', ({ muscles, label }) => {
    expect(muscleLabel(muscles)).toBe(label);
  });
});

describe('a map of the body', () => {
  it('shows each muscle on one side only', () => {
    expect(muscleLeaves(['quads', 'glutes'], 'front')).toEqual(muscleLeaves(['quads']));
    expect(muscleLeaves(['quads', 'glutes'], 'back')).toEqual(muscleLeaves(['glutes']));
  });

  it('knows a muscle however it is written', () => {
    expect(muscleLeaves(['rear_delts'])).toEqual(muscleLeaves(['Rear delts']));
    expect(viewOf(['rear_delts'])).toBe('back');
    expect(viewOf([])).toBe('front');
  });

  it.each([
    { primary: ['front_delts'], secondary: [], label: 'Works front delts.' },
    { primary: ['quads', 'glutes'], secondary: ['calves'], label: 'Works quads and glutes, with help from calves.' },
    {
      primary: ['chest'],
      secondary: ['triceps', 'front delts'],
      label: 'Works chest, with help from triceps and front delts.',
    },
    { primary: [], secondary: [], label: 'The body from the front and from the back.' },
  ])('says $label', ({ primary, secondary, label }) => {
    expect(mapLabel(primary, secondary)).toBe(label);
  });
});
