import { describe, expect, it } from 'vitest';
import { shownSheet } from '#core/premises/sheet/shown-sheet.ts';
import { aSheet } from '#test/premises-sheet.ts';
import { decisionOnTool, decisionsForPlace, placeLike, unlikePlace } from './place-choice.ts';

const sheet = aSheet();
const place = (id: string) => {
  const found = sheet.places.find((each) => each.id === id);
  if (!found) throw new Error(`no place ${id}`);
  return found;
};
const had = (shown: typeof sheet) =>
  shown.toolGroups.flatMap(({ tools }) => tools.filter(({ has }) => has).map(({ token }) => token));

describe('a usual place', () => {
  it.each(['full_gym', 'home_gym', 'dumbbells', 'nothing'])('%s ticks its own things and no others', (id) => {
    const shown = shownSheet(sheet, decisionsForPlace(sheet, place(id)));
    expect(had(shown).sort()).toEqual([...place(id).tokens].sort());
    expect(unlikePlace(shown, place(id))).toEqual([]);
    expect(placeLike(shown)?.id).toBe(id);
  });

  it('leaves alone what no place speaks of, and the load of what stays', () => {
    const [first] = sheet.toolGroups;
    if (!first) throw new Error('no group');
    const chair = {
      token: 'chair',
      label: 'Chair',
      has: true,
      loadable: false,
      heaviestLbs: null,
      count: null,
      origin: null,
    };
    const withChair = { ...sheet, toolGroups: [...sheet.toolGroups, { ...first, id: 'home', tools: [chair] }] };
    const shown = shownSheet(withChair, decisionsForPlace(withChair, place('dumbbells')));
    expect(had(shown)).toEqual(['dumbbell', 'chair']);
    expect(shown.toolGroups[1]?.tools[0]?.heaviestLbs).toBe(60);
  });
});

it('a load goes with the thing that is not there any more', () => {
  const [dumbbells] = sheet.toolGroups[1]?.tools ?? [];
  if (!dumbbells) throw new Error('no dumbbells');
  expect(decisionOnTool(dumbbells, { has: false })).toMatchObject({ stance: 'has_not', heaviestLbs: null });
  expect(decisionOnTool(dumbbells, { has: true, heaviestLbs: 65 })).toMatchObject({ stance: 'has', heaviestLbs: 65 });
  expect(decisionOnTool(dumbbells, { has: true, count: 1 })).toMatchObject({ heaviestLbs: 60, count: 1 });
});
