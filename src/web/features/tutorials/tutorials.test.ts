import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { articleById } from '#web/features/help/articles.ts';
import { millisecondsOf, PICTURE, secondsOf, TUTORIALS, tutorialsFor } from './tutorials.ts';

const fileOf = (picture: string) => fileURLToPath(new URL(`../../public${picture}`, import.meta.url));
const STEPS = TUTORIALS.flatMap(({ id, steps }) => steps.map((step, index) => ({ name: `${id} ${index + 1}`, step })));

describe('the tutorials', () => {
  it('are four, each of five to seven steps, each under an article of its own topic', () => {
    expect(TUTORIALS).toHaveLength(4);
    for (const { id, steps, articles, poster } of TUTORIALS) {
      expect(steps.length, id).toBeGreaterThanOrEqual(5);
      expect(steps.length, id).toBeLessThanOrEqual(7);
      expect(steps.map(({ picture }) => picture)).toContain(poster);
      expect(articles.length).toBeGreaterThan(0);
      for (const article of articles) {
        expect(articleById(article), article).toBeDefined();
        expect(tutorialsFor(article).map((tutorial) => tutorial.id)).toContain(id);
      }
    }
    expect(tutorialsFor('meal-prep-tips')).toEqual([]);
  });

  it.each(STEPS)('$name has a small picture of a phone, and words for it', async ({ step }) => {
    const file = fileOf(step.picture);
    const { format, width = 0, height = 0 } = await sharp(file).metadata();
    expect(format).toBe('webp');
    expect(width / height).toBeCloseTo(PICTURE.width / PICTURE.height, 2);
    expect(width).toBeGreaterThanOrEqual(1.5 * PICTURE.width);
    expect(statSync(file).size).toBeLessThanOrEqual(25 * 1024);
    expect(step.alt.length).toBeGreaterThan(20);
    expect(step.caption.length).toBeGreaterThan(20);
    expect(step.caption.length).toBeLessThanOrEqual(100);
  });

  it('give time to read: never under five seconds a step, never over a minute and a half in all', () => {
    for (const { step } of STEPS) {
      expect(millisecondsOf(step)).toBeGreaterThanOrEqual(5000);
      expect(millisecondsOf(step)).toBeGreaterThanOrEqual(step.caption.split(' ').length * 400);
    }
    for (const tutorial of TUTORIALS) {
      expect(secondsOf(tutorial) % 5).toBe(0);
      expect(secondsOf(tutorial)).toBeLessThanOrEqual(90);
    }
  });
});
