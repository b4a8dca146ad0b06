import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadEquipmentWords, loadExercises, readConstraints } from '#test/catalogue.ts';
import { anAthlete, EQUIPMENT_TEXTS } from '#test/personas.ts';

const words = loadEquipmentWords();
const tokensOfExercises = new Set([...loadExercises().exercises.values()].flatMap(({ equipment }) => equipment.flat()));

/** What plans may use, by the whole way from the answer to the rules. */
function readEquipment(equipmentAccess: string) {
  const { training, unclear } = readConstraints(anAthlete({ equipmentAccess }));
  const owned = training.equipment.filter((token) => !words.household.includes(token));
  return { owned, all: training.equipment, loads: training.maxLoadLbs, out: training.forbiddenExercises, unclear };
}

describe('equipment', () => {
  it.each<[string, string]>([
    ['no equipment', ''],
    ['n/a', ''],
    ["I don't have any equipment", ''],
    ['Hotel room with a chair', ''],
    ['Dumbbells', 'dumbbell'],
    ['dumbells', 'dumbbell'],
    ['Only dumbbells', 'dumbbell'],
    ['Only dumbbells up to 50 lb', 'dumbbell'],
    ['Chair and light dumbbells', 'dumbbell'],
    ['Dumbbells but no bench', 'dumbbell'],
    ['dumbbells, bench, no rack', 'bench dumbbell'],
    ['no gym, just dumbbells', 'dumbbell'],
    ['nothing except bands', 'band'],
    ['none except a kettlebell', 'kettlebell'],
    ['no bench or rack, barbell only', 'barbell'],
    ['Kettlebell', 'kettlebell'],
    ['KB', 'kettlebell'],
    ['Barbell, rack and bench', 'barbell bench rack'],
    ['EZ bar & trap bar', 'ez_bar trap_bar'],
    ['adjustable dumbbells', 'dumbbell'],
    ['incline bench', 'bench incline_bench'],
    ['pull-up bar, dip station, jump rope', 'dip_bars jump_rope pullup_bar'],
    ['power tower', 'dip_bars pullup_bar'],
    ['TRX', 'suspension'],
    ['cable machine', 'cable'],
    ['smith machine and leg press', 'machine:leg_press machine:smith'],
    ['leg curl', 'machine:lying_leg_curl machine:seated_leg_curl'],
    ['med ball, swiss ball', 'medicine_ball swiss_ball'],
    ['plyo box', 'box'],
    ['Peloton', 'bike'],
    ['elliptical and stairmaster', 'elliptical stair_climber'],
    ['swimming pool', 'pool'],
    ['gym at work', 'bench bike dumbbell elliptical treadmill'],
    ['dumbbells and a zorbing sphere', 'dumbbell'],
    ['zorbing sphere', ''],
  ])('%s → %s', (text, tokens) => {
    expect(readEquipment(text).owned.toSorted().join(' ')).toBe(tokens);
  });

  it.each<[string, string[], string[]]>([
    ['Full gym', ['barbell', 'rack', 'cable', 'machine:leg_press', 'treadmill'], ['sled', 'trap_bar']],
    ['LA Fitness', ['barbell', 'rack'], ['sled']],
    ["Gold's Gym", ['barbell', 'rack'], ['sled']],
    ['24 Hour Fitness membership', ['barbell', 'rack'], []],
    ['full gym except barbell', ['dumbbell', 'rack'], ['barbell']],
    ['Planet Fitness', ['machine:smith', 'cable', 'dumbbell', 'machine:lat_pulldown'], ['barbell', 'rack']],
    ['PF', ['machine:smith'], ['rack']],
    ['Planet Fitness but no smith machine', ['cable'], ['machine:smith']],
    ['CrossFit', ['rings', 'barbell', 'rower'], ['cable']],
  ])('%s has %j, not %j', (text, has, hasNot) => {
    const { owned } = readEquipment(text);
    expect(owned).toEqual(expect.arrayContaining(has));
    for (const token of hasNot) expect(owned).not.toContain(token);
  });

  it.each<[string, Record<string, number>]>([
    ['dumbbells up to 50 lb', { dumbbell: 50 }],
    ['50lb dumbbells', { dumbbell: 50 }],
    ['dumbbells 5-50 lbs', { dumbbell: 50 }],
    ['two 10 kg dumbbells', { dumbbell: 22 }],
    ['dumbbells (20kg max)', { dumbbell: 44.1 }],
    ['a pair of 25s dumbbells, kettlebell 35 lb', { dumbbell: 25, kettlebell: 35 }],
    ['2 dumbbells', {}],
    ['adjustable dumbbells', { dumbbell: 50 }],
    ['Planet Fitness', { dumbbell: 75 }],
    ['hotel gym', { dumbbell: 50 }],
    ['Full gym', {}],
    ['Barbell, rack and bench', {}],
    ['garage gym with rack up to 300 lb', { barbell: 300 }],
    ['Garage gym with barbell, power rack and bench, up to 300 lb', { barbell: 300 }],
    ['dumbbells and a bench, max 40 lb', { dumbbell: 40 }],
  ])('%s: loads %j', (text, loads) => {
    expect(readEquipment(text).loads).toEqual(loads);
  });

  it('knows every piece that exercises use, and all that it takes a place to have', () => {
    const known = new Set(Object.keys(words.tokens));
    expect([...tokensOfExercises].filter((token) => !known.has(token))).toEqual([]);
    const usual = words.places.flatMap((place) => place.usual);
    expect(usual.filter((token) => !known.has(token))).toEqual([]);
  });

  it('counts on what every home has, whatever the words, but for what is said to be missing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...EQUIPMENT_TEXTS)), (text) => {
        expect(readEquipment(text).all).toEqual(expect.arrayContaining(words.household));
      }),
    );
    expect(readEquipment('no chair').all).not.toContain('chair');
    expect(readEquipment('no chair').all).toContain('wall');
  });

  it('takes mini bands for the leg work that they are made for', () => {
    const { owned, out } = readEquipment('mini-bands and a foam roller');
    expect(owned).toEqual(expect.arrayContaining(['mini_band', 'foam_roller']));
    expect(out).toHaveProperty('band-row-seated');
    expect(out).not.toHaveProperty('banded-lateral-walk');
  });

  it('asks what there is where it understood nothing of the answer, and is silent about a word beside known things', () => {
    expect(readEquipment('zorbing sphere').owned).toEqual([]);
    expect(readEquipment('zorbing sphere').unclear.map(({ treatedAs }) => treatedAs)).toEqual([
      'I plan without equipment until I know.',
    ]);
    expect(readEquipment('dumbbells and a zorbing sphere').unclear).toEqual([]);
    expect(readEquipment('None').unclear).toEqual([]);
  });

  it('lets a list beat a place: no bar where only a rack is told of', () => {
    expect(readEquipment('home gym with squat rack').owned).toEqual(['rack']);
  });

  it.each(['Bowflex', 'Bowflex up to 90 lb'])(
    '%s is dumbbells or a machine: nothing is guessed, and it is asked',
    (text) => {
      const { owned, unclear } = readEquipment(text);
      expect(owned).toEqual([]);
      expect(unclear).toEqual([
        { field: 'equipmentAccess', text: 'Bowflex', treatedAs: 'I plan without it until I know.' },
      ]);
    },
  );

  it.each([
    ['Bowflex dumbbells up to 90 lb', { dumbbell: 90 }],
    ['Bowflex 1090', { dumbbell: 90 }],
  ])('%s: loads %j', (text, loads) => {
    expect(readEquipment(text).owned).toEqual(['dumbbell']);
    expect(readEquipment(text).loads).toEqual(loads);
  });
});
