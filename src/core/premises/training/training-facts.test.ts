import { describe, expect, it } from 'vitest';
import { JOINTS } from '#core/catalogue/exercise.ts';
import { phraseKey } from '#core/language/tokens.ts';
import { loadTrainingFacts } from '../../../../test/training-facts.ts';

const { equipment, movement, exercises } = loadTrainingFacts();
const ids = new Set(exercises.keys());
const tokens = new Set(Object.keys(equipment.tokens));
const limits = new Set(movement.limits.map(({ id }) => id));
const catalogueTokens = new Set([...exercises.values()].flatMap(({ equipment: groups }) => groups.flat()));
const repeated = (all: readonly string[]) => all.filter((each, index) => all.indexOf(each) !== index);

/** Names that two things have, as the reader compares them: by the stems of their words. */
function sharedNames(all: readonly { id: string; names: readonly string[] }[]): string[] {
  const owners = new Map<string, Set<string>>();
  for (const { id, names } of all) {
    for (const name of names) owners.set(phraseKey(name), (owners.get(phraseKey(name)) ?? new Set()).add(id));
  }
  return [...owners].filter(([, ids]) => ids.size > 1).map(([key]) => key);
}

describe('the words of equipment', () => {
  it('know every token of the catalogue', () => {
    expect([...catalogueTokens].filter((token) => !tokens.has(token))).toEqual([]);
  });

  it('stand for tokens that exist, and new ones stand in for those of the catalogue', () => {
    const named = [
      ...equipment.household,
      ...equipment.places.flatMap(({ usual, heaviest }) => [...usual, ...Object.keys(heaviest)]),
      ...equipment.tools.flatMap(({ tokens: own, takesOut = [] }) => [...own, ...takesOut]),
      ...equipment.householdThings.flatMap(({ tokens: own }) => own),
    ];
    expect(named.filter((token) => !tokens.has(token))).toEqual([]);
    const standIns = Object.values(equipment.tokens).flatMap(({ actsAs }) => actsAs);
    expect(standIns.filter((token) => !catalogueTokens.has(token))).toEqual([]);
  });

  it('name exercises that exist, with the token that they stand in for', () => {
    expect(equipment.oneIsEnough.filter((id) => !ids.has(id))).toEqual([]);
    for (const { actsAs, onlyFor = [] } of Object.values(equipment.tokens)) {
      const strange = onlyFor.filter(
        (id) =>
          !exercises
            .get(id)
            ?.equipment.flat()
            .some((token) => actsAs.includes(token)),
      );
      expect(strange).toEqual([]);
    }
  });

  it('mean one thing by one name', () => {
    expect(
      repeated([...equipment.places, ...equipment.tools, ...equipment.householdThings].map(({ id }) => id)),
    ).toEqual([]);
    expect(sharedNames([...equipment.tools, ...equipment.householdThings])).toEqual([]);
    expect(sharedNames(equipment.places)).toEqual([]);
    expect(sharedNames([...equipment.places, ...equipment.tools])).toEqual([]);
  });

  it('ask by tools and places that exist', () => {
    const known = new Set([...equipment.tools, ...equipment.places].map(({ id }) => id));
    const asked = equipment.tools.flatMap(({ ask }) => ask ?? []);
    expect(asked.filter((id) => !(id in equipment.asks))).toEqual([]);
    expect(
      Object.values(equipment.asks)
        .flatMap(({ choices }) => choices.map(({ id }) => id))
        .filter((id) => !known.has(id)),
    ).toEqual([]);
  });
});

describe('the words of movement', () => {
  it('have a row for each exercise of the catalogue and for no other', () => {
    expect(Object.keys(movement.exercises).sort()).toEqual([...ids].sort());
  });

  it('break limits that exist, each once', () => {
    for (const [id, { breaks, near }] of Object.entries(movement.exercises)) {
      expect(
        [...breaks, ...near].filter((limit) => !limits.has(limit)),
        id,
      ).toEqual([]);
      expect(repeated([...breaks, ...near]), id).toEqual([]);
    }
  });

  it('take an exercise out for one arm and one leg as its row says', () => {
    for (const [id, row] of Object.entries(movement.exercises)) {
      expect(row.breaks.includes('needs_two_arms'), id).toBe(row.worksOneArm === 'no');
      expect(row.breaks.includes('needs_two_legs'), id).toBe(row.worksOneLeg === 'no');
    }
  });

  it('name each joint, exercise and group once', () => {
    expect(JOINTS.filter((joint) => !movement.joints.some(({ id }) => id === joint))).toEqual([]);
    expect(movement.exerciseGroups.flatMap(({ exercises: all }) => all).filter((id) => !ids.has(id))).toEqual([]);
    expect(movement.exerciseGroups.filter(({ id }) => ids.has(id))).toEqual([]);
    expect(repeated(movement.exerciseGroups.map(({ id }) => id))).toEqual([]);
    expect(sharedNames(movement.exerciseGroups)).toEqual([]);
    expect(movement.limits.flatMap(({ activity }) => activity).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('say a limit only by one of its own phrases', () => {
    for (const { id, says, phrases } of movement.limits)
      expect(
        says.filter((each) => !phrases.includes(each)),
        id,
      ).toEqual([]);
  });
});
