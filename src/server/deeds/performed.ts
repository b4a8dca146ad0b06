import type { CHANGED } from '#contract/deeds.ts';
import type { Inverse } from '#core/coach/actions/deed-versions.ts';
import type { Told } from '#core/coach/actions/tell-action.ts';
import type { DeedCard } from '#core/coach/turn.ts';
import type { PlanWriter } from '../ai/plan-writer.ts';
import type { Asker } from '../chat/gather-facts.ts';

/** Who acts, and for which message. */
export type Actor = Asker & { messageId: string | null; newId: () => string; planWriter: PlanWriter | null };

export type Changed = (typeof CHANGED)[number];

/** Who decides about a deed: to take one back or leave it, nothing of the person has to be read. */
export type Decider = Pick<Actor, 'userId' | 'catalogue' | 'now' | 'log' | 'newId' | 'timeZone'>;

/** What an action did. `card`: what is shown beside the words, where it is more than a line. */
export type Performed = Told & {
  inverse: Inverse | null;
  changed: readonly Changed[];
  card?: DeedCard;
};
