import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';

export type Theme = 'dark' | 'light';

/** The same key is read by public/start.js before the first paint. */
const STORED_AS = 'ironleaf.theme';

const watchers = new Set<() => void>();
let current: Theme | undefined;

/** What was stored, as a theme; anything else is no choice, and the system's theme holds. */
export function parseTheme(stored: string | undefined, system: Theme): Theme {
  return stored === 'light' || stored === 'dark' ? stored : system;
}

const systemTheme = (): Theme => (window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');

function currentTheme(): Theme {
  current ??= parseTheme(readStored(STORED_AS), systemTheme());
  return current;
}

function paint(theme: Theme): void {
  const { documentElement } = document;
  if (theme === 'light') documentElement.setAttribute('data-theme', 'light');
  else documentElement.removeAttribute('data-theme');
  const ground = getComputedStyle(documentElement).getPropertyValue('--ground').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

function toggleTheme(): void {
  const next = currentTheme() === 'light' ? 'dark' : 'light';
  current = next;
  paint(next);
  writeStored(STORED_AS, next);
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The theme of this browser, and how to change it. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore(watch, currentTheme, () => 'dark' as const);
  return { theme, toggleTheme };
}
