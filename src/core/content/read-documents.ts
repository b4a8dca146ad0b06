import { z } from 'zod';
import { type Article, type FaqItem, HELP_CATEGORIES, type LegalDocument } from './documents.ts';
import { splitFrontMatter } from './front-matter.ts';
import { plainText } from './prose.ts';
import { readMarkdown } from './read-markdown.ts';
import { sectionsOf } from './sections.ts';

const WORDS_PER_MINUTE = 220;
const HEADING_WITH_ID = /^(.+?) \{#([a-z][a-z-]*)\}$/;

const articleHeadSchema = z.strictObject({
  title: z.string().min(1),
  category: z.enum(HELP_CATEGORIES),
  order: z.int(),
  popular: z.boolean().default(false),
});

const legalHeadSchema = z.strictObject({ title: z.string().min(1), updated: z.string().min(1) });

/** Reads a help article. Throws if it is not written as `data/README.md` says. */
export function readArticle(id: string, source: string): Article {
  const { head, body } = splitFrontMatter(source, articleHeadSchema);
  const content = readMarkdown(body);
  const minutes = Math.ceil(plainText(content).split(' ').length / WORDS_PER_MINUTE);
  return { id, ...head, readTime: `${minutes} min`, content };
}

/** Reads a text that binds: sections below headings such as `## What we collect {#collected}`. */
export function readLegalDocument(source: string): LegalDocument {
  const { head, body } = splitFrontMatter(source, legalHeadSchema);
  const sections = sectionsOf(readMarkdown(body)).map(({ title: heading, content }) => {
    const [, title, id] = HEADING_WITH_ID.exec(heading) ?? [];
    if (title === undefined || id === undefined)
      throw new Error(`a section has no {#place} in its heading: ${heading}`);
    return { id, title, content };
  });
  return { ...head, sections };
}

/** Reads questions, each a heading, with their answers below. */
export function readFaq(source: string): FaqItem[] {
  return sectionsOf(readMarkdown(source)).map(({ title, content }) => ({ question: title, answer: content }));
}
