import type { Article } from '#core/content/documents.ts';
import { plainText } from '#core/content/prose.ts';

const PREVIEW_LENGTH = 120;

/** The first words of an article, as many as fit in 120 characters. */
export function previewOf(article: Pick<Article, 'content'>): string {
  const text = plainText(article.content);
  if (text.length <= PREVIEW_LENGTH) return text;
  const fits = text.slice(0, PREVIEW_LENGTH + 1);
  return `${fits.slice(0, Math.max(fits.lastIndexOf(' '), 1)).replace(/[\s.,:;]{1,9}$/, '')}…`;
}
