import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { INVENTED_PERSON } from '#core/athlete/invented-person.ts';
import { asQuestion, findEntries, isTold } from '#core/coach/knowledge/find-entries.ts';
import { allTexts, meaningsSchema, projected } from '#core/coach/knowledge/meanings.ts';
import { allAsked } from '#core/coach/recall/asked.ts';
import { recallSchema } from '#core/coach/recall/recall.ts';
import { understand } from '#core/coach/understand.ts';
import { captureLog } from '#test/capture-log.ts';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { encode } from './encoder.ts';
import { loadKnowledge } from './knowledge.ts';
import { meaningsOf, stopKnowledge } from './meaning-of.ts';

const { entries, meanings } = loadKnowledge();
afterAll(stopKnowledge);

describe('the kept meanings', () => {
  const file = new URL('../../../data/knowledge-meanings.json', import.meta.url);
  const kept = meaningsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

  it('are those of the texts as they are now: else run `npm run knowledge`', () => {
    expect(kept.madeFrom).toBe(createHash('sha256').update(allTexts(entries)).digest('hex'));
  });

  it('are of the ways of asking as they are now: else run `npm run knowledge`', () => {
    const weights = new URL('../../../data/coach-asked-weights.json', import.meta.url);
    const { madeFrom } = recallSchema.parse(JSON.parse(readFileSync(weights, 'utf8')));
    expect(madeFrom).toBe(createHash('sha256').update(allAsked()).digest('hex'));
  });

  it('are what the encoder makes of them', async () => {
    const [first] = entries;
    if (!first || !meanings) throw new Error('there is nothing to compare');
    const [title] = await encode([first.title]);
    const mine = projected(title ?? [], meanings);
    const row = [...meanings.rows.slice(meanings.dimensions, 2 * meanings.dimensions)];
    const cosine = row.reduce((sum, part, at) => sum + (part / 127) * (mine[at] ?? 0), 0);
    expect(cosine).toBeGreaterThan(0.97);
  });
});

describe('a question', () => {
  const idOf = async (text: string) => {
    const question = { text: asQuestion(text), meaning: (await encode([asQuestion(text)]))[0] ?? null };
    const [best] = findEntries(question, loadKnowledge(), 1);
    const isAnswer = best !== undefined && best.entry.kind !== 'outside' && isTold(best, question);
    return isAnswer ? best.entry.id : null;
  };

  it.each([
    ['does lifting give me a stiff neck all day', 'neck-pain'],
    ['will one beer after the gym hurt my gains', 'alcohol-and-muscle'],
    ['are three eggs a day too many', 'eggs-per-day'],
    ['do you give refunds when somebody cancels', 'app-refund'],
    ['do artificial sweetners cause cancer', 'sweeteners-safe'],
  ])('finds what it is about: %s', async (text, id) => {
    expect(await idOf(text)).toBe(id);
  });

  it.each([
    'who won the world cup',
    'what is the capital of france',
    'can you fix my car',
    'write me a poem about rain',
  ])('finds nothing where there is nothing: %s', async (text) => {
    expect(await idOf(text)).toBeNull();
  });

  it('finds by its words alone where no meaning comes', () => {
    const [best] = findEntries({ text: 'is creatine safe', meaning: null }, loadKnowledge(), 1);
    expect(best?.entry.id).toBe('creatine-safety');
  });

  it('means what a thread of its own makes of it, as here', { timeout: 90_000 }, async () => {
    const [here] = await encode(['is creatine safe']);
    // On a busy machine the thread may take longer to begin than anybody waits.
    const [there] = await vi.waitUntil(() => meaningsOf(['is creatine safe'], captureLog().logger), {
      timeout: 60_000,
    });
    expect(there?.slice(0, 4)).toEqual(here?.slice(0, 4));
  });
});

describe('a button', () => {
  it('leads to the entry that it stands for', () => {
    const lost = entries.filter((entry) => {
      const text = entry.kind === 'ability' || entry.kind === 'outside' ? null : (entry.asks[0] ?? '');
      return text !== null && findEntries({ text, meaning: null }, loadKnowledge(), 1)[0]?.entry !== entry;
    });
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it('of something that she only tells changes nothing', () => {
    const exercises = [...loadCatalogue().exercises.exercises.values()];
    const context = { profile: INVENTED_PERSON, history: [], hasPending: false, exercises };
    const changing = entries.filter((entry) => {
      if (entry.kind !== 'ability' || entry.ability.does !== 'tells') return false;
      const { changes, logs } = understand(entry.ability.say, context);
      return changes.length + logs.length > 0;
    });
    expect(changing.map(({ id }) => id)).toEqual([]);
  });
});
