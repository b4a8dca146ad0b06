import { describe, expect, it } from 'vitest';
import { loadTrainingFacts, readTrainingAnswer } from '../../../../test/training-facts.ts';
import { toolPremises } from './tool-premises.ts';

const facts = loadTrainingFacts();
const read = (text: string, field = 'equipmentAccess') => toolPremises([readTrainingAnswer(field, text)], facts);

/** "dumbbell@20x2": pounds per hand and number, where they are known. */
function show(text: string): string[] {
  const had = read(text).tools.filter(({ stance }) => stance === 'has');
  return had
    .filter(({ token }) => !facts.equipment.household.includes(token))
    .map(
      ({ token, heaviestLbs, count }) => `${token}${heaviestLbs ? `@${heaviestLbs}` : ''}${count ? `x${count}` : ''}`,
    )
    .sort();
}

const words = (list: string) => list.split(' ').filter(Boolean).sort();

describe('what is listed is all there is', () => {
  it.each([
    ['None', ''],
    ['none at all', ''],
    ['nothing', ''],
    ['bodyweight only', ''],
    ['no equipment, just a chair and a wall', ''],
    ['just me and the floor', ''],
    ['no equipment at home', ''],
    ['yoga mat', ''],
    ['Dumbbells and a bench', 'dumbbell bench'],
    ['Resistance bands', 'band'],
    ['dumbells 10kg each n a matt', 'dumbbell@22x2'],
    ['a pair of 15 lb dumbbells', 'dumbbell@15x2'],
    ['home gym w/ a pair of 20s and a bench', 'dumbbell@20x2 bench'],
    ['Pair of 12s and a pair of 8s', 'dumbbell@12x2'],
    ['a pair of 5 kg, thats it', 'dumbbell@11x2'],
    ['dumbbell 4 and 6 kg', 'dumbbell@13.2'],
    ['hostel gym: dumbbell till 20kg, flat bench', 'dumbbell@44.1 bench'],
    ['nearest gym is 50 miles away so no. pair of 25 lb dumbbells', 'dumbbell@25x2'],
    ['kettlebells 12 and 16 kg. I lent the 24 to my cousin', 'kettlebell@35.3x1'],
    ['my gym has a rack, a barbell and dumbbells to 100', 'barbell dumbbell@100 rack'],
    ['bands. I was going to the Y but it got too far', 'band'],
    ['2x20kg dumbbells', 'dumbbell@44.1x2'],
    ['two 25 lb dumbbells and a 35lb kettlebell', 'dumbbell@25x2 kettlebell@35x1'],
    ['40 lb set of dumbbells', 'dumbbell@20'],
    ['dumbbells 20s', 'dumbbell@20x2'],
    ['dumbbells from 5 to 50', 'dumbbell@50'],
    ['dumbbells up to 30 lbs, plus a doorway pull up bar', 'dumbbell@30 pullup_bar'],
    ['dumbbells (5-25 lb)', 'dumbbell@25'],
    ['one 16kg kettlebell and a yoga mat', 'kettlebell@35.3x1'],
    ['just a 20 lb kettlebell', 'kettlebell@20x1'],
    ['kettlebells 12, 16 and 20 kg', 'kettlebell@44.1x1'],
    ['a single 30lb dumbbell', 'dumbbell@30x1'],
    ['only one dumbbell, 12 kg', 'dumbbell@26.5x1'],
    ['only bands', 'band'],
    ['nothing but a jump rope', 'jump_rope'],
    ['all i have is a pull up bar', 'pullup_bar'],
    ['TRX and rings', 'suspension rings'],
    ['bowflex 552', 'dumbbell@52.5'],
    ['a pair of SelectTech 1090s', 'dumbbell@90x2'],
    ['PowerBlocks', 'dumbbell@50'],
    ['nuobells', 'dumbbell@80'],
    ['adjustable dumbbells up to 24kg', 'dumbbell@52.9'],
    ['pink dumbbells', 'dumbbell@10'],
    ['nordictrack treadmill 1750', 'treadmill'],
    ['Concept 2', 'rower'],
    ['peloton', 'bike'],
    ['assault bike', 'air_bike'],
    ['Total Gym', 'incline_glide'],
    ['tonal', 'bench cable@100'],
    ['smith machine, no rack', 'machine:smith'],
    ['cable machine 150 lb stack', 'cable@150'],
    ['barbell and 100 kg of plates, no rack', 'barbell@265.5 plate@265.5'],
    ['EZ bar w/ 60 lbs, dumbbells 5 thru 30, incline bench', 'ez_bar@60 dumbbell@30 incline_bench bench'],
    ['squat rack, bench, 300 lbs of plates', 'rack bench plate@345 barbell@345'],
    ['pool and a track nearby', 'pool'],
    ['weighted vest and a sandbag', 'sandbag'],
    ['mini bands', 'mini_band'],
    ['I have no equipment other than a yoga mat and 2kg dumbbells', 'dumbbell@4.4'],
    ['Nothing except a pull up bar', 'pullup_bar'],
    ['no gym. 2 x 8kg dbs, 1 x 12kg kb, skipping rope, sofa', 'dumbbell@17.6x2 kettlebell@26.5x1 jump_rope'],
    ['1 pair 10lb 1 pair 15lb dumbbells', 'dumbbell@15x2'],
    ['no barbells no machines just dumbbells up to 50', 'dumbbell@50'],
    ['I hate the treadmill but have a bike', 'bike'],
    [
      'half rack, barbell, plates (total 140kg), adjustable db 2.5-24kg',
      'rack barbell@353.6 plate@353.6 dumbbell@52.9',
    ],
    ['mancuernas de 10 kg y bandas', 'dumbbell@22 band'],
    ['Hanteln bis 20kg und eine Klimmzugstange', 'dumbbell@44.1 pullup_bar'],
    ['des haltères de 12 kg', 'dumbbell@26.5'],
    ['dumbbells, kettlebell & bands', 'dumbbell kettlebellx1 band'],
    ['Rower\nBike\nDumbbells to 40', 'rower bike dumbbell@40'],
  ])('%s', (text, expected) => {
    expect(show(text)).toEqual(words(expected));
  });
});

