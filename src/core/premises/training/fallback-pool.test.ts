import { describe, expect, it } from 'vitest';
import { bodyFormOf } from '#core/athlete/body-form.ts';
import { daySlots } from '#core/training/builder/day-slots.ts';
import type { TrainingBrief } from '#core/training/builder/training-brief.ts';
import { fitsForm } from '#core/training/tracks/track.ts';
import { loadTrainingFacts } from '../../../../test/training-facts.ts';
import type { MovementPremise, ToolPremise } from '../premises.ts';
import { trainingRulesOf } from './training-rules.ts';

const facts = loadTrainingFacts();
const KITS = {
  gym: facts.equipment.places.find(({ id }) => id === 'commercial_gym')?.usual ?? [],
  weights: ['dumbbell', 'bench', 'band'],
  nothing: [],
} as const;
type Kit = keyof typeof KITS;
// A beginner has six places; somebody practised has more.
const brief = {
  level: 'intermediate',
  goal: 'weight_loss',
  minutes: 90,
  injuries: {},
  modes: new Set(),
} as unknown as TrainingBrief;
const slots = (['full_a', 'full_b', 'full_c'] as const).flatMap((kind) => daySlots(kind, brief));

const strict = (limit: string): MovementPremise => ({
  limit,
  severity: 'strict',
  side: null,
  told: true,
  origins: [],
});
const tool = (token: string): ToolPremise => ({ token, stance: 'has', heaviestLbs: null, count: null, origins: [] });

/** Exercises that stay with these limits, all strict, and this kit. */
function pool(limits: readonly string[], kit: Kit) {
  const premises = { tools: KITS[kit].map(tool), movements: limits.map(strict), exercises: [], unread: [] };
  const { equipment: tokens, forbiddenExercises } = trainingRulesOf(premises, facts);
  const form = bodyFormOf(premises.movements);
  return [...facts.exercises.values()].filter(
    (exercise) =>
      !(exercise.id in forbiddenExercises) &&
      fitsForm(exercise, form) &&
      exercise.equipment.every((group) => group.some((token) => tokens.includes(token))),
  );
}

/** The places of a week's full-body days, by their first pattern, for which no exercise of their own patterns is left. */
function emptySlots(limits: readonly string[], kit: Kit): string[] {
  const patterns = new Set(pool(limits, kit).map(({ pattern }) => pattern));
  const empty = slots.filter((slot) => !slot.patterns.some((pattern) => patterns.has(pattern)));
  return [...new Set(empty.map((slot) => slot.patterns[0] ?? ''))].sort();
}

/** What cannot be filled, and need not be: who may not push gets no push. Everything else is filled with each kit. */
const EMPTY: Record<string, Partial<Record<Kit, string>>> = {
  arm_raise: { nothing: 'vertical_push' },
  floor_transfer: { nothing: 'core_anti_extension' },
  legs: { gym: 'hinge lunge squat', weights: 'hinge lunge squat', nothing: 'hinge lunge squat' },
  leg_training: { gym: 'lunge squat', weights: 'lunge squat', nothing: 'lunge squat' },
  leaving_chair: {
    gym: 'hinge lunge squat',
    weights: 'hinge lunge squat',
    nothing: 'hinge lunge squat',
  },
};

const limits = [
  ...facts.movement.limits.map(({ id }) => id),
  ...['shoulder', 'elbow', 'wrist', 'lower_back', 'neck', 'hip', 'knee', 'ankle'],
];

describe.each(['gym', 'weights', 'nothing'] as const)('with one strict limit and %s', (kit) => {
  it.each(limits)('%s leaves a session, from warm-up to stretches', (limit) => {
    expect(emptySlots([limit], kit).join(' ')).toBe(EMPTY[limit]?.[kit] ?? '');
    const count = (categories: readonly string[]) =>
      pool([limit], kit).filter(({ category }) => categories.includes(category)).length;
    expect(count(['warmup'])).toBeGreaterThanOrEqual(7);
    expect(count(['cardio'])).toBeGreaterThanOrEqual(2);
    expect(count(['flexibility', 'cooldown'])).toBeGreaterThanOrEqual(8);
  });
});

describe('people with several limits', () => {
  const CHAIR = ['leaving_chair', 'standing', 'legs', 'floor_transfer', 'kneeling'];
  it.each([
    ['in a wheelchair, in a gym', CHAIR, 'gym', 'hinge lunge squat', 60],
    ['in a wheelchair, with dumbbells and bands', CHAIR, 'weights', 'hinge lunge squat', 40],
    ['in a wheelchair, with nothing', CHAIR, 'nothing', 'hinge lunge squat', 40],
    ['with one arm, in a gym', ['needs_two_arms'], 'gym', '', 150],
    ['with one arm, with nothing', ['needs_two_arms'], 'nothing', '', 60],
    ['with one leg, with dumbbells', ['needs_two_legs'], 'weights', '', 60],
    ['who cannot get down to the floor, with dumbbells', ['floor_transfer', 'kneeling'], 'weights', '', 80],
    ['with sore knees, hips and back, with nothing', ['knee', 'hip', 'lower_back'], 'nothing', 'lunge squat', 40],
  ] as const)('%s', (_, several, kit, empty, atLeast) => {
    expect(emptySlots(several, kit)).toEqual(empty.split(' ').filter(Boolean).sort());
    expect(pool(several, kit).length).toBeGreaterThanOrEqual(atLeast);
  });
});
