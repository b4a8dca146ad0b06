import { Check } from 'lucide-react';
import { useState } from 'react';
import type { CoachCard } from '#contract/chat.ts';
import { dayInWords, type Memories } from '#web/parts/person/use-memories.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './coach-cards.module.css';

type MemoryCardOf = Extract<CoachCard, { kind: 'memory' }>;
type Shown = MemoryCardOf['memories'][number];
type MemoryCardProps = { card: MemoryCardOf; actions: Memories; isLast: boolean };

/** What could be remembered, kept at a tap as long as nothing else was said; or what is remembered, forgotten at one. */
export function MemoryCard({ card: { memories }, actions, isLast }: MemoryCardProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const open = memories.filter(({ state, id }) => state === 'proposed' && isLast && !left.includes(id));
  const keepAll = () => {
    for (const memory of open) actions.keep.mutate(toKeep(memory));
  };
  return (
    <div className={memories.every(({ state }) => state === 'kept') ? styles.done : styles.card}>
      <ul className={styles.memories}>
        {memories.map((memory) => (
          <MemoryRow
            key={memory.id}
            {...{ memory, actions }}
            isOpen={open.includes(memory)}
            isLeft={isLast && memory.state === 'proposed' && left.includes(memory.id)}
            onLeave={() => setLeft([...left, memory.id])}
          />
        ))}
      </ul>
      {open.length > 1 && (
        <Button small tone="primary" pending={actions.keep.isPending} onClick={keepAll}>
          Keep {open.length === 2 ? 'Both' : 'All'}
        </Button>
      )}
    </div>
  );
}

const toKeep = ({ state: _, ...memory }: Shown) => ({ ...memory, source: 'chat' as const });

type MemoryRowProps = { memory: Shown; actions: Memories; isOpen: boolean; isLeft: boolean; onLeave: () => void };

function MemoryRow({ memory, actions: { keep, forget }, isOpen, isLeft, onLeave }: MemoryRowProps) {
  const { text, date, state } = memory;
  const isPending = keep.isPending || forget.isPending;
  const keepIt = () => keep.mutate(toKeep(memory));
  return (
    <li>
      <div className={styles.head}>
        {state === 'kept' && <Check />}
        <strong>{text}</strong>
        {state === 'kept' && (
          <Button
            small
            tone="quiet"
            aria-label={`Forget: ${text}`}
            pending={isPending}
            onClick={() => forget.mutate(toKeep(memory))}
          >
            Forget
          </Button>
        )}
        {(state === 'forgotten' || isLeft) && (
          <Button
            small
            tone="quiet"
            aria-label={`${state === 'forgotten' ? 'Undo, keep' : 'Keep'}: ${text}`}
            pending={isPending}
            onClick={keepIt}
          >
            {state === 'forgotten' ? 'Undo' : 'Keep'}
          </Button>
        )}
      </div>
      <Text tone="quiet">{[date && dayInWords(date), NOW[isOpen ? 'open' : state]].filter(Boolean).join('. ')}</Text>
      {isOpen && (
        <Actions>
          <Button small tone="primary" aria-label={`Keep: ${text}`} pending={isPending} onClick={keepIt}>
            Keep
          </Button>
          <Button small aria-label={`Not now: ${text}`} onClick={onLeave}>
            Not Now
          </Button>
        </Actions>
      )}
    </li>
  );
}

const NOW = { open: '', proposed: 'Not kept', kept: 'Remembered', forgotten: 'Forgotten' };
