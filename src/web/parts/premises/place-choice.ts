import type { Decision } from '#core/athlete/go-by.ts';
import type { PremisesSheet } from '#core/premises/sheet/premises-sheet.ts';

type Tool = PremisesSheet['toolGroups'][number]['tools'][number];
type Place = PremisesSheet['places'][number];
type Checklist = Pick<PremisesSheet, 'toolGroups' | 'places'>;

const toolsOf = ({ toolGroups }: Checklist): Tool[] => toolGroups.flatMap(({ tools }) => tools);

/** The tools that stand otherwise than the place has them. What no place speaks of, such as a chair, is no part of any. */
export function unlikePlace(checklist: Checklist, place: Place): Tool[] {
  const spokenOf = new Set(checklist.places.flatMap(({ tokens }) => tokens));
  return toolsOf(checklist).filter(({ token, has }) => spokenOf.has(token) && has !== place.tokens.includes(token));
}

/** Ticks what a place has, and nothing else. */
export const decisionsForPlace = (checklist: Checklist, place: Place): Decision[] =>
  unlikePlace(checklist, place).map((tool) => decisionOnTool(tool, { has: !tool.has }));

/** A tap on a tool. A load that was told is kept with what is there, and goes with what is not. */
export function decisionOnTool(
  { token, heaviestLbs, count }: Tool,
  change: { has: boolean; heaviestLbs?: number | null; count?: Tool['count'] },
): Decision {
  if (!change.has) return { about: 'tool', token, stance: 'has_not', heaviestLbs: null, count: null };
  return {
    about: 'tool',
    token,
    stance: 'has',
    heaviestLbs: change.heaviestLbs === undefined ? heaviestLbs : change.heaviestLbs,
    count: change.count === undefined ? count : change.count,
  };
}

/** The place whose things are exactly those that are ticked. */
export const placeLike = (checklist: Checklist): Place | undefined =>
  checklist.places.find((place) => unlikePlace(checklist, place).length === 0);
