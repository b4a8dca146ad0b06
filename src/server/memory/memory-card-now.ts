import type { CoachCard } from '#contract/chat.ts';

type MemoryCard = Extract<CoachCard, { kind: 'memory' }>;
type Now = { memories: ReadonlyMap<string, Date>; since: Date };

/** A card with each memory as it stands now: it may have been kept, changed or forgotten since the reply was written. */
export const memoryCardNow = (card: MemoryCard, { memories, since }: Now): MemoryCard => ({
  ...card,
  memories: card.memories.map((memory) => {
    const keptAt = memories.get(memory.id);
    if (memory.state !== 'proposed') return { ...memory, state: keptAt ? 'kept' : 'forgotten' };
    // A proposal may be another day for what was remembered before it.
    return { ...memory, state: keptAt && keptAt >= since ? 'kept' : 'proposed' };
  }),
});