describe('a list beats a place', () => {
  it.each([
    ['home gym: adjustable dumbbells to 52.5, flat bench, pull up bar', 'dumbbell@52.5 bench pullup_bar'],
    ['home gym with a bike', 'bike'],
    ['I have a home gym with just bands', 'band'],
    ['apartment gym - treadmill, dumbbells up to 50 lbs, 1 bench', 'treadmill dumbbell@50 bench'],
    ['apartment gym (dumbbells to 40, elliptical)', 'dumbbell@40 elliptical'],
    [
      'Small gym in my building: 2 treadmills, 1 elliptical, dumbells 5-40, a cable tower',
      'treadmill elliptical dumbbell@40 cable',
    ],
    ['garage: barbell, rack, 200 lb of plates, no bench', 'barbell@245 plate@245 rack'],
    ['garage gym with a barbell, rack, plates', 'barbell plate rack'],
    ['my gym has dumbbells, a smith machine and a leg press', 'dumbbell machine:smith machine:leg_press'],
    ['Smith machine and cables at my work gym, dumbbells to 75', 'machine:smith cable dumbbell@75'],
    ['basement gym. a bench and one barbell.', 'bench barbell'],
    ['hotel gym, only a treadmill', 'treadmill'],
    ['planet fitness but I only use the treadmill', 'treadmill'],
    ['council gym but only the pool and the treadmills', 'pool treadmill'],
    ['gym but just the cardio machines', 'treadmill bike elliptical'],
    ['F45 + dumbbells 10s and 15s at home', 'dumbbell@15x2'],
  ])('%s', (text, expected) => {
    expect(show(text)).toEqual(words(expected));
    expect(read(text).toolsAreGuessed).toBe(false);
  });

  it.each([
    ['apartment gym', 'dumbbell@50 bench treadmill bike elliptical'],
    ['hotel gym', 'dumbbell@50 bench treadmill bike elliptical'],
    ['home gym', 'dumbbell bench band'],
    ['garage gym', 'barbell plate rack bench dumbbell'],
    ['apartment gym plus my own bands', 'dumbbell@50 bench treadmill bike elliptical band'],
    ['hotel gym and a jump rope', 'dumbbell@50 bench treadmill bike elliptical jump_rope'],
  ])('a place alone is a guess: %s', (text, expected) => {
    expect(show(text)).toEqual(words(expected));
    expect(read(text).toolsAreGuessed).toBe(true);
  });
});

