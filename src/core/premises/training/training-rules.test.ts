import { describe, expect, it } from 'vitest';
import { loadTrainingFacts } from '../../../../test/training-facts.ts';
import type { ExercisePremise, MovementPremise, ToolPremise } from '../premises.ts';
import { trainingRulesOf } from './training-rules.ts';

const facts = loadTrainingFacts();
const has = (token: string, more: Partial<ToolPremise> = {}): ToolPremise => ({
  token,
  stance: 'has',
  heaviestLbs: null,
  count: null,
  origins: [],
  ...more,
});
const limit = (id: string, more: Partial<MovementPremise> = {}): MovementPremise => ({
  limit: id,
  severity: 'soft',
  side: null,
  origins: [],
  ...more,
});
const named = (stance: ExercisePremise['stance'], ...exercises: string[]): ExercisePremise => ({
  label: exercises[0] ?? '',
  exercises,
  stance,
  origins: [],
});
type Parts = { tools?: ToolPremise[]; movements?: MovementPremise[]; exercises?: ExercisePremise[]; unread?: boolean };

function rules({ tools = [], movements = [], exercises = [], unread = false }: Parts) {
  const word = { field: 'injuries', quote: 'zorbitis', start: 0, end: 8, failsClosed: true };
  return trainingRulesOf({ tools, movements, exercises, unread: unread ? [word] : [] }, facts);
}

describe('equipment', () => {
  it('always holds what every home has, unless that is said to be missing', () => {
    expect(rules({}).equipment).toEqual(facts.equipment.household);
    const { equipment } = rules({ tools: [has('anchor', { stance: 'has_not' })] });
    expect(equipment).not.toContain('anchor');
    expect(equipment).toContain('chair');
  });

  it('has stand-ins for what the catalogue knows', () => {
    expect(rules({ tools: [has('air_bike')] }).equipment).toContain('bike');
    expect(rules({ tools: [has('sandbag', { heaviestLbs: 60 })] }).maxLoadLbs).toMatchObject({ backpack: 60 });
  });

  it('keeps a stand-in to what it can do', () => {
    const { forbiddenExercises, equipment } = rules({ tools: [has('mini_band')] });
    expect(equipment).toContain('band');
    expect(forbiddenExercises).toHaveProperty('band-row-seated');
    expect(forbiddenExercises).not.toHaveProperty('banded-lateral-walk');
    expect(rules({ tools: [has('mini_band'), has('band')] }).forbiddenExercises).not.toHaveProperty('band-row-seated');
  });

  it('plans nothing for two with one dumbbell', () => {
    const { forbiddenExercises } = rules({ tools: [has('dumbbell', { count: 1 }), has('bench')] });
    expect(forbiddenExercises['dumbbell-bench-press']).toBe('a second dumbbell');
    expect(forbiddenExercises).not.toHaveProperty('goblet-squat');
    expect(forbiddenExercises).not.toHaveProperty('one-arm-dumbbell-row');
    expect(rules({ tools: [has('dumbbell')] }).forbiddenExercises).not.toHaveProperty('dumbbell-bench-press');
  });

  it('takes a pair of one kind where the other is single', () => {
    const tools = [has('dumbbell', { count: 2 }), has('kettlebell', { count: 1 })];
    const { forbiddenExercises } = rules({ tools });
    expect(forbiddenExercises).not.toHaveProperty('farmers-walk');
    expect(forbiddenExercises).toHaveProperty('double-kettlebell-front-squat');
  });
});

