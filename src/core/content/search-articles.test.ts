import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { Article } from './documents.ts';
import { isSearch } from './match-articles.ts';
import { plainText } from './prose.ts';
import { readMarkdown } from './read-markdown.ts';
import { answersIn, indexArticles, searchArticles } from './search-articles.ts';

function anArticle({ words = 'Cook twice a week.', ...facts }: Partial<Article> & { words?: string }): Article {
  return {
    ...{ id: 'a', title: 'Meal prep that lasts', category: 'Meal Plans & Nutrition', order: 1, popular: false },
    ...{ readTime: '3 min', content: readMarkdown(words), ...facts },
  };
}

const PREP = anArticle({ id: 'prep' });
const MACROS = anArticle({ id: 'macros', title: 'Macro targets', words: 'After meal **prep**, weigh your portions.' });
const BILLING = anArticle({ id: 'billing', title: 'Prices', category: 'Billing & Subscriptions' });
const FEW = indexArticles([MACROS, BILLING, PREP]);
const SHIPPED = loadCatalogue().help;

const idsFor = (query: string) => searchArticles(FEW, query).map(({ id }) => id);

describe('the search field', () => {
  it.each(['', '  ', 'me', ' me ', '\tme\n'])('finds nothing for %j: fewer than three characters', (query) => {
    expect(isSearch(query)).toBe(false);
    expect(idsFor(query)).toEqual([]);
  });

  it('starts with the third character', () => {
    expect(idsFor('mea')).toEqual(['prep', 'macros']);
  });

  it('looks at title, topic and content, in any case, and puts titles first', () => {
    expect(idsFor('MEAL PREP')).toEqual(['prep', 'macros']);
    expect(idsFor('billing')).toEqual(['billing']);
    expect(idsFor('twice a week')).toEqual(['billing', 'prep']);
  });

  it('looks at the words, not at the markup', () => {
    expect(idsFor('strong')).toEqual([]);
  });

  it('finds words that do not stand beside each other, and words that are misspelled', () => {
    expect(idsFor('portions after')).toEqual(['macros']);
    expect(idsFor('portoins')).toEqual(['macros']);
    expect(idsFor('zebra')).toEqual([]);
  });

  it('finds what has one of the words where nothing has all of them', () => {
    expect(idsFor('portions zebra')).toEqual(['macros']);
  });

  it('finds every article that holds what is typed, whatever part of whatever text it is', () => {
    const texts = SHIPPED.articles.flatMap(({ title, category, content }) => [title, category, plainText(content)]);
    const part = fc
      .tuple(fc.constantFrom(...texts), fc.nat(), fc.integer({ min: 3, max: 80 }), fc.boolean())
      .map(([text, from, length, loud]) => {
        const start = from % (text.length - 2);
        const typed = text.slice(start, start + length);
        return loud ? typed.toUpperCase() : typed;
      })
      .filter(isSearch);
    fc.assert(
      fc.property(part, (query) => {
        const found = searchArticles(SHIPPED, query).map(({ id }) => id);
        const wanted = query.trim().toLowerCase();
        const holding = SHIPPED.articles.filter(({ title, category, content }) =>
          [title, category, plainText(content)].some((text) => text.toLowerCase().includes(wanted)),
        );
        expect(found).toEqual(expect.arrayContaining(holding.map(({ id }) => id)));
        expect(new Set(found).size).toBe(found.length);
      }),
      { numRuns: 500 },
    );
  });
});

/** Written before any search was tried on them, each with the article that answers it. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  'create-account': [
    'How do I sign out?',
    'I forgot my password, can I reset it?',
    'can I use google to log in',
    'what ages can join',
  ],
  'ai-onboarding': [
    'What happens when you do not understand my words?',
    'How do I change an answer while I am still answering the questions?',
    'why do you ask about my health conditions',
  ],
  'personalized-plan': [
    'how is my plan checked',
    'Why was no plan written for me?',
    'what are the steps to make my plan',
  ],
  'realistic-goals': [
    'how fast should I lose weight',
    'How big is the surplus for building muscle?',
    'how do I stick to it',
  ],
  'platform-navigation': ['Where is the dark mode?', 'can I use the keyboard only', 'where do I find my favorites'],
  'chat-ai-coach': ['how many messages can I send you a day', 'Can I delete a conversation?', 'what will you not do'],
  'types-of-questions': ['what can I ask you', 'I missed a week of training'],
  'ai-meal-planning': [
    'how do you pick the recipes',
    'Where is the shopping list?',
    'How are the portions worked out?',
  ],
  'dietary-restrictions': [
    'Which diets do you understand?',
    'how do you handle a peanut allergy',
    'do I still have to read labels',
  ],
  'meal-prep-tips': ['which foods freeze well', 'how long does cooked food keep', 'tips for meal prep'],
  'macronutrient-targets': [
    'how is my protein target set',
    'How exact do I have to be with macros?',
    'what about fiber and salt',
  ],
  'update-profile': ['how do I update my profile', 'Can I change my name and email?', 'who can see my profile'],
  'tracking-progress': ['how do I weigh myself', 'my weight has not moved, what now', 'how do I log an entry'],
  'subscription-plans': [
    'how much does premium cost',
    'How do I get a refund?',
    'how do I cancel my subscription',
    'what if a payment fails',
  ],
  'platform-compatibility': [
    'Which browsers work?',
    'can I put it on my home screen',
    'I keep getting signed out',
    'does it work with a screen reader',
    'how fast must my internet connection be',
  ],
};

describe('what the coach finds for a question', () => {
  const asked = Object.entries(QUESTIONS).flatMap(([id, questions]) => questions.map((question) => ({ id, question })));
  const placeOf = ({ id, question }: { id: string; question: string }) =>
    answersIn(SHIPPED, question).findIndex((hit) => hit.id === id);

  it('is the article that answers it, first for most and among the three for nearly all', () => {
    const places = asked.map(placeOf);
    expect(asked).toHaveLength(48);
    expect(places.filter((place) => place === 0).length).toBeGreaterThanOrEqual(38);
    expect(places.filter((place) => place >= 0).length).toBeGreaterThanOrEqual(46);
  });

  it('comes with the passage that answers it', () => {
    expect(answersIn(SHIPPED, 'which foods freeze well')[0]).toMatchObject({
      ...{ id: 'meal-prep-tips', title: 'Meal prep that lasts', text: expect.stringMatching(/freez/i) },
    });
  });

  it('is nothing where no word says what is looked for', () => {
    expect(
      ['', 'how do I get it?', 'lol', 'a'.repeat(4000)].flatMap((question) => answersIn(SHIPPED, question)),
    ).toEqual([]);
  });
});