describe('in a gym there is what gyms have', () => {
  it.each([
    ['Full gym', 'barbell rack cable machine:leg_press dumbbell', 'sled pool'],
    ['LA Fitness', 'barbell rack machine:lat_pulldown', 'ski_erg'],
    ['i have access to everything', 'barbell cable machine:leg_press', ''],
    ['PureGym membership', 'barbell dumbbell', ''],
    ['Planet Fitness', 'machine:smith cable dumbbell', 'rack barbell kettlebell'],
    ['crossfit box', 'barbell rings rower', 'cable machine:leg_press'],
    ['full gym with a pool', 'barbell pool', ''],
    ['my gym has a pool', 'barbell pool', ''],
    ['24 hour fitness and a rower at home', 'rower barbell cable', ''],
    ['full gym but no barbell stuff', 'dumbbell cable', 'barbell rack ez_bar'],
    ['full gym, everything except machines', 'dumbbell barbell cable', 'machine:leg_press machine:smith'],
    ['full gym except kettlebells', 'barbell', 'kettlebell'],
    ['everything except kettlebells', 'barbell', 'kettlebell'],
    ['the gym, but the squat rack is always taken', 'barbell bench', 'rack'],
    ['full gym but treadmills scare me', 'barbell bike', 'treadmill'],
    ['university gym, hate the rowing machine', 'barbell', 'rower'],
    ['LA fitness. the leg press is broken', 'machine:leg_extension', 'machine:leg_press'],
    ["gold's gym, I never use the smith machine", 'barbell', 'machine:smith'],
    ['commercial gym but barbells intimidate me', 'dumbbell', 'barbell'],
    ['full gym without free weights', 'cable machine:leg_press', 'dumbbell barbell kettlebell'],
    ['full gym, no cables', 'barbell', 'cable'],
    ["full gym except I don't use barbells", 'dumbbell cable', 'barbell'],
    ['gym but no squat rack and dumbbells only go up to 30', 'dumbbell cable', 'rack'],
    ['Gym (everything except the pool)', 'barbell cable', 'pool'],
    ['whatever a normal gym has', 'barbell cable', ''],
    ['local leisure centre - machines, free weights. Hate the pool tho', 'barbell machine:leg_press', 'pool'],
  ])('%s', (text, there, missing) => {
    const tokens = show(text).map((each) => each.split(/[@x](?=\d)/)[0]);
    expect(tokens).toEqual(expect.arrayContaining(words(there)));
    expect(words(missing).filter((token) => tokens.includes(token))).toEqual([]);
  });
});

describe('what is broken, gone, feared or somebody else’s is not there', () => {
  it.each([
    ['treadmill (broken), dumbbells 20s', 'dumbbell@20x2'],
    ['bench, the rower is broken', 'bench'],
    ["dumbbells. the bike doesn't work", 'dumbbell'],
    ['bench and rower are broken, dumbbells 15s', 'dumbbell@15x2'],
    ['used to have a peloton, sold it. dumbbells', 'dumbbell'],
    ['sold my barbell, kept the bench', 'bench'],
    ["gym closed down. I've got 2x20kg dumbbells", 'dumbbell@44.1x2'],
    ['I had a gym membership but I quit. now just bands and a mat', 'band'],
    ["my roommate has a barbell but I don't use it. I have a kettlebell 24kg", 'kettlebell@52.9x1'],
    ["my husband's weights, I have bands", 'band'],
    ['dumbbells but no bench', 'dumbbell'],
    ["don't have a bench, do have bands", 'band'],
    ['no weights', ''],
    ["I don't have any weights", ''],
    ['rower gathers dust, bands', 'band'],
    ['thinking of getting a bench, have dumbbells', 'dumbbell'],
    ['pull-up bar still in the box', ''],
    ["dumbbells but they're at my parents' house", ''],
    ["weights at my girlfriend's place on weekends", ''],
    ["barbell but it stays at my brother's", ''],
    ["treadmill, but it's my wife's so no. bands yes", 'band'],
    ['treadmill at home, gym membership paused', 'treadmill'],
    ['none, but I could buy dumbbells', ''],
    ['old bench, dumbbells 10kg', 'bench dumbbell@22'],
    ['a pull up bar thats not installed yet', ''],
    ['an exercise bike I never use, some 3kg weights', 'dumbbell@6.6'],
    ['got rid of my weight bench. still have 2 15kg dumbbells', 'dumbbell@33.1x2'],
    ['old treadmill in storage. kettlebell 16kg', 'kettlebell@35.3x1'],
  ])('%s', (text, expected) => {
    expect(show(text)).toEqual(words(expected));
  });

  it('is taken out of an answer about injuries, too', () => {
    const { tools } = read('no barbell, I am scared of the treadmill', 'injuries');
    expect(tools.map(({ token, stance }) => `${token} ${stance}`)).toEqual(['barbell has_not', 'treadmill has_not']);
  });
});

describe('a maker’s name alone', () => {
  it.each([
    ['bowflex', 1],
    ['nordictrack', 1],
    ['bowflex 552', 0],
    ['nordictrack treadmill', 0],
    ['dumbbells', 0],
  ])('%s asks %i', (text, questions) => {
    expect(read(text).questions).toHaveLength(questions);
  });
});

it('every premise quotes the words that it comes from', () => {
  const text = 'home gym: dumbbells 20s, no bench';
  for (const { origins } of read(text).tools) {
    expect(origins.length).toBeGreaterThan(0);
    for (const origin of origins) {
      if (origin.how === 'read' || origin.how === 'guessed')
        expect(text.slice(origin.start, origin.end)).toBe(origin.quote);
    }
  }
});
