import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import kitchens from '#data/knowledge-in-case.json' with { type: 'json' };
import { entryOfCard, knowledgeFileSchema } from './card.ts';
import { type Eats, inYourCase } from './in-your-case.ts';

const FOLDER = new URL('../../../../data/knowledge/', import.meta.url);
const cards = readdirSync(FOLDER).flatMap(
  (file) => knowledgeFileSchema.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))).cards,
);
const NOBODY: Eats = { allergens: [], ways: ['None'], named: [] };

function said(id: string, eats: Partial<Eats>): string {
  const card = cards.find((each) => each.id === id);
  if (!card) throw new Error(`there is no card ${id}`);
  return inYourCase(entryOfCard(card), { ...NOBODY, ...eats }).join(' ');
}

describe('a card in somebody’s own case', () => {
  it('warns of cross-contact where a kitchen uses what they leave out, and where it mostly does not', () => {
    expect(said('thai-out', { allergens: ['peanut'] })).toMatch(
      /a Thai kitchen uses peanuts a lot.*cross-contact stays a risk/,
    );
    expect(said('steakhouse-out', { allergens: ['peanut'] })).toMatch(/cross-contact is a risk at a steakhouse, too/);
  });

  it('names the other half of the menu to who eats no meat', () => {
    expect(said('thai-out', { ways: ['Vegetarian'] })).toMatch(/You eat vegetarian.*tofu, eggs.*broth and sauces/);
    expect(said('thai-out', { ways: ['Vegan'] })).not.toContain('eggs');
  });

  it('says that what it names of an allergen is not for them, and knows look-alikes', () => {
    expect(said('soy-in-foods', { allergens: ['soy'] })).toBe(
      'You leave out soy, so whatever of this holds some isn’t for you.',
    );
    expect(said('water-per-day', { allergens: ['peanut', 'egg'] })).toBe('');
  });

  it('knows lactose from an allergy to milk', () => {
    expect(said('pizza-out', { named: ['lactose'] })).toMatch(/^You leave out lactose/);
    expect(said('pizza-out', { named: ['lactose'], allergens: ['milk'] })).not.toContain('lactose-free');
  });

  it('says nothing to who leaves nothing out', () => {
    expect(cards.filter(({ id }) => said(id, {}) !== '').map(({ id }) => id)).toEqual([]);
  });

  it('knows no kitchen without a card', () => {
    const ids = new Set(cards.map(({ id }) => id));
    expect(Object.keys(kitchens.kitchens).filter((id) => !ids.has(id))).toEqual([]);
  });
});
