import type { ChatAnswer, CoachSource } from '#contract/chat.ts';
import { coachBlockSchema } from '#contract/chat.ts';
import type { Query } from '#core/coach/queries/query.ts';
import { renderReceipt } from '#core/coach/render-receipt.ts';
import type { Receipt, CoachBlock as WrittenBlock } from '#core/coach/turn.ts';
import type { Reply } from './reply-versions.ts';

type Written = {
  receipts: readonly Receipt[];
  /** What is said besides. */
  blocks: readonly WrittenBlock[];
  /** Fixed words that come first; empty if there are none. */
  opening: string;
  hidesNumbers: boolean;
  source: CoachSource;
  notice: string | null;
  /** The questions to the data that it answers. */
  asked?: readonly Query[];
};

/** A reply as it is kept: what was done is told from what the server really did, then comes what the coach says. */
export function replyOf({ receipts, blocks, opening, hidesNumbers, source, notice, asked = [] }: Written): Reply {
  const told = receipts.flatMap((receipt) => renderReceipt(receipt, { hidesNumbers }));
  const first: WrittenBlock[] = opening === '' ? [] : [{ type: 'text', text: opening }];
  return {
    blocks: coachBlockSchema.array().parse([...first, ...told, ...blocks]),
    source,
    notice,
    updates: changesIn(receipts, 'applied'),
    pending: changesIn(receipts, 'pending'),
    changed: changedBy(receipts),
    asked: [...asked],
  };
}

const changesIn = (receipts: readonly Receipt[], state: 'applied' | 'pending'): Reply['updates'] =>
  receipts.flatMap((receipt) =>
    receipt.kind === 'profile' && receipt.state === state ? receipt.changes.map((change) => ({ ...change })) : [],
  );

function changedBy(receipts: readonly Receipt[]): ChatAnswer['changed'] {
  const changed = receipts.flatMap((receipt): ChatAnswer['changed'] => {
    if (receipt.kind === 'profile') {
      return receipt.state === 'applied' || receipt.state === 'undone' ? ['profile'] : [];
    }
    return receipt.kind === 'deed' ? [...receipt.changed] : [];
  });
  return [...new Set(changed)];
}
