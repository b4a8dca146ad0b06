// What those who wrote the libraries in the browser's part want said with every copy: part of the build (`vite.config.ts`).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const NOTICES_FILE = 'third-party-licences.txt';

/** They come to the browser on other ways than as modules of the app: as fonts, and in the service worker. */
const OTHERS = [
  '@fontsource-variable/inter',
  '@fontsource/barlow-condensed',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];
const MODULES = join(import.meta.dirname, '..', 'node_modules');
const OF_PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;
const LICENCE_FILE = /^(?:licen[cs]e|copying)(?:[.-]|$)/i;

/** A package's name, version and licence, and the text of it, or who is to be named where it brings none. */
function noticeOf(folder: string): { title: string; text: string } {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => LICENCE_FILE.test(entry));
  const title = `${name} ${version} (${license})`;
  if (file !== undefined) return { title, text: readFileSync(join(folder, file), 'utf8').trim() };
  return { title, text: `By ${typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`)}` };
}

/** The notices of packages; those with the same text share it. */
function noticesOf(folders: readonly string[]): string {
  const titles = new Map<string, string[]>();
  for (const folder of folders) {
    const { title, text } = noticeOf(folder);
    titles.set(text, [...(titles.get(text) ?? []), title]);
  }
  const notices = [...titles].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  return notices.join(`\n${'-'.repeat(80)}\n\n`);
}

/** Writes the notices of every library of which something is in the app. */
export function licenceNotices(): Plugin {
  return {
    name: 'licence-notices',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const folders = modules.flatMap((id) => OF_PACKAGE.exec(id.replace('\0', '')) ?? []);
      const all = new Set([...folders, ...OTHERS.map((name) => join(MODULES, name))]);
      this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: noticesOf([...all].sort()) });
    },
  };
}
