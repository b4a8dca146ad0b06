import type { Choice, CoachFacts, PastTurn, Receipt, ToolName } from '#core/coaching/turn.ts';

/** One message for a language model to answer. What has to be done for it is done: the model only writes. */
export type ModelTurn = {
  message: string;
  /** Oldest first. */
  history: readonly PastTurn[];
  /** What was read for this turn so far. */
  facts: CoachFacts;
  /** What the server did because of the message. */
  receipts: readonly Receipt[];
  /** Reads more, only ever about the person who asks; answers all that is known of the turn by then. */
  read: (tool: ToolName, query: string) => Promise<CoachFacts>;
  /** A button for what the model suggests, or null if the person could not ask for that. Nothing is done before they tap it. */
  suggest: (sentence: string) => Choice | null;
  /** Takes each word as soon as it may be shown. */
  say: (text: string) => void;
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
