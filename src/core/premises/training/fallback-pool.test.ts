import { describe, expect, it } from 'vitest';
import { daySlots, fallbackPatterns } from '#core/training/builder/day-slots.ts';
import type { TrainingBrief } from '#core/training/builder/training-brief.ts';
import { loadTrainingFacts } from '../../../../test/training-facts.ts';
import type { MovementPremise, ToolPremise } from '../premises.ts';
import { trainingRulesOf } from './training-rules.ts';

const facts = loadTrainingFacts();
const gym = facts.equipment.places.find(({ id }) => id === 'commercial_gym')?.usual ?? [];
const KITS = { gym, weights: ['dumbbell', 'bench', 'band'], nothing: [] as string[] };
const brief = { level: 'beginner', goal: 'muscle_gain', minutes: 90, injuries: {} } as TrainingBrief;
const slots = (['full_a', 'full_b', 'full_c'] as const).flatMap((kind) => daySlots(kind, brief));

const limit = (id: string, severity: MovementPremise['severity']): MovementPremise => ({
  limit: id,
  severity,
  side: null,
  origins: [],
});
const tool = (token: string): ToolPremise => ({ token, stance: 'has', heaviestLbs: null, count: null, origins: [] });

/** Exercises that stay with these limits and this kit. */
function pool(movements: MovementPremise[], kit: keyof typeof KITS) {
  const premises = { tools: KITS[kit].map(tool), movements, exercises: [], unread: [] };
  const rules = trainingRulesOf(premises, facts);
  return [...facts.exercises.values()].filter(
    ({ id, equipment }) =>
      rules.forbiddenExercises[id] === undefined &&
      equipment.every((group) => group.some((token) => rules.equipment.includes(token))),
  );
}

/** First patterns of the places of a week that neither they themselves nor what stands in for them can fill. */
function emptySlots(movements: MovementPremise[], kit: keyof typeof KITS): string[] {
  const patterns = new Set(pool(movements, kit).map(({ pattern }) => pattern));
  const empty = slots.filter((slot) => ![...slot.patterns].some((pattern) => patterns.has(pattern)));
  return [...new Set(empty.map((slot) => slot.patterns[0] ?? ''))];
}

const single = [
  ...facts.movement.limits.map(({ id }) => id),
  'shoulder',
  'elbow',
  'wrist',
  'lower_back',
  'neck',
  'hip',
  'knee',
  'ankle',
];
const cases = single.flatMap((id) =>
  (['strict', 'soft'] as const).flatMap((severity) =>
    (['gym', 'weights', 'nothing'] as const).map((kit) => ({ id, severity, kit })),
  ),
);

describe('with one limit alone', () => {
  it('prints', () => {
    const rows: string[] = [];
    for (const { id, severity, kit } of cases) {
      const left = pool([limit(id, severity)], kit);
      const warm = left.filter(({ category }) => category === 'warmup').length;
      const card = left.filter(({ category }) => category === 'cardio').length;
      const cool = left.filter(({ category }) => category === 'cooldown' || category === 'flexibility').length;
      const empty = emptySlots([limit(id, severity)], kit);
      if (empty.length || warm < 3 || card < 1 || cool < 2)
        rows.push(`${id} ${severity} ${kit} ${left.length} w${warm} c${card} s${cool} ${empty.join()}`);
    }
    expect(rows.join('\n')).toBe('');
  });
});
