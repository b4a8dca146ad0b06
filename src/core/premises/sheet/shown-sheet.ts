import type { Decision } from '#core/athlete/go-by.ts';
import type { PremisesSheet } from './premises-sheet.ts';

type Food = PremisesSheet['foods'][number];
type Tool = PremisesSheet['toolGroups'][number]['tools'][number];
type About<A extends Decision['about']> = Extract<Decision, { about: A }>;

/**
 * The sheet as it is shown while a new reading is on its way: decisions that it does not hold yet stand on it at once. What a decision takes
 * back only the new reading can say; until then its line stays. `names`: what foods that were added are called.
 */
export function shownSheet(
  sheet: PremisesSheet,
  decisions: readonly Decision[],
  names: ReadonlyMap<string, string> = new Map(),
): PremisesSheet {
  return decisions.reduce((shown, decision) => withDecision(shown, decision, names), sheet);
}

function withDecision(sheet: PremisesSheet, decision: Decision, names: ReadonlyMap<string, string>): PremisesSheet {
  switch (decision.about) {
    case 'food':
      return { ...sheet, foods: withFood(sheet.foods, decision, names) };
    case 'tool':
      return {
        ...sheet,
        toolGroups: sheet.toolGroups.map((group) => ({
          ...group,
          tools: group.tools.map((tool) => (tool.token === decision.token ? withTool(tool, decision) : tool)),
        })),
      };
    case 'movement':
      return {
        ...sheet,
        movements: sheet.movements.map((movement) =>
          movement.limit !== decision.limit || decision.stance === 'as_written'
            ? movement
            : {
                ...movement,
                out: decision.stance === 'fine' ? 'no' : 'leave_out',
                origin: tapped(movement.origin),
              },
        ),
      };
    case 'health':
      return {
        ...sheet,
        health: sheet.health.map((fact) =>
          fact.subject === decision.subject ? { ...fact, holds: decision.stance === 'as_written' } : fact,
        ),
      };
    case 'question':
      return {
        ...sheet,
        questions: sheet.questions.map((question) =>
          question.id === decision.question ? { ...question, chosen: decision.choice } : question,
        ),
      };
  }
}

const tapped = (origin: Tool['origin']): Food['origin'] => ({ how: 'tapped', quotes: origin?.quotes ?? [] });

function withFood(
  foods: readonly Food[],
  { subject, stance }: About<'food'>,
  names: ReadonlyMap<string, string>,
): Food[] {
  const isThere = foods.some((food) => food.subject === subject);
  if (stance === 'as_written') {
    return foods.filter((food) => food.subject !== subject || food.origin.quotes.length > 0);
  }
  if (isThere) {
    return foods.map((food) => (food.subject === subject ? { ...food, stance, origin: tapped(food.origin) } : food));
  }
  const added: Food = {
    subject,
    label: names.get(subject) ?? subject,
    stance,
    because: 'dislike',
    note: '',
    origin: { how: 'tapped', quotes: [] },
    canChange: true,
  };
  return [...foods, added];
}

function withTool(tool: Tool, { stance, heaviestLbs, count }: About<'tool'>): Tool {
  if (stance === 'as_written') return tool;
  return { ...tool, has: stance === 'has', heaviestLbs, count, origin: tapped(tool.origin) };
}
