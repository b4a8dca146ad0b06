// Writes the public pages as HTML into the folder that the builder made. `index.html`, as the builder wrote it, becomes
// `app.html`: the empty page of every other address.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [webFolder, renderer] = process.argv.slice(2).map((path) => resolve(path));
const { renderPublicPages } = await import(pathToFileURL(join(renderer, 'prerender-entry.js')).href);
const manifest = JSON.parse(readFileSync(join(webFolder, '.vite/manifest.json'), 'utf8'));
const empty = readFileSync(join(webFolder, 'index.html'), 'utf8');

/** The chunk of a module and all that it imports at once. */
function chunksOf(name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of manifest[name].imports ?? []) chunksOf(imported, seen);
  return seen;
}

/** What the page's screen needs, so that it is neither seen unstyled nor asked for late. */
function linksOf(module) {
  if (module === null) return '';
  const chunks = [...chunksOf(module)].map((name) => manifest[name]);
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  const files = [
    ...[...styles].map((file) => [file, `<link rel="stylesheet" crossorigin href="/${file}">`]),
    ...chunks.map(({ file }) => [file, `<link rel="modulepreload" crossorigin href="/${file}">`]),
  ];
  return files.flatMap(([file, link]) => (empty.includes(`/${file}"`) ? [] : `    ${link}\n`)).join('');
}

/** A page that can be read already lets its styles and fonts go first; its scripts come behind them. */
const withScriptsLast = (html) =>
  html.replaceAll(
    /<(script type="module"|link rel="modulepreload") crossorigin/g,
    '<$1 fetchpriority="low" crossorigin',
  );

/** Replaces exactly one place; a page that has none or two is a mistake of ours. */
function replaceOnce(html, place, content) {
  const found = html.match(new RegExp(place, 'g')) ?? [];
  if (found.length !== 1) throw new Error(`index.html has ${found.length} places for ${place.source}`);
  return html.replace(place, () => content);
}

function pageHtml({ path, module, head, body }) {
  if (/<script/.test(body)) throw new Error(`${path} needs an inline script, which the policy forbids`);
  const described = replaceOnce(empty, /<meta\s+name="description"[^>]*>/, '');
  const spoken = replaceOnce(described, /<noscript>[\s\S]*?<\/noscript>/, '');
  const titled = replaceOnce(spoken, /<title>[\s\S]*?<\/title>/, head);
  // After the styles of the whole app, as the browser adds them when it goes from page to page.
  const linked = replaceOnce(titled, / *<\/head>/, `${linksOf(module)}  </head>`);
  return replaceOnce(
    withScriptsLast(linked),
    /<div id="root"><\/div>/,
    `<div id="root" data-rendered="${path}">${body}</div>`,
  );
}

/** Where people start each day: empty, but it asks for its screen's code at once, not when the app has found out which. */
const START = { path: 'dashboard', module: 'features/dashboard/dashboard-screen.tsx' };

const pages = await renderPublicPages();
renameSync(join(webFolder, 'index.html'), join(webFolder, 'app.html'));
for (const page of pages) {
  const file = join(webFolder, page.path, 'index.html');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, pageHtml(page));
}
mkdirSync(join(webFolder, START.path), { recursive: true });
writeFileSync(
  join(webFolder, START.path, 'index.html'),
  replaceOnce(
    empty,
    / *<\/head>/,
    // What stands there first needs no style of the screen.
    `${linksOf(START.module).replaceAll('rel="stylesheet"', 'rel="preload" as="style"')}  </head>`,
  ),
);
rmSync(join(webFolder, '.vite'), { recursive: true });
