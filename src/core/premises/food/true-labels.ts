import { shortFoodName } from '#core/catalogue/short-food-name.ts';
import { listed } from '#core/language/listed.ts';
import type { FoodPremise } from '../premises.ts';
import type { FoodIndex } from './food-index.ts';
import { namesFood } from './spoken-food.ts';

/** Names that an exception tells one by one; behind more, the rest is told as such. */
const MOST = 4;

const unique = <Value>(values: Iterable<Value>) => [...new Set(values)];

/** What stays of what a premise speaks of, as the person called it, else as the catalogue does. */
function staying(index: FoodIndex, premise: FoodPremise, fine: readonly FoodPremise[]): string[] {
  const subject = index.subjects.get(premise.subject);
  const diet = index.diets.get(premise.subject.replace('diet:', ''));
  // What only a brand may hold is no exception of what is told to be absent.
  const own = new Set([...(subject?.holds ?? []), ...(subject?.plain ?? []), ...(diet?.foodsOut ?? [])]);
  const gone = new Set([...premise.foodsOut, ...premise.foodsToCheck]);
  const back = new Set(premise.foodsBack.filter((id) => own.has(id) && !gone.has(id)));
  const told = fine.filter(({ foodsBack }) => foodsBack.length > 0 && foodsBack.some((id) => back.has(id)));
  if (told.length > 0) return unique(told.map(asTyped));
  return unique([...back].map((id) => shortFoodName(index.foods.get(id)?.name ?? id).toLowerCase()));
}

/** "Almonds", as typed, reads better in a list than "almond". */
function asTyped({ label, origins }: FoodPremise): string {
  const name = label.toLowerCase();
  const quotes = origins.flatMap((origin) => ('quote' in origin ? [origin.quote.toLowerCase()] : []));
  return quotes.find((quote) => quote.startsWith(name) && !quote.includes(' ')) ?? name;
}

/**
 * Premises under labels that stay true in a sentence: whoever eats almonds leaves out "tree nuts other than almonds", and of histamine no
 * food is free, so that it is foods high in it that stay out.
 */
export function withTrueLabels(index: FoodIndex, premises: readonly FoodPremise[]): FoodPremise[] {
  const fine = premises.filter(({ stance }) => stance === 'fine');
  return premises.map((premise) => {
    const { stance, subject, label } = premise;
    if (stance === 'fine' || !(namesFood(premise) || subject.startsWith('diet:'))) return premise;
    const short = label.replace(/ \([^()]*\)$/, '');
    const limited = index.subjects.get(subject)?.allergen?.limit ? `Foods high in ${inner(short)}` : short;
    const names = staying(index, premise, fine);
    if (names.length === 0) return limited === short ? premise : { ...premise, label: limited };
    const shown = names.length > MOST ? [...names.slice(0, MOST - 1), 'what else you said is fine'] : names;
    const joint = subject.startsWith('diet:') ? 'except for' : 'other than';
    return { ...premise, label: `${limited} ${joint} ${listed(shown)}` };
  });
}

const inner = (label: string): string =>
  /^[A-Z][A-Z0-9]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
