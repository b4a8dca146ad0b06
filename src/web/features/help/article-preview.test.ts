import { describe, expect, it } from 'vitest';
import { previewOf } from './article-preview.ts';

const anArticle = (text: string) => ({ content: [{ tag: 'p' as const, children: [text] }] });

describe('previewOf', () => {
  it('keeps a short text whole', () => {
    expect(previewOf(anArticle('Cook twice a week.'))).toBe('Cook twice a week.');
  });

  it('ends a long text after the last word that fits in 120 characters', () => {
    const preview = previewOf(anArticle('abcde fghi '.repeat(30)));
    expect(preview).toBe(`${'abcde fghi '.repeat(11).slice(0, -1)}…`);
    expect(preview.length).toBeLessThanOrEqual(121);
  });
});
