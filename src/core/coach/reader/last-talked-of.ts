import { withoutSigns } from '#core/language/phrase-set.ts';
import { tokenise } from '#core/language/tokens.ts';
import type { MealTalk } from '../dialogue/meal-talk.ts';
import type { PastTurn } from '../turn.ts';
import { dayNamedLast, daysNamed, placeIn } from './read-meal-place.ts';

/** So many turns are looked back on for the meal that "it" is. */
const LOOKED_BACK = 2;

/** With the meal that was last spoken of for the one that stood last; what was done to a meal counts where nobody named one since. */
export function talkedOf(talk: MealTalk, history: readonly PastTurn[]): MealTalk {
  // What the person named counts for more than what an answer lists.
  const turns = history.slice(-LOOKED_BACK).toSorted((a, b) => Number(b.isUser) - Number(a.isUser));
  const last = turns.map((turn) => mealOf(turn, talk)).find((meal) => meal !== null) ?? talk.last;
  const ofDay = turns.find((turn) => dayNamedLast(wordsOf(turn), talk.today) !== null);
  if (ofDay === undefined) return { ...talk, last };
  const words = wordsOf(ofDay);
  const hasSeveralDays = daysNamed(words, talk.today).length > 1;
  return { ...talk, last, lastDay: dayNamedLast(words, talk.today), hasSeveralDays };
}

const wordsOf = ({ text }: PastTurn) => withoutSigns(tokenise(text));

function mealOf(turn: PastTurn, talk: MealTalk): MealTalk['last'] {
  const { text, isUser } = turn;
  const place = placeIn(wordsOf(turn), { ...talk, last: null }, { dishWords: [] });
  if (place?.mealIndex != null) return { ahead: place.ahead, mealIndex: place.mealIndex };
  if (isUser || !place) return null;
  const named = (talk.days[place.ahead] ?? []).filter(({ name }) => text.includes(name));
  const [only, ...others] = named;
  return only && others.length === 0 ? { ahead: place.ahead, mealIndex: only.mealIndex } : null;
}
