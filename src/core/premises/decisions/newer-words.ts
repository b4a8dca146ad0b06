import type { Decision } from '#core/athlete/go-by.ts';
import { foodIndex } from '#core/premises/food/food-index.ts';
import type { OpenQuestion, Origin, Premises } from '#core/premises/premises.ts';
import type { ReadingFacts } from '#core/premises/reading-facts.ts';
import { labelOfMovement, labelOfTool } from '#core/premises/sheet/sheet-words.ts';

/** Taps that keep something out of plans: they hold until the person says otherwise, whatever was written since. */
export const isStrict = (decision: Decision): boolean =>
  'stance' in decision && ['never', 'leave_out', 'has_not'].includes(decision.stance);

const SAYINGS: Readonly<Record<string, (name: string) => string>> = {
  never: (name) => `never ${name}`,
  disliked: (name) => `not liked: ${name}`,
  fine: (name) => `${name}: fine`,
  has: (name) => `you have: ${name}`,
  has_not: (name) => `you do not have: ${name}`,
  leave_out: (name) => `left out: ${name}`,
  not_mine: (name) => `not yours: ${name}`,
};

/** What is asked where newer words speak of what was tapped. */
export function newerWords(
  decision: Decision,
  newer: readonly string[],
  { id, premises, facts }: { id: string; premises: Premises; facts: ReadingFacts },
): OpenQuestion {
  const stance = 'stance' in decision ? decision.stance : '';
  const said = SAYINGS[stance]?.(nameOf(decision, premises, facts)) ?? '';
  return {
    id,
    about: ABOUT[decision.about],
    text: `You tapped “${said}”. Now you wrote “${newer.join('”, “')}”. Which holds?`,
    choices: [
      { id: 'tapped', label: 'What I tapped', does: { kind: 'tapped_holds' } },
      { id: 'written', label: 'What I wrote', does: { kind: 'as_read' } },
    ],
    meanwhile: isStrict(decision) ? 'What you tapped holds.' : 'What you wrote holds.',
    origin: originOf(newer[0] ?? '', premises),
  };
}

const ABOUT = {
  food: 'food',
  tool: 'equipment',
  movement: 'movement',
  health: 'health',
  question: 'health',
} as const;

function nameOf(decision: Decision, premises: Premises, facts: ReadingFacts): string {
  switch (decision.about) {
    case 'food': {
      const index = foodIndex(facts.food, facts.foods);
      const label = index.subjects.get(decision.subject)?.label ?? index.diets.get(decision.subject.slice(5))?.label;
      return (label ?? decision.subject).toLowerCase();
    }
    case 'tool':
      return labelOfTool(decision.token, facts.training).toLowerCase();
    case 'movement':
      return labelOfMovement(decision.limit).toLowerCase();
    case 'health':
      return premises.health.find(({ subject }) => subject === decision.subject)?.label ?? '';
    case 'question':
      return '';
  }
}

/** Where the newer words stand. */
function originOf(quote: string, premises: Premises): Origin {
  const all = [...premises.foods, ...premises.tools, ...premises.movements, ...premises.health];
  const found = all.flatMap(({ origins }) => origins).find((origin) => 'quote' in origin && origin.quote === quote);
  return found ?? { how: 'read', field: '', quote, start: 0, end: 0 };
}
