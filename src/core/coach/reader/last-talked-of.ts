import { withoutSigns } from '#core/language/phrase-set.ts';
import { tokenise } from '#core/language/tokens.ts';
import type { MealTalk } from '../dialogue/meal-talk.ts';
import type { PastTurn } from '../turn.ts';
import { placeIn } from './read-meal-place.ts';

/** So many turns are looked back on for the meal that "it" is. */
const LOOKED_BACK = 2;

/** With the meal that was last spoken of for the one that stood last; what was done to a meal counts where nobody named one since. */
export function talkedOf(talk: MealTalk, history: readonly PastTurn[]): MealTalk {
  for (const turn of history.slice(-LOOKED_BACK).toReversed()) {
    const last = mealOf(turn, talk);
    if (last) return { ...talk, last };
  }
  return talk;
}

function mealOf({ text, isUser }: PastTurn, talk: MealTalk): MealTalk['last'] {
  const words = withoutSigns(tokenise(text));
  const place = placeIn(words, { ...talk, last: null }, { dishWords: [] });
  if (place?.mealIndex != null) return { ahead: place.ahead, mealIndex: place.mealIndex };
  if (isUser || !place) return null;
  const named = (talk.days[place.ahead] ?? []).filter(({ name }) => text.includes(name));
  const [only, ...others] = named;
  return only && others.length === 0 ? { ahead: place.ahead, mealIndex: only.mealIndex } : null;
}
