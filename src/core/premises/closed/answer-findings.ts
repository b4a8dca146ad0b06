import { calledFineByRows } from '#core/premises/food/tapped-food.ts';
import type { Told } from '#core/premises/health/told-health.ts';
import { answeredBy } from '#core/premises/health/told-health.ts';
import type { AnsweredQuestion, NamedInDoubt, Origin, Premises } from '#core/premises/premises.ts';
import { questionsOfFindings } from '#core/premises/sheet/questions-of-findings.ts';
import { withoutAll } from '../decisions/apply-answers.ts';
import { decidedAt, placesOf, type Words, withoutWords } from '../decisions/words-of.ts';
import { withoutNamed } from './close-findings.ts';
import type { Doubt } from './doubt.ts';

/** The premises with what was tapped about words that a second look held against the reading; those words are settled then. */
export function withFindingsAnswered(premises: Premises, doubts: readonly Doubt[], told: Told): Premises {
  const answered = answeredBy(questionsOfFindings(doubts, premises), told);
  return answered.reduce<Premises>((known, question) => {
    const next = changedBy(known, question);
    return {
      ...next,
      answered: [...next.answered, question],
      accounted: [...next.accounted, ...decidedAt([question.origin])],
    };
  }, premises);
}

function changedBy(premises: Premises, { choices, chosen, at, id, origin }: AnsweredQuestion): Premises {
  const does = choices.find((choice) => choice.id === chosen)?.does;
  const asked: Origin = { how: 'asked', at, question: id };
  const [place] = placesOf([origin]);
  if (does?.kind === 'leave_out') return decidedOut(premises, does.doubt, asked);
  if (does?.kind === 'fine')
    return calledFine(place ? withoutAll(premises, place) : premises, does.doubt, asked, place);
  return place ? withoutAll(premises, place) : premises;
}

/** Left out by a tap: no guess any more, so that what is out is out for its name. */
function decidedOut(premises: Premises, named: NamedInDoubt, asked: Origin): Premises {
  const out = withoutNamed(premises, named, [asked]);
  return {
    ...out,
    foods: out.foods.map((food) => (food.origins.includes(asked) ? { ...food, because: 'allergy' as const } : food)),
  };
}

function calledFine(
  premises: Premises,
  { label, foods, tokens, limits, groups }: NamedInDoubt,
  asked: Origin,
  place?: Words,
): Premises {
  const isFood = tokens.length + limits.length === 0;
  const isHealth = groups.some((group) => group === 'condition' || group === 'medicine');
  if (isHealth) return place ? { ...premises, health: withoutWords(premises.health, place) } : premises;
  return {
    ...premises,
    foods: isFood ? calledFineByRows(premises.foods, { label, rows: foods, origins: [asked] }) : premises.foods,
    tools: [
      ...premises.tools.filter(({ token }) => !tokens.includes(token)),
      ...tokens.map((token) => ({ token, stance: 'has' as const, heaviestLbs: null, count: null, origins: [asked] })),
    ],
    movements: premises.movements.filter(({ limit }) => !limits.includes(limit)),
  };
}
