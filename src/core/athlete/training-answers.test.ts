import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadExercises, loadLexicons, readConstraints } from '#test/catalogue.ts';
import { anAthlete, EQUIPMENT_TEXTS, INJURY_TEXTS } from '#test/personas.ts';
import type { TrainingRules } from './constraints.ts';

const { trainingLexicon } = loadLexicons();
const tokensOfExercises = new Set([...loadExercises().exercises.values()].flatMap(({ equipment }) => equipment.flat()));

function readEquipment(equipmentAccess: string) {
  const { training, unclear } = readConstraints(anAthlete({ equipmentAccess }));
  const owned = training.equipment.filter((token) => !trainingLexicon.household.includes(token));
  return { owned, all: training.equipment, loads: training.maxLoadLbs, unclear };
}

function readInjuries(text: string) {
  return readConstraints(anAthlete({ injuries: [text] }));
}

describe('equipment', () => {
  it.each<[string, string]>([
    ['None', ''],
    ['nothing', ''],
    ['no equipment', ''],
    ['n/a', ''],
    ['bodyweight only', ''],
    ["I don't have any equipment", ''],
    ['yoga mat', ''],
    ['Hotel room with a chair', ''],
    ['Dumbbells', 'dumbbell'],
    ['dumbells', 'dumbbell'],
    ['Only dumbbells', 'dumbbell'],
    ['Only dumbbells up to 50 lb', 'dumbbell'],
    ['Chair and light dumbbells', 'dumbbell'],
    ['Dumbbells but no bench', 'dumbbell'],
    ['Dumbbells and a bench', 'bench dumbbell'],
    ['dumbbells, bench, no rack', 'bench dumbbell'],
    ['no gym, just dumbbells', 'dumbbell'],
    ['nothing except bands', 'band'],
    ['none except a kettlebell', 'kettlebell'],
    ['no bench or rack, barbell only', 'barbell'],
    ['Resistance bands', 'band'],
    ['mini-bands and a foam roller', 'band foam_roller'],
    ['Kettlebell', 'kettlebell'],
    ['KB', 'kettlebell'],
    ['Barbell, rack and bench', 'barbell bench rack'],
    ['EZ bar & trap bar', 'ez_bar trap_bar'],
    ['adjustable dumbbells', 'dumbbell'],
    ['Bowflex', 'dumbbell'],
    ['incline bench', 'bench incline_bench'],
    ['pull-up bar, dip station, jump rope', 'dip_bars jump_rope pullup_bar'],
    ['power tower', 'dip_bars pullup_bar'],
    ['TRX', 'suspension'],
    ['cable machine', 'cable'],
    ['smith machine and leg press', 'machine:leg_press machine:smith'],
    ['leg curl', 'machine:lying_leg_curl machine:seated_leg_curl'],
    ['med ball, swiss ball', 'medicine_ball swiss_ball'],
    ['plyo box', 'box'],
    ['treadmill', 'treadmill'],
    ['Peloton', 'bike'],
    ['Concept 2', 'rower'],
    ['elliptical and stairmaster', 'elliptical stair_climber'],
    ['swimming pool', 'pool'],
    ['hotel gym', 'bench bike dumbbell elliptical treadmill'],
    ['apartment gym', 'bench bike cable dumbbell treadmill'],
    ['gym at work', 'bench bike cable dumbbell treadmill'],
    ['home gym', 'band bench dumbbell'],
    ['home gym with squat rack', 'barbell bench dumbbell pullup_bar rack'],
    ['garage gym', 'barbell bench dumbbell pullup_bar rack'],
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
    ['Bowflex up to 90 lb', { dumbbell: 90 }],
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

  it('knows only equipment that exercises use, and every piece of it', () => {
    const known = new Set(Object.keys(trainingLexicon.tokens));
    expect([...tokensOfExercises].filter((token) => !known.has(token))).toEqual([]);
    const used = Object.values(trainingLexicon.presets).flatMap(({ tokens }) => tokens);
    expect(used.filter((token) => !tokensOfExercises.has(token))).toEqual([]);
  });

  it('always counts on what every home has', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...EQUIPMENT_TEXTS, 'no chair')), (text) => {
        expect(readEquipment(text).all).toEqual(expect.arrayContaining(trainingLexicon.household));
      }),
    );
  });

  it('says what it assumed', () => {
    expect(readEquipment('zorbing sphere').unclear).toEqual([
      { field: 'equipmentAccess', text: 'zorbing sphere', treatedAs: 'I assumed no equipment.' },
    ]);
    expect(readEquipment('dumbbells and a zorbing sphere').unclear.map(({ text }) => text)).toEqual(['zorbing sphere']);
    expect(readEquipment('home gym').unclear).toHaveLength(1);
    expect(readEquipment('None').unclear).toEqual([]);
  });
});

