import { createElement, type ReactNode } from 'react';
import type { ProseNode } from '#core/content/prose.ts';
import { TextLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './prose.module.css';

function rendered(nodes: readonly ProseNode[]): ReactNode[] {
  return nodes.map((node, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text, whose parts never move.
    typeof node === 'string' ? node : <Element key={index} element={node} />,
  );
}

function Element({ element }: { element: Exclude<ProseNode, string> }) {
  const children = rendered(element.children);
  if (element.tag === 'a') return <TextLink href={element.href}>{children}</TextLink>;
  if (element.tag === 'aside') {
    return (
      <div role="note" className={styles.note}>
        {children}
      </div>
    );
  }
  return createElement(element.tag, null, ...children);
}

/** A text of our own, as the build has read it from its Markdown. */
export function Prose({ text, className }: { text: readonly ProseNode[]; className?: string | undefined }) {
  return <div className={classes(styles.prose, className)}>{rendered(text)}</div>;
}
