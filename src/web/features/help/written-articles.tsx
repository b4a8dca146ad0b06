import { Prose } from '#web/parts/prose/prose.tsx';
import { Title } from '#web/ui/text.tsx';
import { ARTICLES } from './articles.ts';
import styles from './written-articles.module.css';

/** Every article below each other, for browsers without scripts: links to an article lead here. */
export function WrittenArticles() {
  return (
    <noscript>
      {ARTICLES.map(({ id, title, content }) => (
        <article key={id} id={id} className={styles.article}>
          <Title>{title}</Title>
          <Prose text={content} />
        </article>
      ))}
    </noscript>
  );
}
