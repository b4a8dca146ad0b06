import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type KnowledgeCard, knowledgeFileSchema } from './card.ts';

const FOLDER = new URL('../../../../data/knowledge/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const cards = files.flatMap(
  (name) => knowledgeFileSchema.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))).cards,
);

const figuresIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
const sentencesIn = (text: string): string[] => text.split(/[.!?](?:\s|$)/).filter((part) => part.trim() !== '');
const wordsIn = (text: string): string[] => text.match(/[a-z’'-]+/gi) ?? [];
const syllablesIn = (word: string): number =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/(?:es|ed|e)$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  );

/** The school year in which a text is read with ease (Flesch and Kincaid). */
function gradeOf(text: string): number {
  const words = wordsIn(text);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentencesIn(text).length) + 11.8 * (syllables / words.length) - 15.59;
}

const faultsOf = (wrong: (card: KnowledgeCard) => boolean): string[] => cards.filter(wrong).map(({ id }) => id);

describe('the cards', () => {
  it('are many, and each is there once', () => {
    expect(cards.length).toBeGreaterThanOrEqual(400);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    expect(new Set(cards.map(({ title }) => title)).size).toBe(cards.length);
  });

  it('name every figure that they tell', () => {
    const isMissing = ({ answer, limits, figures }: KnowledgeCard) => {
      const listed = new Set(figures.flatMap(figuresIn));
      return figuresIn(`${answer} ${limits}`).some((figure) => !listed.has(figure));
    };
    expect(faultsOf(isMissing)).toEqual([]);
    const isInvented = ({ answer, limits, figures }: KnowledgeCard) => {
      const told = new Set(figuresIn(`${answer} ${limits}`));
      return figures.flatMap(figuresIn).some((figure) => !told.has(figure));
    };
    expect(faultsOf(isInvented)).toEqual([]);
  });

  it('are two to six sentences that a reader of thirteen reads with ease', () => {
    expect(faultsOf(({ answer }) => answer.length > 500 || sentencesIn(answer).length < 2)).toEqual([]);
    expect(faultsOf(({ answer }) => gradeOf(answer) > 10)).toEqual([]);
    const grades = cards.map(({ answer }) => gradeOf(answer)).sort((a, b) => a - b);
    expect(grades[Math.floor(grades.length / 2)]).toBeLessThan(8);
  });

  it('spare people with an eating disorder figures of calories and of body weight', () => {
    const tells =
      /\d[\d,.]*(?: to \d[\d,.]*)? ?(?:kcal|calories)|\b(?:lose|losing|loss of|gain|gaining)\b[^.]{0,30}\d[\d.]* ?(?:to \d[\d.]* )?(?:%|lb|kg|pounds)/i;
    expect(faultsOf(({ answer, notFor }) => tells.test(answer) && !notFor.includes('eating_disorder'))).toEqual([]);
  });

  it('are written with the apostrophes of a book', () => {
    expect(faultsOf(({ answer, limits, title }) => `${answer}${limits}${title}`.includes("'"))).toEqual([]);
  });

  it('say nothing of prices, plans and tiers, which stand in the help pages', () => {
    const tells = /\$\d|ironleaf|\bpremium\b|free plan/i;
    expect(faultsOf(({ answer, limits }) => tells.test(`${answer} ${limits}`))).toEqual([]);
  });
});
