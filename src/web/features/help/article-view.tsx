import { ArrowLeft } from 'lucide-react';
import type { Article } from '#core/content/documents.ts';
import { TutorialList } from '#web/features/tutorials/tutorial-list.tsx';
import { tutorialsFor } from '#web/features/tutorials/tutorials.ts';
import { Prose } from '#web/parts/prose/prose.tsx';
import { ButtonLink, TextLink } from '#web/ui/button.tsx';
import { Section } from '#web/ui/layout.tsx';
import { Display, Label } from '#web/ui/text.tsx';
import styles from './article-view.module.css';
import { ARTICLES } from './articles.ts';
import { articleHref } from './places.ts';

const NEXT_COUNT = 3;

/** What to read after an article: its topic first, then the ones that follow in the list. */
function nextArticles(article: Article): Article[] {
  const place = ARTICLES.indexOf(article);
  const following = [...ARTICLES.slice(place + 1), ...ARTICLES.slice(0, place)];
  const sameTopic = following.filter(({ category }) => category === article.category);
  const others = following.filter(({ category }) => category !== article.category);
  return [...sameTopic, ...others].slice(0, NEXT_COUNT);
}

export function ArticleView({ article }: { article: Article }) {
  return (
    <article id={article.id} className={styles.article}>
      <div className={styles.back}>
        <ButtonLink href="/help-center" tone="quiet" small>
          <ArrowLeft />
          Back to Help Center
        </ButtonLink>
      </div>
      <Label as="p">{article.category}</Label>
      <Display className={styles.title}>{article.title}</Display>
      <p className={styles.time}>{article.readTime} read</p>
      <Prose text={article.content} className={styles.content} />
      <Watch articleId={article.id} />
      <Section label="Read next">
        <ul className={styles.next}>
          {nextArticles(article).map(({ id, title, readTime }) => (
            <li key={id}>
              <TextLink href={articleHref(id)}>{title}</TextLink>
              <span>{readTime}</span>
            </li>
          ))}
        </ul>
      </Section>
    </article>
  );
}

/** The same told in pictures, where there is a walk-through of it. */
function Watch({ articleId }: { articleId: string }) {
  const tutorials = tutorialsFor(articleId);
  if (tutorials.length === 0) return null;
  return (
    <Section label="See it in the app" className={styles.watch}>
      <TutorialList tutorials={tutorials} />
    </Section>
  );
}
