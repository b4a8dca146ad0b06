import { withoutSigns } from '#core/language/phrase-set.ts';
import { tokenise } from '#core/language/tokens.ts';
import { choices, text } from '../phrases.ts';
import type { PlanAct } from '../reader/read-plan-act.ts';
import type { CoachAction, CoachFacts } from '../turn.ts';
import type { Answer } from './answer-of.ts';

type Kept = NonNullable<CoachFacts['plans']>[number];

const MOST_SHOWN = 4;
/** They tell which of the kept plans is meant by its age, not by its name. */
const OLDER = new Set(['old', 'previous', 'last', 'before', 'earlier', 'other', 'former', 'original', 'first']);

/** What is to be done with a plan: the one that is named, else the one that is followed; which one is asked where it is not sure. */
export function doWithPlan(act: PlanAct, facts: CoachFacts): Answer {
  const kept = (facts.plans ?? []).filter(({ type }) => act.type === null || type === act.type);
  const named = bestNamed(kept, act.of);
  if (act.kind === 'activate_plan') return activate(act, kept, named);
  const active = kept.filter(({ isActive }) => isActive);
  const meant = named.length > 0 ? named : active;
  const [plan, ...others] = meant;
  if (!plan) return { blocks: [text('You have no such plan yet. Shall I make one?')] };
  if (others.length === 0) return done(actionOn(act, plan));
  const buttons = meant.slice(0, MOST_SHOWN).map(({ name, type }) => ({ label: name, say: sentence(act, name, type) }));
  return { blocks: [text('Which plan do you mean?'), choices(...buttons)] };
}

const done = (action: CoachAction): Answer => ({ blocks: [], actions: [action] });

type Named = Exclude<PlanAct, { kind: 'activate_plan' }>;

const actionOn = (act: Named, { id: planId }: Kept): CoachAction =>
  act.kind === 'rename_plan'
    ? { kind: 'rename_plan', planId, name: act.name }
    : { kind: 'favorite_plan', planId, isFavorite: act.isFavorite };

const sentence = (act: Named, name: string, type: Kept['type']): string =>
  act.kind === 'rename_plan'
    ? `Rename my ${type} plan ${name} to ${act.name}`
    : `${act.isFavorite ? 'Favorite' : 'Unfavorite'} my ${type} plan ${name}`;

const stemsOf = (words: string): string[] => withoutSigns(tokenise(words)).map(({ stem }) => stem);

/** The plans that most of the words name. */
function bestNamed(kept: readonly Kept[], of: string): Kept[] {
  const said = new Set(stemsOf(of));
  const scored = kept.map((plan) => ({
    plan,
    count: new Set(stemsOf(plan.name).filter((stem) => said.has(stem))).size,
  }));
  const most = Math.max(0, ...scored.map(({ count }) => count));
  return most === 0 ? [] : scored.filter(({ count }) => count === most).map(({ plan }) => plan);
}

function activate(
  act: Extract<PlanAct, { kind: 'activate_plan' }>,
  kept: readonly Kept[],
  named: readonly Kept[],
): Answer {
  const other = kept.filter(({ isActive }) => !isActive);
  const meant = named.filter(({ isActive }) => !isActive);
  const [plan, ...others] = meant.length > 0 || !stemsOf(act.of).every((stem) => OLDER.has(stem)) ? meant : other;
  if (plan && others.length === 0) return done({ kind: 'activate_plan', planId: plan.id });
  const [active] = named;
  if (active && meant.length === 0) return { blocks: [text(`${active.name} is the plan that you follow now.`)] };
  if (other.length === 0) return { blocks: [text('No other plan of yours is kept. Shall I make a new one?')] };
  const shown = (meant.length > 0 ? meant : other).slice(0, MOST_SHOWN);
  const buttons = shown.map(({ name, type }) => ({ label: name, say: `Switch to the ${type} plan ${name}` }));
  return { blocks: [text('Which of your kept plans shall be the one you follow?'), choices(...buttons)] };
}
