import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTED_PAGES } from '#contract/analytics.ts';

/** Pages that are for everyone, and are HTML before any script runs. */
export const PUBLIC_PAGES = [
  '/',
  '/faq',
  '/help-center',
  '/terms-of-service',
  '/privacy-policy',
  '/consumer-health-data',
] as const;
/** Addresses of the pages; any other is the 404 page. */
const PAGES: ReadonlySet<string> = new Set(COUNTED_PAGES.filter((page) => page !== 'other'));
/** Stands in a page for the address of the site, which is known only here. */
const ORIGIN = /%ORIGIN%/g;
/** Stands in a page for `on` or `off`: so the browser knows without asking whether anything is counted. */
const ANALYTICS = '%ANALYTICS%';

type Known = { publicUrl: string | null; countsVisits: boolean };
type Page = { status: 200 | 404; html: string };

/**
 * Finds the page at a path: as it was rendered at build time if it was, else the empty one that the browser fills; null
 * while nothing is built. Without a known address, links that should be whole begin at the root.
 */
export function findPages(folder: string, { publicUrl, countsVisits }: Known): (path: string) => Page | null {
  const read = new Map<string, string>();
  const htmlOf = (names: readonly string[]): string | null => {
    const name = names.find((candidate) => read.has(candidate) || existsSync(join(folder, candidate)));
    if (name === undefined) return null;
    const html =
      read.get(name) ??
      readFileSync(join(folder, name), 'utf8')
        .replace(ORIGIN, publicUrl ?? '')
        .replace(ANALYTICS, countsVisits ? 'on' : 'off');
    read.set(name, html);
    return html;
  };
  return (path) => {
    const page = trimmed(path);
    const isKnown = PAGES.has(page);
    const html = htmlOf([isKnown ? join(page.slice(1), 'index.html') : '404/index.html', 'app.html', 'index.html']);
    return html === null ? null : { status: isKnown ? 200 : 404, html };
  };
}

/** Without the slashes at its end. */
function trimmed(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}