describe('limits', () => {
  it('rule out what breaks them, and what comes near only where the person says that nothing of it can be done', () => {
    const soft = rules({ movements: [limit('jumping')] }).forbiddenExercises;
    expect(soft).toHaveProperty('box-jump');
    const near = Object.entries(facts.movement.exercises).find(([, row]) => row.near.includes('jumping'))?.[0] ?? '';
    expect(soft).not.toHaveProperty(near);
    const byIllness = rules({ movements: [limit('jumping', { severity: 'strict' })] }).forbiddenExercises;
    expect(byIllness).not.toHaveProperty(near);
    const told = rules({ movements: [limit('jumping', { severity: 'strict', told: true })] }).forbiddenExercises;
    expect(told).toHaveProperty(near);
  });

  it('treat a joint by its columns, and name it for the planner', () => {
    const { injuries, modes, forbiddenExercises } = rules({ movements: [limit('knee', { severity: 'strict' })] });
    expect(injuries).toEqual({ knee: 'severe' });
    expect(modes).toEqual(['cautious']);
    for (const { id, jointStress, jointCaution } of facts.exercises.values()) {
      expect(id in forbiddenExercises, id).toBe(jointStress.includes('knee') || jointCaution.includes('knee'));
    }
  });

  it('leave in what a condition merely asks care with, but for what cannot be made gentle', () => {
    const eased = ['valsalva', 'lifting', 'walking', 'sitting', 'deep_knee_bend', 'jumping'].map((each) =>
      limit(each, { eased: true }),
    );
    const { forbiddenExercises } = rules({ movements: eased });
    for (const id of ['goblet-squat', 'barbell-deadlift', 'outdoor-brisk-walk'])
      expect(forbiddenExercises).not.toHaveProperty(id);
    expect(forbiddenExercises).toHaveProperty('box-jump');
    const sore = rules({ movements: [...eased, limit('knee')] }).forbiddenExercises;
    expect(sore).toHaveProperty('goblet-squat');
  });

  it('keep a changed form for one arm however strict', () => {
    const { forbiddenExercises } = rules({ movements: [limit('needs_two_arms', { severity: 'strict' })] });
    for (const [id, { worksOneArm }] of Object.entries(facts.movement.exercises)) {
      expect(id in forbiddenExercises, id).toBe(worksOneArm === 'no');
    }
  });

  it('keep without standing what can be done on a seat', () => {
    const movements = [limit('standing', { severity: 'strict' }), limit('floor_transfer', { severity: 'strict' })];
    const { forbiddenExercises } = rules({ movements });
    expect(forbiddenExercises).not.toHaveProperty('dumbbell-biceps-curl');
    expect(forbiddenExercises).toHaveProperty('cat-cow');
    expect(forbiddenExercises).toHaveProperty('bodyweight-squat');
  });

  it('cap every weight at what may be lifted', () => {
    const movements = [limit('lifting', { severity: 'strict', maxLbs: 10 })];
    const tools = [has('dumbbell', { heaviestLbs: 50 }), has('cable'), has('barbell'), has('bench')];
    const { maxLoadLbs, forbiddenExercises } = rules({ tools, movements });
    expect(maxLoadLbs).toMatchObject({ dumbbell: 10, cable: 10 });
    expect(forbiddenExercises['barbell-curl']).toBe('more than 10 lb');
    expect(forbiddenExercises).not.toHaveProperty('dumbbell-biceps-curl');
  });
});

describe('exercises that were named', () => {
  it('stay where they are said to be fine, although the joint is sore', () => {
    const movements = [limit('knee', { severity: 'strict' })];
    expect(rules({ movements }).forbiddenExercises).toHaveProperty('bodyweight-squat');
    const exercises = [named('fine', 'bodyweight-squat')];
    expect(rules({ movements, exercises }).forbiddenExercises).not.toHaveProperty('bodyweight-squat');
    expect(rules({ movements, exercises }).fineExercises).toEqual(['bodyweight-squat']);
  });

  it('go where they are hated, and the narrower saying wins', () => {
    const exercises = [named('disliked', 'wall-sit', 'bodyweight-squat', 'pistol-squat'), named('fine', 'wall-sit')];
    expect(Object.keys(rules({ exercises }).forbiddenExercises).sort()).toEqual(['bodyweight-squat', 'pistol-squat']);
  });
});

it('is careful while a word about injuries is unread', () => {
  expect(rules({ unread: true }).modes).toEqual(['cautious', 'low_impact']);
  expect(rules({}).modes).toEqual([]);
});
