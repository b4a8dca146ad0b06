// The texts of `data` that are written in Markdown, for the browser: part of the build (`vite.config.ts`) and of the tests.
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { readArticle, readFaq, readLegalDocument } from '../src/core/content/read-documents.ts';

type Document = { place: RegExp; name: string; read: (source: string, id: string) => unknown };

/** What each file is read as, by its place, and the name that it is imported by. */
const DOCUMENTS: readonly Document[] = [
  { place: /\/data\/articles\/[\w-]+\.md$/, name: 'article', read: (source, id) => readArticle(id, source) },
  { place: /\/data\/legal\/[\w-]+\.md$/, name: 'legalDocument', read: readLegalDocument },
  { place: /\/data\/faq\.md$/, name: 'questions', read: readFaq },
];

/** What reads Markdown: here it may, in a browser it may not. */
const READER = /\/core\/content\/read-markdown\.ts$/;

/** Turns our Markdown into data as it is imported, and fails a build that would bring a parser to a browser, or more than text. */
export function markdownDocuments(): Plugin {
  return {
    name: 'markdown-documents',
    enforce: 'pre',
    transform: {
      filter: { id: /\.md$/ },
      handler(source, path) {
        const document = DOCUMENTS.find(({ place }) => place.test(path));
        if (!document) return;
        try {
          const read = document.read(source, basename(path, '.md'));
          return { code: `export const ${document.name} = ${JSON.stringify(read)};`, map: null };
        } catch (error) {
          this.error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
        }
      },
    },
    generateBundle() {
      const reader = [...this.getModuleIds()].find((id) => READER.test(id));
      if (reader) this.error(`${reader} would go to the browser: import the .md file instead`);
    },
  };
}
