import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { figuresOfFoods, figuresOfTexts } from '#core/coach/guard/general-knowledge.ts';
import type { Proof } from '#core/coach/guard/proof.ts';
import aliases from '#data/food-aliases.json' with { type: 'json' };
import type { Catalogue } from '../catalogue/catalogue.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';

const cardsSchema = z.object({ cards: z.array(z.object({ asks: z.array(z.string()), answer: z.string() })) });
const FOLDER = new URL('data/knowledge/', PROJECT_FOLDER);
const made = new WeakMap<Catalogue, Proof['general']>();

/** The figures of the food table and the knowledge cards that fit a sentence; made once for a catalogue. */
export function generalKnowledge(catalogue: Catalogue): Proof['general'] {
  const known = made.get(catalogue);
  if (known) return known;
  const [ofTexts, ofFoods] = [figuresOfTexts(readCards()), figuresOfFoods(catalogue.foods, aliases)];
  const general: Proof['general'] = (sentence) => [...ofTexts(sentence), ...ofFoods(sentence)];
  made.set(catalogue, general);
  return general;
}

/** The texts of the knowledge cards, each with what it answers. */
const readCards = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => cardsSchema.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))).cards)
    .map(({ asks, answer }) => `${asks[0] ?? ''}. ${answer}`);
