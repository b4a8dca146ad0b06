import { ChevronDown } from 'lucide-react';
import type { FaqItem } from '#core/content/documents.ts';
import { Prose } from '#web/parts/prose/prose.tsx';
import styles from './faq-entry.module.css';

type FaqEntryProps = { item: FaqItem; open: boolean; onOpenChange: (open: boolean) => void };

/** A question that unfolds its answer; also where no script runs. */
export function FaqEntry({ item, open, onOpenChange }: FaqEntryProps) {
  return (
    <details className={styles.entry} open={open} onToggle={(event) => onOpenChange(event.currentTarget.open)}>
      <summary className={styles.question}>
        <h2>{item.question}</h2>
        <ChevronDown />
      </summary>
      <div className={styles.answer}>
        <Prose text={item.answer} />
      </div>
    </details>
  );
}
