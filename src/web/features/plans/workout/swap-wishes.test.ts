import { expect, it } from 'vitest';
import { readSwapReason } from '#core/training/swap/swap-reason.ts';
import { SWAP_REASONS, swapWishes } from './swap-wishes.ts';

it('says reasons in words that are understood as meant', () => {
  expect(SWAP_REASONS.map(({ words }) => readSwapReason(swapWishes(words, '')).kind)).toEqual([
    'no_equipment',
    'pain',
    'too_easy',
    'too_hard',
    'no_equipment',
  ]);
});

it('finds the joint that was typed beside the reason', () => {
  expect(readSwapReason(swapWishes('It hurts', 'my left shoulder')).joints).toEqual(['shoulder']);
});

it.each([
  { reason: 'Too hard', typed: ' with bands ', text: 'Too hard. with bands' },
  { reason: null, typed: 'with bands', text: 'with bands' },
  { reason: null, typed: ' ', text: '' },
] as const)('joins them: "$text"', ({ reason, typed, text }) => {
  expect(swapWishes(reason, typed)).toBe(text);
});
