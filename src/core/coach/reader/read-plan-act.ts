import { hasPhrase, phraseAt, placeOfPhrase, withoutSigns } from '#core/language/phrase-set.ts';
import { type Token, tokenise } from '#core/language/tokens.ts';
import { ACT_WORDS } from './act-words.ts';
import { isAsked, type Told } from './told-act.ts';

type PlanType = 'meal' | 'workout';

/** What is to be done with a plan. `of`: the words that tell which one; empty where it is the one that is followed. */
export type PlanAct =
  | { kind: 'rename_plan'; type: PlanType | null; of: string; name: string }
  | { kind: 'favorite_plan'; type: PlanType | null; of: string; isFavorite: boolean }
  | { kind: 'activate_plan'; type: PlanType | null; of: string };

/** "Call the food one Rosa’s Revenge", "put me back on the september plan", "star my workout plan". */
export function readPlanAct(told: Told): PlanAct | null {
  if (isAsked(told.message)) return null;
  return readRename(told) ?? readFavorite(told) ?? readActivate(told);
}

const planType = (words: readonly Token[]): PlanType | null => {
  const types = (['meal', 'workout'] as const).filter((type) => hasPhrase(words, ACT_WORDS.planWords[type]));
  return types.length === 1 ? (types[0] ?? null) : null;
};

const isPlan = (words: readonly Token[]): boolean =>
  planType(words) !== null || hasPhrase(words, ACT_WORDS.planPointers);

/** The words that tell one plan from another. */
const namesOf = (words: readonly Token[]): string =>
  words
    .filter((_word, at) => phraseAt(words, at, ACT_WORDS.notPlanNamesOf) === 0)
    .map(({ plain }) => plain)
    .join(' ');

const NAME_ENDS = new Set([',', '.', '!', '?', ';', '\n', '"', '”', '“']);
const LONGEST_NAME = 80;

/** "Rename this to Iron Farrah", "call the food one Rosa’s Revenge", "the plan should be called Iron Nan": up to the end of the clause. */
function readRename({ message, before, words }: Told): PlanAct | null {
  if (hasPhrase(words, ACT_WORDS.notPlanNames)) return null;
  const tokens = tokenise(message);
  const place = nameFrom(tokens, before);
  if (!place) return null;
  const { from, plan } = place;
  const end = tokens.findIndex(({ plain }, at) => at > from && (NAME_ENDS.has(plain) || endsName(tokens, at)));
  const first = NAME_ENDS.has(tokens[from]?.plain ?? '') ? from + 1 : from;
  const to = end < 0 ? message.length : (tokens[end]?.start ?? message.length);
  const name = unquoted(message.slice(tokens[first]?.start ?? message.length, to).trim());
  if (name === '' || name.length > LONGEST_NAME) return null;
  return { kind: 'rename_plan', type: planType(plan), of: namesOf(plan), name };
}

const QUOTES = new Set(['"', '“', '”', "'", '‘', '’']);

/** Without the quotation marks behind it. */
function unquoted(name: string): string {
  let end = name.length;
  while (end > 0 && QUOTES.has(name[end - 1] ?? '')) end--;
  return name.slice(0, end);
}

/** "… and what does premium cost" is no part of a name. */
const endsName = (tokens: readonly Token[], at: number): boolean => phraseAt(tokens, at, ACT_WORDS.nameEnds) > 0;

type NamePlace = { from: number; plan: Token[] };

/** Where the new name begins, and the words that say of which plan it is. */
function nameFrom(tokens: readonly Token[], before: string): NamePlace | null {
  const rename = placeOfPhrase(tokens, ACT_WORDS.renaming);
  if (rename >= 0) {
    const from = rename + phraseAt(tokens, rename, ACT_WORDS.renaming);
    const to = tokens.findIndex(({ plain }, at) => at > from && (plain === 'to' || plain === 'as'));
    const plan = to < 0 ? [] : withoutSigns(tokens.slice(from, to));
    return isPlan(plan) ? { from: to + 1, plan } : null;
  }
  const called = placeOfPhrase(tokens, ACT_WORDS.beCalled);
  if (called >= 0) {
    const plan = withoutSigns(tokens.slice(0, called));
    return isPlan(plan) ? { from: called + phraseAt(tokens, called, ACT_WORDS.beCalled), plan } : null;
  }
  const call = placeOfPhrase(tokens, ACT_WORDS.calling);
  if (call < 0) return null;
  const from = call + phraseAt(tokens, call, ACT_WORDS.calling);
  return behindPointer(tokens, from, before);
}

/** So far behind "call" its plan is named. */
const POINTER_WORDS = 5;

function behindPointer(tokens: readonly Token[], from: number, before: string): NamePlace | null {
  for (let at = from; at < Math.min(tokens.length, from + POINTER_WORDS); at++) {
    const length = phraseAt(tokens, at, ACT_WORDS.planEnds);
    if (length > 0) return { from: at + length, plan: withoutSigns(tokens.slice(from, at + length)) };
  }
  const spoken = withoutSigns(tokenise(before));
  const isIt = phraseAt(tokens, from, ACT_WORDS.planPointers) > 0;
  return isIt && isPlan(spoken) ? { from: from + 1, plan: spokenOf(spoken) } : null;
}

/** What of an earlier clause says which plan it is: its type alone. */
const spokenOf = (words: readonly Token[]): Token[] =>
  words.filter((_word, at) => Object.values(ACT_WORDS.planWords).some((names) => phraseAt(words, at, names) > 0));

function readFavorite({ words }: Told): PlanAct | null {
  if (!hasPhrase(words, ACT_WORDS.favoritePointers)) return null;
  const off = placeOfPhrase(words, ACT_WORDS.unfavoriting);
  const on = placeOfPhrase(words, ACT_WORDS.favoriting);
  const at = off >= 0 ? off : on;
  if (at < 0 || (off < 0 && hasPhrase(words, ACT_WORDS.notFavorites))) return null;
  const end = words.findIndex((_word, place) => place > at && phraseAt(words, place, ACT_WORDS.nameEnds) > 0);
  const plan = words.filter(
    (_word, place) => place !== at && (end < 0 || place < end) && phraseAt(words, place, ACT_WORDS.favoriting) === 0,
  );
  return { kind: 'favorite_plan', type: planType(words), of: namesOf(plan), isFavorite: off < 0 };
}

/** "Stick me back on the old full body one", "I want my old plan back". */
function readActivate({ words }: Told): PlanAct | null {
  const isBack = words.some(({ plain }) => plain === 'back');
  const strong = placeOfPhrase(words, ACT_WORDS.activating);
  const wanted = strong < 0 && isBack ? placeOfPhrase(words, ACT_WORDS.wantingBack) : -1;
  const at = Math.max(strong, wanted);
  const verbs = strong >= 0 ? ACT_WORDS.activating : ACT_WORDS.wantingBack;
  if (at < 0 || hasPhrase(words, ACT_WORDS.notPlanNames) || words.some(({ kind }) => kind === 'number')) return null;
  const behind = words.slice(at + phraseAt(words, at, verbs));
  const end = behind.findIndex((_word, place) => phraseAt(behind, place, ACT_WORDS.nameEnds) > 0);
  const plan = end < 0 ? behind : behind.slice(0, end);
  if (!hasPhrase(plan, ACT_WORDS.planEnds) || hasPhrase(plan, ACT_WORDS.notKeptPlans)) return null;
  return { kind: 'activate_plan', type: planType(plan), of: namesOf(plan) };
}
