import { describe, expect, it } from 'vitest';
import { loadFoods, loadLexicons, readConstraints } from '#test/catalogue.ts';
import { anAthlete } from '#test/personas.ts';
import { echoConstraints } from './echo-constraints.ts';
import { type Preferences, understandPreferences } from './preferences.ts';
import type { Profile } from './profile.ts';

const foods = loadFoods();
const { lexicon, trainingLexicon } = loadLexicons();
const rulesOf = (profile: Partial<Profile>) => readConstraints(anAthlete(profile));
const understand = (text: string, profile: Partial<Profile> = {}) =>
  understandPreferences({ text, lexicon, foods, constraints: rulesOf(profile) });

describe('wishes for a plan', () => {
  it.each<[string, Partial<Preferences>]>([
    ['more chicken and rice', { preferTerms: ['chicken', 'rice'], conflicts: [] }],
    ['no broccoli, more tofu', { avoidTerms: ['broccoli'] }],
    ['italian, under 20 minutes', { cuisines: ['italian'], maxMinutes: 20, preferTerms: [] }],
    ['something Mexican with black beans', { cuisines: ['mexican'], preferTerms: ['black bean'] }],
    ['not italian', { cuisines: [] }],
    ['20 min max', { maxMinutes: 20 }],
    ['30-minute meals', { maxMinutes: 30 }],
    ['quick', { maxMinutes: 20 }],
    ['high protein, cheap, 20 min max', { highProtein: true, maxMinutes: 20 }],
    ['less rice', { avoidTerms: ['rice'] }],
    ['no burpees, more core', { avoidTerms: ['burpee'] }],
    ['', { avoidTerms: [], preferTerms: [], conflicts: [], maxMinutes: null, highProtein: false }],
  ])('%s', (text, wishes) => {
    expect(understand(text)).toMatchObject(wishes);
  });

  it.each<[string, string, string]>([
    ['no dairy', 'milk-whole', 'almonds'],
    ['no nuts', 'almonds', 'milk-whole'],
    ['make it vegan', 'egg-whole', 'tofu-firm-calcium'],
    ['gluten free please', 'white-bread', 'white-rice-cooked'],
    ['without onions and garlic', 'onion-raw', 'carrots-raw'],
    ['no fish', 'cod-raw', 'shrimp-raw'],
  ])('%s: no %s, but %s', (text, out, kept) => {
    const { avoidFoodIds } = understand(text);
    expect(avoidFoodIds).toContain(out);
    expect(avoidFoodIds).not.toContain(kept);
  });

  it.each<[string, Partial<Profile>, string]>([
    ['add peanuts', { foodAllergies: 'peanuts' }, 'You told me that peanuts must stay off your plate.'],
    ['with lobster', { foodAllergies: 'shellfish' }, 'You told me that shellfish must stay off your plate.'],
    ['more nuts', { foodAllergies: 'nuts' }, 'You told me that tree nuts must stay off your plate.'],
    ['more chicken', { dietaryPrefs: ['vegan'] }, 'It does not fit your way of eating (vegan).'],
    ['I want mushrooms', { dislikedFoods: 'mushrooms' }, 'You told me that you do not like it'],
    ['zorb please', { foodAllergies: 'zorb' }, 'You told me that this must stay off your plate.'],
  ])('%s, against %j: says why not', (text, profile, reason) => {
    const { conflicts, preferTerms } = understand(text, profile);
    expect(preferTerms).toEqual([]);
    expect(conflicts.map((conflict) => conflict.reason).join()).toContain(reason);
  });

  it('never wishes for what a rule forbids', () => {
    const { preferTerms, conflicts } = understand('eggs, salmon and tofu', { dietaryPrefs: ['vegan'] });
    expect(preferTerms).toEqual(['tofu']);
    expect(conflicts.map(({ term }) => term)).toEqual(['egg', 'salmon']);
  });
});

describe('showing back what was understood', () => {
  it('tells it in short lines', () => {
    const constraints = rulesOf({
      foodAllergies: 'Peanuts, zorb',
      dietaryPrefs: ['Vegan'],
      dietaryRestrictions: 'low sodium',
      dislikedFoods: 'Mushrooms',
      equipmentAccess: 'dumbbells up to 50 lb, bench',
      injuries: ['torn left ACL'],
    });
    expect(echoConstraints({ constraints, lexicon, trainingLexicon })).toEqual([
      'Leaves out: peanuts, a lot of salt, all animal foods, mushrooms',
      'Keeps sodium at 1,500 mg a day or less',
      'I’ll plan for: dumbbells up to 50 lb, bench',
      'Spares: knee (with great care)',
      'I was not sure about “zorb”. I leave out anything named so until you tell me more.',
    ]);
  });

  it('says so when there is no equipment', () => {
    const constraints = rulesOf({ equipmentAccess: 'None' });
    expect(echoConstraints({ constraints, lexicon, trainingLexicon })).toEqual(['I’ll plan for: no equipment']);
  });
});
