import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '#contract/operation.ts';
import type { Exchange } from './browser.ts';
import type { ReleasedClient } from './client.ts';

const folder = join(import.meta.dirname, '..', 'fixtures', 'previous-release');

/** The browser's code of the previous release, as it was; its types are those of today. */
export async function loadPreviousClient(): Promise<ReleasedClient> {
  const { releasedClient } = (await import(join(folder, 'client.js'))) as { releasedClient: ReleasedClient };
  return releasedClient;
}

/** What the previous release's server said to it. */
export const previousAnswers = (): Exchange[] => JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8'));

/** A script that the previous release's service worker runs. */
export const previousScript = (name: 'push-messages.js'): string => readFileSync(join(folder, name), 'utf8');

/** The operation that an exchange is of, with what stands in the place of its parameters. */
export function operationOf(
  operations: Record<string, Operation>,
  { method, path }: Pick<Exchange, 'method' | 'path'>,
): { operation: Operation; params: Record<string, string>; query: Record<string, string> } | undefined {
  const url = new URL(path, 'http://server');
  const parts = url.pathname.split('/');
  const matches = Object.values(operations).flatMap((operation) => {
    const names = operation.path.split('/');
    const isOne =
      names.length === parts.length && names.every((name, at) => name.startsWith(':') || name === parts[at]);
    if (operation.method !== method || !isOne) return [];
    const given = names.flatMap((name, at) => (name.startsWith(':') ? [[name.slice(1), parts[at] ?? '']] : []));
    return [{ operation, params: Object.fromEntries(given), query: Object.fromEntries(url.searchParams) }];
  });
  // An address without parameters goes first.
  return matches.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}
