import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import type { Article } from '#core/content/documents.ts';
import { isSearch } from '#core/content/match-articles.ts';
import { classes } from '#web/ui/classes.ts';
import { SearchField } from '#web/ui/field.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './help-search.module.css';
import { moveInList } from './move-in-list.ts';
import { articleHref } from './places.ts';
import { useArticleSearch } from './use-article-search.ts';

function countText(count: number): string {
  if (count === 0) return 'No articles found';
  return count === 1 ? '1 article found' : `${count} articles found`;
}

/** A field with a list of what it finds, from three characters on; arrows move in the list, Enter opens, Escape clears. */
export function HelpSearch() {
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState<number | null>(null);
  const { search, prepare } = useArticleSearch();
  const [, navigate] = useLocation();
  const listId = useId();
  const open = isSearch(query);
  const found = search(query);
  const optionId = (index: number) => `${listId}-${index}`;

  function ask(text: string) {
    setQuery(text);
    setMarked(null);
  }

  function choose(article: Article) {
    ask('');
    navigate(articleHref(article.id));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') ask('');
    const chosen = found[marked ?? 0];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    }
    const next = moveInList({ key: event.key, from: marked, count: found.length });
    if (next === undefined) return;
    event.preventDefault();
    setMarked(next);
  }

  return (
    <div className={styles.search}>
      <SearchField
        label="Search help"
        placeholder="Macros, refunds, sore knee"
        value={query}
        onChange={(event: ChangeEvent<HTMLInputElement>) => ask(event.target.value)}
        onFocus={prepare}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded={open && found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={marked === null ? undefined : optionId(marked)}
        autoComplete="off"
        maxLength={80}
      />
      <VisuallyHidden>
        <span aria-live="polite">{open ? countText(found.length) : ''}</span>
      </VisuallyHidden>
      {open && found.length === 0 && (
        <p className={classes(styles.results, styles.none)}>
          Nothing found for “{query.trim()}”. Try another word, or browse the topics below.
        </p>
      )}
      <Results id={listId} found={open ? found : []} marked={marked} optionId={optionId} onChoose={choose} />
    </div>
  );
}

type ResultsProps = {
  id: string;
  found: readonly Article[];
  marked: number | null;
  optionId: (index: number) => string;
  onChoose: (article: Article) => void;
};

function Results({ id, found, marked, optionId, onChoose }: ResultsProps) {
  return (
    <div id={id} role="listbox" aria-label="Articles found" className={styles.results} hidden={found.length === 0}>
      {found.map((article, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard on the field, which keeps the focus.
        <div
          key={article.id}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === marked}
          className={classes(styles.result, index === marked && styles.marked)}
          onClick={() => onChoose(article)}
        >
          <span className={styles.name}>{article.title}</span>
          <span className={styles.topic}>
            {article.category} · {article.readTime}
          </span>
        </div>
      ))}
    </div>
  );
}
