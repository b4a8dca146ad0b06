import { foldWords, type Word } from '#core/premises-check/fold-words.ts';

/** Phrases by their words; what a phrase stands for is kept where it ends. */
export type NameTree<T> = { next: Map<string, NameTree<T>>; values: T[] };

/** Builds a tree of phrases, folded as answers are. */
export function nameTree<T>(
  entries: readonly { phrase: string; value: T }[],
  asTyped: ReadonlySet<string>,
): NameTree<T> {
  const root: NameTree<T> = { next: new Map(), values: [] };
  for (const { phrase, value } of entries) {
    let node = root;
    for (const { form } of foldWords(phrase, asTyped)) {
      const next = node.next.get(form) ?? { next: new Map(), values: [] };
      node.next.set(form, next);
      node = next;
    }
    if (node !== root && !node.values.includes(value)) node.values.push(value);
  }
  return root;
}

/** A phrase that was found: words `from` up to `to` (not included). */
export type Found<T> = { from: number; to: number; values: readonly T[] };

/** The longest phrase at a word of which something counts; null where there is none. A phrase never crosses a comma or the like. */
export function longestAt<T>(
  tree: NameTree<T>,
  words: readonly Word[],
  from: number,
  counts: (value: T) => boolean,
): Found<T> | null {
  let node: NameTree<T> | undefined = tree;
  let found: Found<T> | null = null;
  for (let at = from; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined || (at > from && word.gap !== 'none')) break;
    node = node.next.get(word.form);
    if (node === undefined) break;
    const values = node.values.filter(counts);
    if (values.length > 0) found = { from, to: at + 1, values };
  }
  return found;
}
