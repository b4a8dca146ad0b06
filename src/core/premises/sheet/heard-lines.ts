import { placesOf } from '../decisions/words-of.ts';
import { foodIndex } from '../food/food-index.ts';
import { inSentence } from '../food/spoken-food.ts';
import type { Origin, Premises, ToolPremise } from '../premises.ts';
import type { ReadingFacts } from '../reading-facts.ts';
import { isJoint } from '../training/exercise-limits.ts';
import type { PremisesSheet } from './premises-sheet.ts';
import { isDoubt, isIdle } from './sheet-foods.ts';
import { listedOnce } from './sheet-origin.ts';
import { labelOfMovement, labelOfTool } from './sheet-words.ts';

type Heard = PremisesSheet['heard'];
type Named = { name: string; origins: readonly Origin[] };

const MOST = 5;

/** A few lines for each answer: what its words led to. */
export function heardLines(premises: Premises, facts: ReadingFacts, health: PremisesSheet['health']): Heard {
  const index = foodIndex(facts.food, facts.foods);
  const changing = new Set(health.filter(({ changes }) => changes.length > 0).map(({ subject }) => subject));
  const foods = (stance: 'never' | 'disliked' | 'fine') =>
    premises.foods
      .filter((food) => food.stance === stance && food.because !== 'unread' && !isDoubt(food) && !isIdle(food, index))
      .map(({ label, origins }) => ({ name: inSentence(label), origins }));
  const tools = (stance: ToolPremise['stance']) =>
    premises.tools
      .filter((tool) => tool.stance === stance)
      .map((tool) => ({ name: toolName(tool, facts), origins: tool.origins }));
  const joints = premises.movements.filter(({ limit }) => isJoint(limit));
  const limits = premises.movements.filter(({ limit }) => !isJoint(limit));
  return [
    ...inFields('Never:', foods('never')),
    ...inFields('Not liked:', foods('disliked')),
    ...inFields('Fine:', foods('fine')),
    ...inFields('You have:', tools('has')),
    ...inFields('You do not have:', tools('has_not')),
    ...inFields(
      'Spares your',
      joints.map(({ limit, side, origins }) => ({
        name: `${side === 'left' || side === 'right' ? `${side} ` : ''}${limit.replaceAll('_', ' ')}`,
        origins,
      })),
    ),
    ...inFields(
      'Careful with:',
      limits.map(({ limit, origins }) => ({ name: labelOfMovement(limit).toLowerCase(), origins })),
    ),
    ...inFields(
      'Plans with:',
      premises.health
        .filter(({ subject }) => changing.has(subject))
        .map(({ label, origins }) => ({ name: inSentence(label.split(',')[0] ?? label), origins })),
    ),
  ];
}

function toolName({ token, heaviestLbs, count }: ToolPremise, { training }: ReadingFacts): string {
  const label = labelOfTool(token, training).toLowerCase();
  const one = count === 1 ? `one of ${label}` : label;
  return heaviestLbs === null ? one : `${one} up to ${heaviestLbs} lb`;
}

/** One line for each field that names come from. */
function inFields(intro: string, named: readonly Named[]): Heard {
  const byField = new Map<string, string[]>();
  for (const { name, origins } of named) {
    for (const field of new Set(placesOf(origins).map((place) => place.field)))
      byField.set(field, [...(byField.get(field) ?? []), name]);
  }
  return [...byField].map(([field, names]) => ({ field, line: `${intro} ${listedOnce(names, MOST)}.` }));
}
