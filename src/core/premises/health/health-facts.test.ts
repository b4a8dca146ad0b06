import { describe, expect, it } from 'vitest';
import { loadFoods } from '#test/catalogue.ts';
import { foodFacts } from '#test/reading-food.ts';
import { healthData, healthFacts } from '#test/reading-health.ts';
import { loadTrainingFacts } from '#test/training-facts.ts';
import { HEALTH_FIELDS } from './health-answer.ts';

const { conditions, foodIllnesses, medicines } = healthData;
const foods = loadFoods().foods;
const limits = new Set(loadTrainingFacts().movement.limits.map(({ id }) => id));
const unknown = (used: readonly string[], known: { has: (id: string) => boolean }) =>
  used.filter((id) => !known.has(id));

describe('the facts of health', () => {
  it('name each thing once', () => {
    for (const rows of [conditions.conditions, foodIllnesses.rules, medicines.medicines]) {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }
  });

  it('know the foods, flags, ways of eating and allergens that they speak of', () => {
    const { rules } = foodIllnesses;
    const flags = new Set([...foods.values()].flatMap((food) => food.flags));
    const diets = new Set(foodFacts.diets.diets.map(({ id }) => id));
    const allergens = new Set(foodFacts.allergens.allergens.map(({ id }) => id));
    expect(
      unknown(
        rules.flatMap(({ foodsOut, foodsToCheck }) => [...foodsOut, ...foodsToCheck]),
        foods,
      ),
    ).toEqual([]);
    expect(
      unknown(
        rules.flatMap(({ useDiet }) => useDiet ?? []),
        diets,
      ),
    ).toEqual([]);
    expect(
      unknown(
        [...rules, ...medicines.medicines].flatMap(({ unsafeDiets }) => unsafeDiets),
        diets,
      ),
    ).toEqual([]);
    expect(
      unknown(
        rules.flatMap(({ useAllergens }) => useAllergens),
        allergens,
      ),
    ).toEqual([]);
    // Flags that no food bears today stay, so that a food that will bear them is out at once.
    const ahead = ['high_mercury', 'alcohol', 'warfarin_interaction', 'kidney_toxic', 'favism'];
    expect(
      unknown(
        rules.flatMap(({ flagsOut }) => flagsOut),
        new Set([...flags, ...ahead]),
      ),
    ).toEqual([]);
  });

  it('know the movement limits that they speak of', () => {
    const used = [...conditions.conditions, ...medicines.medicines].flatMap(({ training: { avoid, ease } }) => [
      ...avoid,
      ...ease,
    ]);
    expect(unknown(used, limits)).toEqual([]);
  });

  it('point at each other', () => {
    const rules = conditions.conditions.flatMap(({ food }) => food.map(({ rule }) => rule));
    expect(unknown([...rules, ...medicines.medicines.flatMap(({ food }) => food)], healthFacts.ruleOf)).toEqual([]);
    const named = [
      ...conditions.becomes.flatMap(({ is, becomes }) => [is, becomes]),
      ...conditions.composed.events.flatMap(({ parts }) => Object.values(parts)),
      ...conditions.conditions.flatMap(({ insteadOf }) => insteadOf),
    ];
    expect(unknown(named, healthFacts.conditionOf)).toEqual([]);
    expect(
      unknown(
        medicines.spoken.flatMap((spoken) => spoken.medicines),
        healthFacts.medicineOf,
      ),
    ).toEqual([]);
    const explained = medicines.medicines.flatMap(({ explainedBy }) => explainedBy);
    const either = { has: (id: string) => healthFacts.conditionOf.has(id) || healthFacts.medicineOf.has(id) };
    expect(unknown(explained, either)).toEqual([]);
  });

  it('cite only sources that are listed', () => {
    expect(
      unknown(
        conditions.conditions.flatMap(({ sources }) => sources),
        new Map(Object.entries(conditions.sources)),
      ),
    ).toEqual([]);
    expect(
      unknown(
        foodIllnesses.rules.flatMap(({ sources }) => sources),
        new Map(Object.entries(foodIllnesses.sources)),
      ),
    ).toEqual([]);
    expect(
      unknown(
        medicines.medicines.map(({ source }) => source),
        new Map(Object.entries(medicines.sources)),
      ),
    ).toEqual([]);
  });

  it('tell stages that follow each other without a gap', () => {
    for (const { id, training } of conditions.conditions) {
      training.stages.forEach(({ fromWeek }, at) => {
        expect(fromWeek, id).toBe(at === 0 ? 0 : training.stages[at - 1]?.toWeek);
      });
    }
  });

  it('have kind, short texts where something is held back or changed', () => {
    for (const { id, action, text } of foodIllnesses.rules) {
      expect(text.length, id).toBeLessThan(420);
      expect(action === 'note' || text !== '', id).toBe(true);
    }
  });

  it('hold back little: most conditions get a plan at once', () => {
    const held = conditions.conditions.filter(
      ({ training: { action } }) => action === 'no_plan' || action === 'clear_first',
    );
    expect(conditions.conditions.length).toBeGreaterThan(250);
    expect(held.length / conditions.conditions.length).toBeLessThan(0.3);
    expect(HEALTH_FIELDS.size).toBe(3);
  });
});
