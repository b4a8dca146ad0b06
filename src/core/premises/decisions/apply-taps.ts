import { type Decision, decisionKey, type KeptDecision } from '#core/athlete/go-by.ts';
import { foodIndex } from '#core/premises/food/food-index.ts';
import { calledFine, leftOut, withoutFine } from '#core/premises/food/tapped-food.ts';
import type { Told } from '#core/premises/health/told-health.ts';
import type { FoodReason, Origin, Premises } from '#core/premises/premises.ts';
import { questionId } from '#core/premises/question-id.ts';
import type { ReadingFacts } from '#core/premises/reading-facts.ts';
import { withoutAll } from './apply-answers.ts';
import { isStrict, newerWords } from './newer-words.ts';
import { decidedAt, placesOf } from './words-of.ts';
import { wordsOn } from './words-on.ts';

type Tap<About extends Decision['about']> = Extract<Decision, { about: About }>;
type With = { asRead: Premises; kept: readonly KeptDecision[]; told: Told; facts: ReadingFacts };

/** The premises with the taps on single foods, tools and movements; one that newer words speak against is asked about. */
export function withTaps(premises: Premises, given: With): Premises {
  let known = premises;
  for (const one of given.kept) known = withTap(known, one, given);
  return known;
}

function withTap(premises: Premises, { decision, at, over }: KeptDecision, { asRead, told, facts }: With): Premises {
  if (decision.about === 'question') return premises;
  const tap: Origin = { how: 'tapped', at, question: '' };
  const newer = wordsOn(decision, asRead, facts).filter((quote) => !over.includes(quote));
  // An illness that is not theirs was left out while health was read.
  if (newer.length === 0) return decision.about === 'health' ? premises : tapped(premises, decision, tap, facts);
  const id = questionId('newer', `${decisionKey(decision)} ${newer.join(' ')}`);
  const question = newerWords(decision, newer, { id, premises: asRead, facts });
  const answer = told.choices.get(id);
  if (!answer) {
    const open = { ...premises, questions: [...premises.questions, question] };
    return isStrict(decision) ? tapped(open, decision, tap, facts) : open;
  }
  const closed = {
    ...premises,
    answered: [...premises.answered, { ...question, chosen: answer.choice, at: answer.at }],
  };
  const asked: Origin = { how: 'asked', at: answer.at, question: id };
  return answer.choice === 'tapped' ? tapped(closed, decision, asked, facts) : closed;
}

function tapped(premises: Premises, decision: Decision, origin: Origin, facts: ReadingFacts): Premises {
  switch (decision.about) {
    case 'food':
      return withFood(premises, decision, origin, facts);
    case 'tool':
      return withTool(premises, decision, origin);
    case 'movement':
      return withMovement(premises, decision, origin);
    case 'health':
      return withoutIllness(premises, decision);
    default:
      return premises;
  }
}

/** Why a food is left out that was tapped so: as it was read before; an allergen is taken for an allergy. */
function reasonFor({ foods }: Premises, { subject, stance }: Tap<'food'>): FoodReason {
  const before = foods.find((food) => food.subject === subject && food.stance === 'never');
  if (stance === 'disliked') return 'dislike';
  return before?.because ?? (subject.startsWith('allergen:') ? 'allergy' : 'diet');
}

function withFood(premises: Premises, decision: Tap<'food'>, origin: Origin, facts: ReadingFacts): Premises {
  const index = foodIndex(facts.food, facts.foods);
  const { subject, stance } = decision;
  const isHere = (food: Premises['foods'][number]) => food.subject === subject && !isOfIllness(food);
  const origins = premises.foods.filter(isHere).flatMap((food) => food.origins);
  const others = premises.foods.filter((food) => !isHere(food));
  const made =
    stance === 'fine'
      ? calledFine(index, subject, [origin])
      : leftOut(index, {
          subject,
          stance: stance === 'disliked' ? 'disliked' : 'never',
          because: reasonFor(premises, decision),
          origins: [origin],
        });
  if (!made || stance === 'as_written') return premises;
  const lifted = stance === 'fine' ? others.map((food) => withoutFine(index, food, [subject])) : others;
  return {
    ...premises,
    foods: withoutPromises([...lifted, made]),
    accounted: [...premises.accounted, ...decidedAt(origins)],
  };
}

const isOfIllness = ({ because }: Premises['foods'][number]) => because === 'illness' || because === 'medicine';

/** Fine foods that another premise leaves out are not promised. */
function withoutPromises(foods: Premises['foods']): Premises['foods'] {
  const out = new Set(foods.filter(({ stance }) => stance === 'never').flatMap(({ foodsOut }) => foodsOut));
  return foods.map((food) =>
    food.stance === 'fine' ? { ...food, foodsBack: food.foodsBack.filter((id) => !out.has(id)) } : food,
  );
}

function withTool(premises: Premises, { token, stance, heaviestLbs, count }: Tap<'tool'>, origin: Origin): Premises {
  if (stance === 'as_written') return premises;
  const has = stance === 'has';
  const tool = {
    token,
    stance,
    heaviestLbs: has ? heaviestLbs : null,
    count: has ? count : null,
    origins: [origin],
  };
  const origins = premises.tools.filter((each) => each.token === token).flatMap((each) => each.origins);
  return {
    ...premises,
    tools: [...premises.tools.filter((each) => each.token !== token), tool],
    accounted: [...premises.accounted, ...decidedAt(origins)],
  };
}

/** What is not the person's, although newer words name it again. */
function withoutIllness(premises: Premises, { subject }: Tap<'health'>): Premises {
  const gone = premises.health.filter((each) => each.subject === subject);
  const origins = gone.flatMap((each) => each.origins);
  const without = placesOf(origins).reduce(withoutAll, premises);
  return {
    ...without,
    health: premises.health.filter((each) => each.subject !== subject),
    notMine: [...premises.notMine, ...gone],
    accounted: [...premises.accounted, ...decidedAt(origins)],
  };
}

function withMovement(premises: Premises, { limit, stance }: Tap<'movement'>, origin: Origin): Premises {
  const before = premises.movements.filter((each) => each.limit === limit);
  const others = premises.movements.filter((each) => each.limit !== limit);
  const out = { limit, severity: 'strict' as const, side: before[0]?.side ?? null, origins: [origin] };
  return {
    ...premises,
    movements: stance === 'leave_out' ? [...others, out] : others,
    accounted: [...premises.accounted, ...decidedAt(before.flatMap(({ origins }) => origins))],
  };
}
