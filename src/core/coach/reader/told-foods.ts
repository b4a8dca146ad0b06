import { phraseAt, withoutSigns } from '#core/language/phrase-set.ts';
import { type Token, tokenise } from '#core/language/tokens.ts';
import { gramsOf, readAmount } from '#core/nutrition/adopt/parse-amount.ts';
import { resolveFood } from '#core/nutrition/adopt/resolve-food.ts';
import { withEnglishNumbers } from '#core/units/number-words.ts';
import type { KnownFoods, ToldFood } from '../dialogue/meal-talk.ts';
import { MEAL_WORDS } from './meal-words.ts';

/** More of one food nobody eats at once; grams. */
const MOST_GRAMS = 2000;
/** A phrase that names a food is short. */
const MOST_WORDS = 6;
const RAW = 'raw';

/** "A scoop of whey", "2 eggs", "100 g rice": the food of the table, with about what it weighs. Null where it is none. */
export function toldFood(phrase: string, { index, table }: KnownFoods): ToldFood | null {
  const text = withEnglishNumbers(phrase.toLowerCase().trim());
  if (text === '' || withoutSigns(tokenise(text)).length > MOST_WORDS) return null;
  const counted = countedIn(text);
  const told = readAmount(counted.name);
  const resolved = resolveFood(told.name.replace(/^(?:an?|the|some|another|one more) /, ''), index);
  if (!resolved) return null;
  const food = asEaten(resolved.food, table);
  const amount = told.amount ?? 1;
  const one = gramsOf({ ...told, amount }, food, table) ?? food.portionGrams;
  const grams = one === null ? null : (counted.grams ?? one) * counted.times;
  return grams !== null && grams > 0 && grams <= MOST_GRAMS ? { food, grams: Math.round(grams * 10) / 10 } : null;
}

type Counted = { name: string; times: number; grams: number | null };

/** "A glass of milk", "half an avocado", "a bowl of rice": how much of what stands behind it. */
function countedIn(text: string): Counted {
  const words = tokenise(text);
  const half = phraseAt(words, 0, MEAL_WORDS.halves);
  const times = half > 0 ? 0.5 : 1;
  const from = half > 0 ? half : phraseAt(words, 0, MEAL_WORDS.articles);
  const measure = MEAL_WORDS.measures.find(({ names }) => phraseAt(words, from, names) > 0);
  const length = phraseAt(words, from, measure?.names ?? MEAL_WORDS.wholes);
  const isOf = length > 0 && words[from + length]?.plain === 'of';
  const start = words[isOf ? from + length + 1 : half]?.start ?? 0;
  return { name: text.slice(start), times, grams: isOf && measure ? measure.grams : null };
}

/** Nobody eats meat, fish or eggs raw: what is meant is the same food cooked, where the table has it. */
function asEaten(food: ToldFood['food'], { foods }: KnownFoods['table']): ToldFood['food'] {
  const cooked = foods.get(food.id.replace(/-(?:raw|dry)$/, '-cooked'));
  return food.state === RAW || food.state === 'dry' ? (cooked ?? food) : food;
}

type Phrases = Parameters<typeof phraseAt>[2];

/** The words of a text in parts, cut at signs between words and at the phrases that join. */
export function partsOf(text: string, joints: Phrases): Token[][] {
  const parts: Token[][] = [[]];
  const tokens = tokenise(text);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const joint = phraseAt(tokens, at, joints);
    if (token.kind === 'emoji' || (token.kind === 'sign' && token.plain !== '-' && token.plain !== '/')) parts.push([]);
    else if (joint > 0) {
      parts.push([]);
      at += joint - 1;
    } else if (token.kind === 'word' || token.kind === 'number') parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

/** Without the words of a list at both ends. */
export function trimmed(part: readonly Token[], fillers: Phrases): Token[] {
  const isFiller = (token: Token | undefined) => token !== undefined && fillers.keys.has(token[fillers.form]);
  let [from, to] = [0, part.length];
  while (from < to && isFiller(part[from])) from++;
  while (to > from && isFiller(part[to - 1])) to--;
  return part.slice(from, to);
}

/** A part as it was typed. */
export const typed = (text: string, part: readonly Token[]): string =>
  part.length === 0 ? '' : text.slice(part[0]?.start, part.at(-1)?.end);
