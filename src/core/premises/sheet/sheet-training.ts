import type { Premises, ToolPremise } from '../premises.ts';
import { isLeftOut } from '../training/exercise-limits.ts';
import type { TrainingFacts } from '../training/training-facts.ts';
import type { PremisesSheet } from './premises-sheet.ts';
import { sheetOrigin } from './sheet-origin.ts';
import { labelOfMovement, labelOfTool, SHEET_WORDS } from './sheet-words.ts';

type SheetTool = PremisesSheet['toolGroups'][number]['tools'][number];
type SheetMovement = PremisesSheet['movements'][number];

/** What no group of the data names stands here. */
const OTHERS = 'small';

/** All equipment of the catalogue in groups, with what is there ticked. */
export function sheetToolGroups({ tools }: Premises, facts: TrainingFacts): PremisesSheet['toolGroups'] {
  const premises = new Map(tools.map((tool) => [tool.token, tool]));
  const grouped = new Set(SHEET_WORDS.toolGroups.flatMap(({ tokens }) => tokens));
  const others = Object.keys(facts.equipment.tokens).filter((token) => !grouped.has(token));
  return SHEET_WORDS.toolGroups.map(({ id, label, tokens }) => ({
    id,
    label,
    tools: [...tokens, ...(id === OTHERS ? others : [])]
      .filter((token) => token in facts.equipment.tokens)
      .map((token) => sheetTool(token, premises.get(token), facts)),
  }));
}

function sheetTool(token: string, premise: ToolPremise | undefined, facts: TrainingFacts): SheetTool {
  const count = premise?.count;
  return {
    token,
    label: labelOfTool(token, facts),
    has: premise ? premise.stance === 'has' : facts.equipment.household.includes(token),
    loadable: facts.equipment.tokens[token]?.loadable ?? false,
    heaviestLbs: premise?.heaviestLbs ?? null,
    count: count === 1 || count === 2 ? count : null,
    origin: premise ? sheetOrigin(premise.origins) : null,
  };
}

/** Usual sets of things; each ticks its tools with one tap. */
export const sheetPlaces = ({ equipment }: TrainingFacts): PremisesSheet['places'] =>
  SHEET_WORDS.places.map(({ id, label, tokens, usualOf }) => ({
    id,
    label,
    tokens: [...(tokens ?? equipment.places.find((place) => place.id === usualOf)?.usual ?? [])],
  }));

/** The usual movements, and every other one that was read. */
export function sheetMovements({ movements }: Premises): SheetMovement[] {
  const usual = SHEET_WORDS.movements.filter((each) => each.usual).map(({ id }) => id);
  const read = movements.map(({ limit }) => limit);
  return [...new Set([...usual, ...read])].map((limit) => {
    const premise = movements.find((each) => each.limit === limit);
    const out = !premise ? 'no' : isLeftOut(premise, movements) ? 'leave_out' : 'with_care';
    return {
      limit,
      label: labelOfMovement(limit),
      out,
      origin: premise ? sheetOrigin(premise.origins) : null,
    };
  });
}
