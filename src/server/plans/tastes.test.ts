import { describe, expect, it } from 'vitest';
import { type Said, weighTastes } from './tastes.ts';

const day = (n: number) => new Date(Date.UTC(2026, 4, n));
const said = (n: number, about: 'likes' | 'dislikes', itemIds: string[], isWholePlan = false): Said => ({
  at: day(n),
  likes: about === 'likes',
  isWholePlan,
  itemIds,
});

describe('what a person likes', () => {
  it.each([
    { when: 'nothing was said', words: [], liked: [], disliked: [], unwelcome: [] },
    { when: 'it was said once', words: [said(1, 'likes', ['soup'])], liked: ['soup'], disliked: [], unwelcome: [] },
    {
      when: 'they changed their mind, whatever the order it is read in',
      words: [said(2, 'dislikes', ['soup']), said(1, 'likes', ['soup', 'stew']), said(3, 'likes', ['oats'])],
      liked: ['oats', 'stew'],
      disliked: ['soup'],
      unwelcome: [],
    },
    {
      when: 'a plan was disliked as a whole',
      words: [said(1, 'dislikes', ['soup', 'stew'], true)],
      liked: [],
      disliked: [],
      unwelcome: ['soup', 'stew'],
    },
    {
      when: 'a plan was disliked after one of its dishes was liked',
      words: [said(1, 'likes', ['soup']), said(2, 'dislikes', ['soup', 'stew'], true)],
      liked: ['soup'],
      disliked: [],
      unwelcome: ['stew'],
    },
    {
      when: 'a plan was liked that had a disliked dish',
      words: [said(1, 'dislikes', ['soup']), said(2, 'likes', ['soup', 'stew'], true)],
      liked: ['stew'],
      disliked: ['soup'],
      unwelcome: [],
    },
  ])('is clear when $when', ({ words, liked, disliked, unwelcome }) => {
    expect(weighTastes(words)).toEqual({ likedIds: liked, dislikedIds: disliked, unwelcomeIds: unwelcome });
  });
});
