import { useEffect, useState } from 'react';
import type { LegalDocument } from '#core/content/documents.ts';
import { Prose } from '#web/parts/prose/prose.tsx';
import { Page, PageHead } from '#web/ui/layout.tsx';
import { Label, Title } from '#web/ui/text.tsx';
import { useNamedPlace } from '#web/ui/use-named-place.ts';
import styles from './legal-text.module.css';

/** Takes the reader to the section that the address named when the app made the page; to one that was written, the browser did. */
function useNamedSection(): void {
  const [named] = useState(useNamedPlace());
  useEffect(() => {
    if (named !== '') document.getElementById(named)?.scrollIntoView();
  }, [named]);
}

/** A text that binds: its date, its contents, its sections. */
export function LegalText({ document }: { document: LegalDocument }) {
  useNamedSection();
  return (
    <Page>
      <PageHead title={document.title} lead={`Last updated: ${document.updated}`} />
      <div className={styles.columns}>
        <nav aria-label="On this page" className={styles.contents}>
          <Label as="p">On this page</Label>
          <ol>
            {document.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {document.sections.map(({ id, title, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
              <Title id={`${id}-title`}>{title}</Title>
              <Prose text={content} />
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
