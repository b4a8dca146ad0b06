import { describe, expect, it } from 'vitest';
import { parseTheme } from './theme.ts';

describe('parseTheme', () => {
  it.each([
    { stored: 'light', theme: 'light' },
    { stored: 'dark', theme: 'dark' },
    { stored: undefined, theme: 'dark' },
    { stored: 'LIGHT', theme: 'dark' },
    { stored: '{"theme":"light"}', theme: 'dark' },
  ])('reads $stored as $theme', ({ stored, theme }) => {
    expect(parseTheme(stored)).toBe(theme);
  });
});
