import { useId, useState } from 'react';
import type { Article } from '#core/content/documents.ts';
import { LinkButton, TextLink } from '#web/ui/button.tsx';
import { Section } from '#web/ui/layout.tsx';
import { Title } from '#web/ui/text.tsx';
import { TOPICS } from './articles.ts';
import { articleHref } from './places.ts';
import styles from './topics.module.css';

const SHOWN_FIRST = 3;

/** Eight topics with their first three articles, and how many more there are. */
export function Topics() {
  return (
    <Section label="Browse help topics" className={styles.section}>
      <div className={styles.topics}>
        {TOPICS.map(({ category, articles }) => (
          <Topic key={category} category={category} articles={articles} />
        ))}
      </div>
    </Section>
  );
}

function Topic({ category, articles }: { category: string; articles: readonly Article[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const listId = useId();
  const more = articles.length - SHOWN_FIRST;
  return (
    <div>
      <Title as="h3">{category}</Title>
      <ul id={listId}>
        {(showsAll ? articles : articles.slice(0, SHOWN_FIRST)).map(({ id, title }) => (
          <li key={id}>
            <TextLink href={articleHref(id)}>{title}</TextLink>
          </li>
        ))}
        {articles.length === 0 && (
          <li className={styles.none}>
            No articles yet. See the <TextLink href="/privacy-policy">Privacy Policy</TextLink>
          </li>
        )}
      </ul>
      {more > 0 && (
        <div className={styles.more}>
          <LinkButton aria-expanded={showsAll} aria-controls={listId} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `${more} more ${more === 1 ? 'article' : 'articles'}`}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
