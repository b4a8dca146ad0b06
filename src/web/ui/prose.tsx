import { createElement, type ReactNode, useMemo } from 'react';
import { TextLink } from './button.tsx';
import { classes } from './classes.ts';
import styles from './prose.module.css';
import { type ProseElement, type ProseNode, parseProse } from './prose-markup.ts';

function rendered(nodes: readonly ProseNode[]): ReactNode[] {
  return nodes.map((node, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text, whose parts never move.
    typeof node === 'string' ? node : <Element key={index} element={node} />,
  );
}

function Element({ element }: { element: ProseElement }) {
  const children = rendered(element.children);
  if (element.tag === 'a') return <TextLink href={element.href ?? '/'}>{children}</TextLink>;
  if (element.tag === 'aside') {
    return (
      <div role="note" className={styles.note}>
        {children}
      </div>
    );
  }
  return createElement(element.tag, null, ...children);
}

/** A text of our own, written in the few elements of `parseProse`. */
export function Prose({ html, className }: { html: string; className?: string | undefined }) {
  const nodes = useMemo(() => parseProse(html), [html]);
  return <div className={classes(styles.prose, className)}>{rendered(nodes)}</div>;
}
