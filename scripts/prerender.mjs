// Writes the public pages as HTML into the folder that the builder made. `index.html`, as the builder wrote it, becomes
// `app.html`: the empty page of every other address.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [webFolder, renderer] = process.argv.slice(2).map((path) => resolve(path));
const { renderPublicPages, renderStartPage } = await import(pathToFileURL(join(renderer, 'prerender-entry.js')).href);
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

const SCRIPT =
  / {0,4}<(?:script type="module"[^<>]*><\/script>|link rel="(?:modulepreload|preload" as="style)"[^<>]*>)\n/g;

/** A page that has something to show already is painted before its scripts are asked for: they lie in a template, and `start.js` takes them out. */
function withScriptsLast(html) {
  const scripts = html.match(SCRIPT) ?? [];
  return replaceOnce(
    html.replaceAll(SCRIPT, ''),
    / {0,9}<\/head>/g,
    `    <template id="app-scripts">\n${scripts.join('')}    </template>\n  </head>`,
  );
}

/** Replaces exactly one place, looked for everywhere (`g`); a page that has none or two is a mistake of ours. */
function replaceOnce(html, place, content) {
  const found = html.match(place) ?? [];
  if (found.length !== 1) throw new Error(`index.html has ${found.length} places for ${place.source}`);
  return html.replace(place, () => content);
}

/** What is written where the app will stand. `data-written`: nobody answers a press yet, see `start.js`. */
function rootHtml(path, body, attributes = '') {
  if (/<script| style="/.test(body))
    throw new Error(`${path} needs an inline script or style, which the policy forbids`);
  return `<div id="root" data-written${attributes}>${body}</div>`;
}

function pageHtml({ path, module, head, body }) {
  const described = replaceOnce(empty, /<meta\s{1,20}name="description"[^<>]*>/g, '');
  const spoken = replaceOnce(described, /<noscript>(?:[^<]|<(?!\/?noscript>))*<\/noscript>/g, '');
  const titled = replaceOnce(spoken, /<title>[^<]*<\/title>/g, head);
  // After the styles of the whole app, as the browser adds them when it goes from page to page.
  const linked = replaceOnce(titled, / {0,9}<\/head>/g, `${linksOf(module)}  </head>`);
  return replaceOnce(
    withScriptsLast(linked),
    /<div id="root"><\/div>/g,
    rootHtml(path, body, ` data-rendered="${path}"`),
  );
}

/**
 * Where people start each day: what stands there before anything is known. The app puts its own in its place; its screen's code
 * is asked for and run at once, not when the app has found out who is there.
 */
const START = { path: 'dashboard', module: 'features/dashboard/dashboard-screen.tsx' };

/** The first question of the app, asked while its code is on the way. */
const WHO_IS_THERE = '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/auth/get-session">';

/** Each file of the screen's code runs by itself as it comes: all of them in one go would keep a slow phone busy for long. */
function startLinks() {
  const links = linksOf(START.module)
    // What stands there first needs no style of the screen.
    .replaceAll('rel="stylesheet"', 'rel="preload" as="style"')
    .replaceAll(
      /<link rel="modulepreload" crossorigin href="([^"]+)">/g,
      '<script type="module" crossorigin src="$1"></script>',
    );
  return `${links}    ${WHO_IS_THERE}\n`;
}

function startHtml(body) {
  const linked = replaceOnce(empty, / {0,9}<\/head>/, `${startLinks()}  </head>`);
  return replaceOnce(withScriptsLast(linked), /<div id="root"><\/div>/g, rootHtml(START.path, body));
}

const pages = await renderPublicPages();
renameSync(join(webFolder, 'index.html'), join(webFolder, 'app.html'));
for (const page of pages) {
  const file = join(webFolder, page.path, 'index.html');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, pageHtml(page));
}
mkdirSync(join(webFolder, START.path), { recursive: true });
writeFileSync(join(webFolder, START.path, 'index.html'), startHtml(await renderStartPage()));
rmSync(join(webFolder, '.vite'), { recursive: true });
