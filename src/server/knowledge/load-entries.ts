import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { entryOfQuestion } from '#core/coach/knowledge/app-entries.ts';
import {
  abilitySchema,
  appQuestionSchema,
  type Entry,
  entryOfAbility,
  entryOfCard,
  knowledgeFileSchema,
  outsideSchema,
} from '#core/coach/knowledge/card.ts';
import type { Article } from '#core/content/documents.ts';
import { readFaq } from '#core/content/read-documents.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';

const DATA = new URL('data/', PROJECT_FOLDER);

/** Everything that a question can lead to: the cards, what the help pages tell of the app, what the coach can do, and what she cannot. */
export function loadEntries(articles: readonly Article[]): Entry[] {
  const files = readdirSync(new URL('knowledge/', DATA)).filter((name) => name.endsWith('.json'));
  const cards = files.toSorted().flatMap((name) => knowledgeFileSchema.parse(json(`knowledge/${name}`)).cards);
  const help = { articles, faq: readFaq(readFileSync(new URL('faq.md', DATA), 'utf8')) };
  const questions = z.array(appQuestionSchema).parse(json('app-answers.json'));
  const { outside } = outsideSchema.parse(json('coach-outside.json'));
  const abilities = z.array(abilitySchema).parse(json('coach-abilities.json'));
  return [
    ...cards.map(entryOfCard),
    ...questions.map((question) => entryOfQuestion(question, help)),
    ...abilities.map(entryOfAbility),
    ...outside.map((each): Entry => ({ kind: 'outside', ...each, answer: each.title })),
  ];
}

const json = (file: string): unknown => JSON.parse(readFileSync(new URL(file, DATA), 'utf8'));