describe('injuries', () => {
  it.each<[string, TrainingRules['injuries']]>([
    ['Bad knee', { knee: 'mild' }],
    ['Left shoulder hurts', { shoulder: 'mild' }],
    ['Low back pain', { lower_back: 'mild' }],
    ['back', { lower_back: 'mild' }],
    ['sciatica', { lower_back: 'mild' }],
    ['Sore wrist', { wrist: 'mild' }],
    ['carpal tunnel and plantar fasciitis', { wrist: 'mild', ankle: 'mild' }],
    ['Knee and shoulder', { knee: 'mild', shoulder: 'mild' }],
    ['rotator cuff', { shoulder: 'mild' }],
    ['shouldr pain', { shoulder: 'mild' }],
    ['tennis elbow', { elbow: 'mild' }],
    ['whiplash', { neck: 'mild' }],
    ['upper back', { neck: 'mild', shoulder: 'mild' }],
    ["runner's knee", { knee: 'mild' }],
    ['shin splints', { ankle: 'mild' }],
    ['pulled hamstring', { hip: 'mild' }],
    ['torn meniscus', { knee: 'severe' }],
    ['severe knee pain', { knee: 'severe' }],
    ['Hip replacement', { hip: 'severe' }],
    ['Knee replacement', { knee: 'severe' }],
    ['rotator cuff surgery last month', { shoulder: 'severe' }],
    ['broken wrist', { wrist: 'severe' }],
    ['herniated disc', { lower_back: 'severe' }],
    ['torn ACL, sore shoulder', { knee: 'severe', shoulder: 'mild' }],
    ['my knee is fine but shoulder is sore', { shoulder: 'mild' }],
    ['no knee problems, but a bad hip', { hip: 'mild' }],
    ['none except a stiff neck', { neck: 'mild' }],
    ['no heavy lifting with my back', { lower_back: 'mild' }],
    ['no running because of my knee', { knee: 'mild' }],
    ['no injuries just a sore knee', { knee: 'mild' }],
    ['no pain except my wrist', { wrist: 'mild' }],
    ['Hip replacement, fully recovered', { hip: 'mild' }],
    ['arthritis in both knees', { knee: 'mild' }],
    ['None', {}],
    ['no injuries', {}],
    ['N/A', {}],
    ['no knee problems', {}],
    ['no pain in my shoulder', {}],
    ['healed ankle sprain', {}],
    ['used to have tennis elbow', {}],
    ['torn ACL in 2010, fully recovered', {}],
  ])('%s → %j', (text, injuries) => {
    expect(readInjuries(text).training.injuries).toEqual(injuries);
  });

  it.each(['torn ACL', 'knee replacement', 'shoulder surgery', 'severe back pain', 'recent ankle fracture'])(
    '%s wants a clinician’s word first',
    (text) => {
      expect(readInjuries(text).training.modes).toContain('clear_first');
    },
  );

  it.each<[string, string[]]>([
    ['sciatica, can’t do burpees', ['burpee']],
    ['no running because of my knee', ['running']],
    ['no jumping', ['jump']],
    ['knee hurts when I squat', ['squat']],
    ['bad knee', []],
  ])('%s leaves out %j', (text, terms) => {
    expect(readInjuries(text).training.dislikedExerciseTerms).toEqual(terms);
  });

  it('keeps the plan gentle when it does not understand', () => {
    const { training, unclear } = readInjuries('weird zonk');
    expect(training.modes).toEqual(['cautious', 'low_impact']);
    expect(unclear.map(({ text }) => text)).toEqual(['weird zonk']);
  });

  it('never spares less because another injury was named', () => {
    const said = fc.constantFrom(...INJURY_TEXTS.slice(1));
    fc.assert(
      fc.property(said, said, (one, other) => {
        const joints = Object.keys(readInjuries(one).training.injuries);
        const both = Object.keys(readInjuries(`${one}, ${other}`).training.injuries);
        expect(both).toEqual(expect.arrayContaining(joints));
      }),
    );
  });
});
