import { namesNone } from '#core/language/plain-words.ts';
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

/** What goes because of a word, and what stays: the same lists for all words of an answer, since there can be hundreds. */
type RowsOfUnread = Pick<FoodPremise, 'foodsOut' | 'foodsToCheck' | 'foodsBack'>;

const rowsOfUnread = ({ out, check }: Rows, fine: ReadonlySet<string>): RowsOfUnread => ({
  foodsOut: [...out].filter((id) => !fine.has(id)),
  foodsToCheck: [...check].filter((id) => !fine.has(id)),
  foodsBack: [...out, ...check].filter((id) => fine.has(id)),
});

function unreadPremise(field: string, word: Unread, stance: 'never' | 'disliked', rows: RowsOfUnread): FoodPremise {
  return {
    subject: `unread:${word.quote.toLowerCase()}`,
    label: word.quote,
    stance,
    because: stance === 'never' ? 'unread' : 'dislike',
    ...rows,
    terms: [word.quote.toLowerCase()],
    scope: null,
    origins: [unreadOrigin(field, word)],
  };
}

/** So many unknown words of one answer have a premise each; the others share one. */
const ONE_BY_ONE = 40;

/** What goes because of words that nobody knows: a premise each, as long as there are not hundreds. */
function unreadPremises(
  field: string,
  words: readonly Unread[],
  stance: 'never' | 'disliked',
  rows: RowsOfUnread,
): FoodPremise[] {
  const [first, ...others] = words.slice(ONE_BY_ONE);
  const single = words.slice(0, ONE_BY_ONE).map((word) => unreadPremise(field, word, stance, rows));
  if (!first) return single;
  const shared = unreadPremise(field, first, stance, rows);
  return [
    ...single,
    {
      ...shared,
      terms: [...shared.terms, ...others.map(({ quote }) => quote.toLowerCase())],
      origins: [...shared.origins, ...others.map((word) => unreadOrigin(field, word))],
    },
  ];
}

/** More unknown words in one answer than this are not asked one by one. */
const ASKED_UNREAD = 3;

/** Among illnesses a word is of food where food is spoken of, or where it is not eaten ("can't digest …"). */
const isNearFood = ({ near, polarity }: Unread): boolean => near === 'food' || (near === null && polarity === 'avoid');

/** "LTP: peach, nectarine, hazelnut": what a short name that nobody knows stands for is listed behind it. */
function isSpeltOut({ text, reading }: FoodAnswer, { span }: Unread): boolean {
  if (!/^\s?[:(=]/.test(text.slice(span.end, span.end + 2))) return false;
  const list = reading.mentions.filter(({ span: { start } }) => start > span.end && start - span.end <= LIST_REACH);
  return list.length >= 2 && list.every(({ polarity }) => polarity === 'named' || polarity === 'avoid');
}

const LIST_REACH = 60;

/** Of somebody who has none, or who only chats. */
const BEGINS_WITH_NO =
  /^[^\p{L}\p{N}]*(?:no|not|non|n|nope|nah|na|nay|nil|neg|nothing|none|never|zero|0|nein|nada|all|i eat|i['’]?m|fine|good|great|ok|okay|cool|free|lol|lmao|ha(?:ha)*|he(?:he)+|thanks?|thx|ta|pls|please)(?![\p{L}\p{N}])/iu;

/** "Yes", "stuff that grows on trees": an allergy answer that is no "no", and that nothing was read from. */
function wholeAnswer({ field, text, reading }: FoodAnswer): Unread[] {
  const quote = text.trim();
  const isRead = reading.saysNone || reading.mentions.length + reading.unread.length > 0;
  if (field !== 'foodAllergies' || isRead || !/\p{L}/u.test(quote) || BEGINS_WITH_NO.test(quote)) return [];
  const start = text.indexOf(quote);
  const span = { start, end: start + quote.length };
  return [{ span, quote, clause: 0, polarity: 'named', near: 'food' }];
}

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
  for (const answer of answers) {
    const { field, reading } = answer;
    const unread = reading.unread.filter(
      (word) =>
        !['fine', 'want', 'deny'].includes(word.polarity) &&
        !namesNone('food', word.quote) &&
        !isSpeltOut(answer, word),
    );
    const words = [...unread, ...wholeAnswer(answer)];
    if (field === 'medicalConditions') {
      // That it was not understood, and is asked, is told with the illnesses.
      const rows = rowsOfUnread(closed, fine(field));
      found.premises.push(...unreadPremises(field, words.filter(isNearFood), 'never', rows));
      continue;
    }
    const failsClosed = field === 'foodAllergies';
    if (!failsClosed && field !== 'dietaryRestrictions' && field !== 'dislikedFoods') continue;
    const stance = field === 'dislikedFoods' ? 'disliked' : 'never';
    const out = failsClosed ? closed : { out: new Set<string>(), check: new Set<string>() };
    const rows = rowsOfUnread(out, fine(field));
    found.premises.push(...unreadPremises(field, words, stance, rows));
    found.words.push(...words.map(({ quote, span }) => ({ field, quote, ...span, failsClosed })));
    if (stance === 'disliked') continue;
    const meanwhile = (quote: string) =>
      failsClosed ? 'None of the fourteen common allergens.' : `Nothing that is called ${quote}.`;
    // What goes with a food that is out adds nothing to ask, but where the body reacts.
    const open = failsClosed ? words : words.filter(({ beside }) => !beside);
    found.questions.push(
      ...open.slice(0, ASKED_UNREAD).map((word) => unreadQuestion(field, word, meanwhile(word.quote))),
    );
  }
  return found;
}
