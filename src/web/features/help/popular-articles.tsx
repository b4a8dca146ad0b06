import { Link } from 'wouter';
import { Section } from '#web/ui/layout.tsx';
import { Title } from '#web/ui/text.tsx';
import { previewOf } from './article-preview.ts';
import { POPULAR } from './articles.ts';
import { articleHref } from './places.ts';
import styles from './popular-articles.module.css';

export function PopularArticles() {
  return (
    <Section label="Most popular articles" className={styles.section}>
      <div className={styles.grid}>
        {POPULAR.map((article) => (
          <Link key={article.id} href={articleHref(article.id)} className={styles.article}>
            <Title as="h3">{article.title}</Title>
            <p>{previewOf(article)}</p>
            <p className={styles.time}>{article.readTime} read</p>
          </Link>
        ))}
      </div>
    </Section>
  );
}
