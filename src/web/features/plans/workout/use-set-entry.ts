import { useState } from 'react';
import { readSets } from './performed-sets.ts';

/** What is typed about the sets of one exercise, before it is marked as done. */
export function useSetEntry(count: number) {
  const [texts, setTexts] = useState<readonly string[]>(() => Array.from({ length: count }, () => ''));
  const [isOpen, setOpen] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const { performed, unread } = readSets(texts);
  return {
    texts,
    isOpen,
    toggle: () => setOpen(!isOpen),
    change: (index: number, text: string) => setTexts(texts.map((old, place) => (place === index ? text : old))),
    /** Whether something was typed in a field that is no set, once that was asked. */
    isUnread: (index: number) => isChecked && unread.includes(index),
    /** The sets, or nothing as long as one of them cannot be read. */
    read: () => {
      setChecked(true);
      if (unread.length === 0) return performed;
      setOpen(true);
      return undefined;
    },
    close: () => setOpen(false),
  };
}

export type SetEntry = ReturnType<typeof useSetEntry>;
