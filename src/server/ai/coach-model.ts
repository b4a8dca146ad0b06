import type { GuardedPerson, Proof } from '#core/coach/guard/proof.ts';
import type { Choice, CoachFacts, PastTurn, Receipt, ToolName } from '#core/coach/turn.ts';

/** One message for a language model to answer. What has to be done for it is done: the model only writes. */
export type ModelTurn = {
  message: string;
  /** Oldest first. */
  history: readonly PastTurn[];
  /** What was read for this turn so far. */
  facts: CoachFacts;
  /** What the server did because of the message. */
  receipts: readonly Receipt[];
  /** Whom the words are for, as far as they could do harm. */
  person: GuardedPerson;
  /** The figures of food table and knowledge cards that fit a sentence. */
  general: Proof['general'];
  /** The day where the person is: "2026-11-23". */
  today: string;
  /** The rows of the food table that fit a name. */
  lookUpFood: (name: string) => readonly FoodFacts[];
  /** Reads more, only ever about the person who asks; answers all that is known of the turn by then. */
  read: (tool: ToolName, query: string) => Promise<CoachFacts>;
  /** A button for what the model suggests, or null if the person could not ask for that. Nothing is done before they tap it. */
  suggest: (sentence: string) => Choice | null;
  /** Takes each sentence as soon as it may be shown. */
  say: (text: string) => void;
};

/** Of 100 g, and of a usual helping. */
export type FoodFacts = {
  name: string;
  kcal: number;
  protein: number;
  carbs: number;
  fat: number;
  helping: string;
  grams: number | null;
};

/** Why a model did not answer; never what it said. */
export type ModelFault = 'away' | 'slow' | 'busy' | 'nonsense' | 'unproved';

export type ModelAnswer = { ok: true; text: string; choices: readonly Choice[] } | { ok: false; fault: ModelFault };

/** A language model that can write replies. It never throws and ends within a minute. */
export type CoachModel = {
  provider: string;
  name: string;
  answer: (turn: ModelTurn) => Promise<ModelAnswer>;
};
