import { describe, expect, it } from 'vitest';
import { parseTheme } from './theme.ts';

describe('parseTheme', () => {
  it.each([
    { stored: 'light', system: 'dark', theme: 'light' },
    { stored: 'dark', system: 'light', theme: 'dark' },
    { stored: undefined, system: 'dark', theme: 'dark' },
    { stored: undefined, system: 'light', theme: 'light' },
    { stored: 'LIGHT', system: 'dark', theme: 'dark' },
    { stored: '{"theme":"dark"}', system: 'light', theme: 'light' },
  ] as const)('reads $stored as $theme where the system is $system', ({ stored, system, theme }) => {
    expect(parseTheme(stored, system)).toBe(theme);
  });
});
