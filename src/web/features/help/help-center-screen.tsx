import { useRef } from 'react';
import { Page } from '#web/ui/layout.tsx';
import { ArticleView } from './article-view.tsx';
import styles from './help-center-screen.module.css';
import { HelpHome } from './help-home.tsx';
import { useArticle, useFocusOnChange } from './use-article.ts';

export default function HelpCenterScreen() {
  const article = useArticle();
  const view = useRef<HTMLDivElement>(null);
  useFocusOnChange(view, article?.id ?? '');
  return (
    <Page>
      <div ref={view} tabIndex={-1} className={styles.view}>
        {article ? <ArticleView article={article} /> : <HelpHome />}
      </div>
    </Page>
  );
}
