import { plainWords } from '#core/certificate/plan-text.ts';
import type {
  FoodPremise,
  HealthPremise,
  NamedInDoubt,
  OpenQuestion,
  Origin,
  Premises,
} from '#core/premises/premises.ts';
import { questionsOfFindings } from '#core/premises/sheet/questions-of-findings.ts';
import type { Doubt } from './doubt.ts';

/**
 * The premises on the safe side while something about their reading is in doubt: foods behind a doubtful name out, tools not had, movements
 * left out, health with care; each doubt is a question. Take the doubts that are to be asked.
 */
export function closeFindings(premises: Premises, doubts: readonly Doubt[]): Premises {
  const questions: OpenQuestion[] = questionsOfFindings(doubts, premises);
  const closed = withoutAll(
    premises,
    doubts.map(({ names, field, quote, start, end }) => ({
      named: names,
      origins: quote === '' ? [] : [{ how: 'guessed', field, quote, start, end }],
    })),
  );
  return { ...closed, questions: [...closed.questions, ...questions] };
}

const FOOD = new Set(['allergen', 'food', 'diet']);
const HEALTH = new Set(['condition', 'medicine']);

type Gone = { named: NamedInDoubt; origins: readonly Origin[] };

/** The premises without what a name stands for: its foods, its tools, its movements; an illness asks for care. */
export const withoutNamed = (premises: Premises, named: NamedInDoubt, origins: readonly Origin[]): Premises =>
  withoutAll(premises, [{ named, origins }]);

/** The same for many names at once: each list of premises is gone through once, however many there are. */
function withoutAll(premises: Premises, gone: readonly Gone[]): Premises {
  const ofFood = gone.filter(({ named }) => named.foods.length > 0 || named.groups.some((group) => FOOD.has(group)));
  const ofHealth = gone.filter(({ named }) => named.groups.some((group) => HEALTH.has(group)));
  const out = new Set(ofFood.flatMap(({ named }) => named.foods));
  const tokens = lastOf(gone, ({ tokens: each }) => each);
  const limits = lastOf(gone, ({ limits: each }) => each);
  return {
    ...premises,
    foods: [...premises.foods.map((food) => withoutBack(food, out)), ...ofFood.map(doubtfulFood)],
    tools: [
      ...premises.tools.filter(({ token }) => !tokens.has(token)),
      ...[...tokens].map(([token, origins]) => ({
        token,
        stance: 'has_not' as const,
        heaviestLbs: null,
        count: null,
        origins,
      })),
    ],
    movements: [
      ...premises.movements.filter(({ limit }) => !limits.has(limit)),
      ...[...limits].map(([limit, origins]) => ({ limit, severity: 'strict' as const, side: null, origins })),
    ],
    health: [...premises.health, ...ofHealth.map(doubtfulHealth)],
  };
}

/** Each id with the words that it was named in last, in that order. */
function lastOf(gone: readonly Gone[], idsOf: (named: NamedInDoubt) => readonly string[]) {
  const last = new Map<string, readonly Origin[]>();
  for (const { named, origins } of gone) {
    for (const id of idsOf(named)) {
      last.delete(id);
      last.set(id, origins);
    }
  }
  return last;
}

const doubtfulHealth = ({ named: { label }, origins }: Gone): HealthPremise => ({
  subject: `word:${label}`,
  label,
  action: 'adapt',
  about: 'training',
  weeksSince: null,
  origins,
});

/** Out until it is asked; `unread`, so that no plan says that it is free of it. */
const doubtfulFood = ({ named: { label, foods }, origins }: Gone): FoodPremise => ({
  subject: `doubt:${label.toLowerCase()}`,
  label,
  stance: 'never',
  because: 'unread',
  foodsOut: foods,
  foodsToCheck: [],
  foodsBack: [],
  terms: [plainWords(label).trim()],
  scope: null,
  origins,
});

/** What was said to be fine is not promised as long as its name is in doubt. */
const withoutBack = (food: FoodPremise, out: ReadonlySet<string>): FoodPremise =>
  food.foodsBack.some((id) => out.has(id)) ? { ...food, foodsBack: food.foodsBack.filter((id) => !out.has(id)) } : food;
