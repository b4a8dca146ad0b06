import type { Unread } from '#core/language/reading.ts';
import type { FoodPremise, OpenQuestion, Origin, UnreadWord } from '../premises.ts';
import type { FoodIndex } from './food-index.ts';
import { unreadQuestion } from './food-questions.ts';
import type { Rows } from './food-rows.ts';
import type { FoodAnswer } from './heard-food.ts';

type UnreadFood = { premises: FoodPremise[]; words: UnreadWord[]; questions: OpenQuestion[] };

function unreadOrigin(field: string, { quote, span }: Unread): Origin {
  return { how: 'read', field, quote, ...span };
}

function unreadPremise(
  field: string,
  word: Unread,
  stance: 'never' | 'disliked',
  rows: Rows,
  fine: ReadonlySet<string>,
): FoodPremise {
  return {
    subject: `unread:${word.quote.toLowerCase()}`,
    label: word.quote,
    stance,
    because: stance === 'never' ? 'unread' : 'dislike',
    foodsOut: [...rows.out].filter((id) => !fine.has(id)),
    foodsToCheck: [...rows.check].filter((id) => !fine.has(id)),
    foodsBack: [...rows.out, ...rows.check].filter((id) => fine.has(id)),
    terms: [word.quote.toLowerCase()],
    scope: null,
    origins: [unreadOrigin(field, word)],
  };
}

/** More unknown words in one answer than this are not asked one by one. */
const ASKED_UNREAD = 3;

/** Among illnesses a word is of food where food is spoken of, or where it is not eaten ("can't digest …"). */
const isNearFood = ({ near, polarity }: Unread): boolean => near === 'food' || (near === null && polarity === 'avoid');

/**
 * Words that nobody knows. In an allergy answer all fourteen allergens go until it is asked, but for what the same answer calls fine;
 * among restrictions and dislikes the word itself is left out, and only a rule is asked about.
 */
export function unreadFood(
  index: FoodIndex,
  answers: readonly FoodAnswer[],
  fine: (field: string) => ReadonlySet<string>,
): UnreadFood {
  const found: UnreadFood = { premises: [], words: [], questions: [] };
  const { fourteen: ids, allergens } = index.facts.allergens;
  const fourteen = allergens.filter(({ id, partOf }) => ids.includes(id) || ids.includes(partOf ?? ''));
  const closed = {
    out: new Set(fourteen.flatMap(({ holds }) => holds)),
    check: new Set(fourteen.flatMap(({ check }) => check)),
  };
  for (const { field, reading } of answers) {
    const words = reading.unread.filter(({ polarity }) => !['fine', 'want', 'deny'].includes(polarity));
    if (field === 'medicalConditions') {
      // That it was not understood, and is asked, is told with the illnesses.
      found.premises.push(
        ...words.filter(isNearFood).map((word) => unreadPremise(field, word, 'never', closed, fine(field))),
      );
      continue;
    }
    const failsClosed = field === 'foodAllergies';
    if (!failsClosed && field !== 'dietaryRestrictions' && field !== 'dislikedFoods') continue;
    const stance = field === 'dislikedFoods' ? 'disliked' : 'never';
    const rows = failsClosed ? closed : { out: new Set<string>(), check: new Set<string>() };
    found.premises.push(...words.map((word) => unreadPremise(field, word, stance, rows, fine(field))));
    found.words.push(...words.map(({ quote, span }) => ({ field, quote, ...span, failsClosed })));
    if (stance === 'disliked') continue;
    const meanwhile = (quote: string) =>
      failsClosed ? 'None of the fourteen common allergens.' : `Nothing that is called ${quote}.`;
    found.questions.push(
      ...words.slice(0, ASKED_UNREAD).map((word) => unreadQuestion(field, word, meanwhile(word.quote))),
    );
  }
  return found;
}
