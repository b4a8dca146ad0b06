import type { Query } from '../queries/query.ts';
import type { QueryAnswer } from '../queries/query-data.ts';
import type { CoachAction, CoachBlock, CoachFacts, Intent, IntentKind } from '../turn.ts';

export type IntentOf<Kind extends IntentKind> = Intent & { kind: Kind };

/** What there is to answer one intent with. */
export type Asked<Kind extends IntentKind> = {
  intent: IntentOf<Kind>;
  facts: CoachFacts;
  message: string;
  seed: number;
  answered: readonly AnsweredQuery[];
};

export type AnsweredQuery = { query: Query; answer: QueryAnswer };

export type Answer = { blocks: CoachBlock[]; actions?: CoachAction[] };
