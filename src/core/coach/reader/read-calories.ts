import { hasPhrase } from '#core/language/phrase-set.ts';
import type { PastTurn } from '../turn.ts';
import { numberIn } from './act-words.ts';
import { SESSION_WORDS } from './session-words.ts';
import { isOnlyTalk, type Told } from './told-session.ts';

/** The calories of a day: a figure, the figure of the proposal, none of it, or those of the targets again. */
export type CaloriesAct =
  | { kind: 'calories'; kcal: number | null }
  | { kind: 'proposal'; answer: 'accepted' | 'declined' }
  /** What the proposal says, and why. */
  | { kind: 'ask_proposal' };

/** Figures of a day; what is said of a meal is smaller. */
const DAY = { least: 700, most: 6000 };
const OF_CALORIES = /\bk?cal(?:orie)?s?\b/i;

/** Reads "put me on the 1387 that the card suggests", "nah, make it 1500", "take me down to 1700 calories", "accept the proposal". */
export function readCalories(told: Told, history: readonly PastTurn[]): CaloriesAct | null {
  const { words } = told;
  if (asksForProposal(told)) return { kind: 'ask_proposal' };
  if (isOnlyTalk(told)) return null;
  if (hasPhrase(words, SESSION_WORDS.ownCalories)) return { kind: 'calories', kcal: null };
  const isOfProposal = hasPhrase(words, SESSION_WORDS.proposal);
  const kcal = figureIn(told);
  if (kcal !== null) return isWanted(told, history) ? { kind: 'calories', kcal } : null;
  if (!isOfProposal) return null;
  if (hasPhrase(words, SESSION_WORDS.declineCalories)) return { kind: 'proposal', answer: 'declined' };
  return hasPhrase(words, SESSION_WORDS.acceptCalories) ? { kind: 'proposal', answer: 'accepted' } : null;
}

/** "Whats that card about 1387 cals". */
function asksForProposal(told: Told): boolean {
  const { words, message } = told;
  const isAsked = message.includes('?') || hasPhrase(words, SESSION_WORDS.asking);
  const isOfCalories = OF_CALORIES.test(message) || figureIn(told) !== null;
  return isAsked && isOfCalories && hasPhrase(words, SESSION_WORDS.proposalNames);
}

/** The one figure that can be a day's. */
function figureIn({ words }: Told): number | null {
  const figures = words.flatMap((token) => {
    const value = token.kind === 'number' ? Number(token.plain.replace(/[.,](?=\d{3}$)/, '')) : numberIn(token);
    return Number.isInteger(value) && value >= DAY.least && value <= DAY.most ? [value] : [];
  });
  return figures.length === 1 ? (figures[0] ?? null) : null;
}

/** With the word itself or that of the card, or where calories were spoken of just before. */
function isWanted({ words }: Told, history: readonly PastTurn[]): boolean {
  if (!hasPhrase(words, SESSION_WORDS.setCalories) || hasPhrase(words, SESSION_WORDS.notCalories)) return false;
  return hasPhrase(words, SESSION_WORDS.proposal) || history.slice(-2).some(({ text }) => OF_CALORIES.test(text));
}
