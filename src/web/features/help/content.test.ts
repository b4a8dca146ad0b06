import { describe, expect, it } from 'vitest';
import { HELP_CATEGORIES } from '#core/content/documents.ts';
import { type ProseNode, plainText } from '#core/content/prose.ts';
import claims from '#data/claims.json' with { type: 'json' };
import { questions } from '#data/faq.md';
import { legalDocument as healthData } from '#data/legal/health-data.md';
import { legalDocument as privacy } from '#data/legal/privacy.md';
import { legalDocument as terms } from '#data/legal/terms.md';
import { ARTICLES, articleById, POPULAR, TOPICS } from './articles.ts';

const PAGES = ['/', '/faq', '/help-center', '/terms-of-service', '/privacy-policy', '/consumer-health-data'];
/** Sites of others that our texts link to; looked at by a person. */
const ELSEWHERE = ['https://www.atg.wa.gov/file-complaint'];

function linksIn(nodes: readonly ProseNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.tag === 'a' ? [node.href] : []), ...linksIn(node.children)],
  );
}

type Text = [name: string, content: readonly ProseNode[]];

const TEXTS: Text[] = [
  ...ARTICLES.map(({ id, content }): Text => [`article ${id}`, content]),
  ...questions.map(({ question, answer }): Text => [`faq ${question}`, answer]),
  ...[...terms.sections, ...privacy.sections, ...healthData.sections].map(({ id, content }): Text => [id, content]),
];

describe('help articles', () => {
  it('are the sixteen that the product names, five of them popular', () => {
    expect(TOPICS.map(({ category, articles }) => [category, articles.map(({ id }) => id)])).toEqual([
      [
        'Getting Started',
        ['create-account', 'ai-onboarding', 'personalized-plan', 'realistic-goals', 'platform-navigation'],
      ],
      ['Workouts & Exercise', ['tracking-progress']],
      [
        'Meal Plans & Nutrition',
        ['ai-meal-planning', 'dietary-restrictions', 'meal-prep-tips', 'macronutrient-targets'],
      ],
      ['AI Coach & Chat', ['chat-ai-coach', 'types-of-questions']],
      ['Account & Settings', ['update-profile', 'import-history']],
      ['Billing & Subscriptions', ['subscription-plans']],
      ['Privacy & Security', []],
      ['Technical Support', ['platform-compatibility']],
    ]);
    expect(POPULAR.map(({ id }) => id).sort()).toEqual([
      'ai-onboarding',
      'chat-ai-coach',
      'macronutrient-targets',
      'meal-prep-tips',
      'tracking-progress',
    ]);
    expect(TOPICS.map(({ category }) => category)).toEqual([...HELP_CATEGORIES]);
  });

  it.each(ARTICLES.map((article) => [article.id, article] as const))(
    '%s has 300 to 700 words and a place of its own',
    (_id, article) => {
      expect(ARTICLES.filter(({ order }) => order === article.order)).toEqual([article]);
      const words = plainText(article.content).split(' ').length;
      expect(words).toBeGreaterThanOrEqual(300);
      expect(words).toBeLessThanOrEqual(700);
    },
  );
});

describe('public texts', () => {
  it('has fifteen questions', () => {
    expect(questions).toHaveLength(15);
    for (const { answer } of questions) expect(plainText(answer)).not.toBe('');
  });

  it('has every section that terms and privacy must have', () => {
    expect(terms.sections.map(({ id }) => id)).toEqual([
      'welcome',
      'provided',
      'responsibilities',
      'health',
      'data',
      'billing',
      'property',
      'changes',
      'liability',
      'contact',
    ]);
    expect(privacy.sections.map(({ id }) => id)).toEqual([
      'promise',
      'collected',
      'uses',
      'storage',
      'third-parties',
      'rights',
      'retention',
      'children',
      'changes',
      'contact',
    ]);
    expect(healthData.sections.map(({ id }) => id)).toEqual([
      'about',
      'what',
      'sources',
      'why',
      'sharing',
      'rights',
      'how',
      'changes',
    ]);
    for (const { updated } of [terms, privacy, healthData]) expect(updated).toBe('January 26, 2025');
  });

  it.each(TEXTS)('%s links only to pages and articles that exist', (_name, content) => {
    for (const href of linksIn(content)) {
      const [page, place] = href.split('#');
      expect([...PAGES, ...ELSEWHERE]).toContain(page);
      if (place !== undefined && place !== 'contact') expect(articleById(place)).toBeDefined();
    }
  });
});

describe('claims', () => {
  it.each(Object.entries(claims))('%s has an owner, its evidence and a date to look at it again', (_id, claim) => {
    expect(claim.owner).not.toBe('');
    expect(claim.evidence.length).toBeGreaterThan(20);
    expect(claim.reviewBy).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(['live', 'being built', 'unproved']).toContain(claim.status);
  });
});
