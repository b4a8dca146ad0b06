import { describe, expect, it } from 'vitest';
import { allPatterns, type Known, readLedger } from './patterns/all-patterns.ts';
import { checkPattern } from './patterns/check-pattern.ts';

/** Checking one takes a second or, at the worst, some: more new ones than these are for `npm run patterns`. */
const MOST_NEW = 20;

const { patterns, silent } = allPatterns();
const ledger = readLedger();
const names = new Set(patterns.map(({ name }) => name));

/** What to do about a pattern that is not safe: where it stands, and what keeps it busy. */
async function faultOf(pattern: Known): Promise<string[]> {
  const found = await checkPattern(pattern, pattern.places);
  if ('verdict' in found) return [];
  const { source, flags, places } = pattern;
  return [`${places.join(', ')}: /${source}/${flags} is ${found.fault} on ${JSON.stringify(found.text.slice(0, 80))}`];
}

describe('every regular expression of the code and its data', () => {
  it('is found: those that are written, and those that are built from text', () => {
    const placed = (folder: string) =>
      patterns.filter(({ places }) => places.some((place) => place.startsWith(folder)));
    for (const folder of ['src/core/', 'src/contract/', 'src/server/', 'src/web/', 'scripts/', 'bench/'])
      expect(placed(folder).length, folder).toBeGreaterThan(0);
    // The words of these stand in data.
    expect(placed('src/core/coach/safety/concepts.ts').length).toBeGreaterThan(200);
    expect(silent).toEqual([]);
  });

  it('was checked, and is safe: no text keeps it busy', { timeout: 600_000 }, async () => {
    const unknown = patterns.filter(({ name }) => !(name in ledger));
    expect(
      unknown.slice(MOST_NEW).map(({ places, source }) => `${places[0]}: /${source.slice(0, 60)}/`),
      'run `npm run patterns`, and commit test/patterns/ledger.json',
    ).toEqual([]);
    const faults: string[] = [];
    for (const pattern of unknown) faults.push(...(await faultOf(pattern)));
    expect(faults).toEqual([]);
  });

  it('is forgotten by the ledger once it is gone', () => {
    expect(Object.keys(ledger).filter((name) => !names.has(name)).length, 'run `npm run patterns`').toBeLessThan(
      patterns.length / 4,
    );
  });
});

describe('the check of a pattern', () => {
  const found = (source: string, flags: string, place: string) => checkPattern({ source, flags }, [place]);

  it.each([
    ['(?:just |just just )*turned', 'i', 'src/core/athlete/x.ts:1:1'],
    ['^(?:a+)+$', '', 'src/server/x.ts:1:1'],
    ['\\s+$', '', 'src/web/x.ts:1:1'],
    ['(?:\\w+ ?)+!', '', 'src/core/coach/understanding/x.ts:1:1'],
  ])('finds a text that keeps /%s/ busy', async (source, flags, place) => {
    expect(await found(source, flags, place)).toMatchObject({ fault: expect.stringMatching(/polynomial|exponential/) });
  });

  it.each([
    ['^\\d{1,3}$', '', 'src/core/athlete/x.ts:1:1', 'proved'],
    ['\\bturned (\\d{2})\\b', 'i', 'src/core/coach/understanding/x.ts:1:1', 'bounded'],
  ])('lets /%s/ pass', async (source, flags, place, verdict) => {
    expect(await found(source, flags, place)).toEqual({ verdict });
  });
});
