import type { CoachAction, CoachBlock, CoachFacts, Intent, IntentKind } from '../turn.ts';

export type IntentOf<Kind extends IntentKind> = Intent & { kind: Kind };

/** What there is to answer one intent with. */
export type Asked<Kind extends IntentKind> = {
  intent: IntentOf<Kind>;
  facts: CoachFacts;
  message: string;
  seed: number;
};

export type Answer = { blocks: CoachBlock[]; actions?: CoachAction[] };
