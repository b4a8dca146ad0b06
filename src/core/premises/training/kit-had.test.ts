import { describe, expect, it } from 'vitest';
import { kitHad } from '#test/kit-had.ts';
import { loadTrainingFacts, readTrainingAnswer } from '../../../../test/training-facts.ts';
import { toolPremises } from './tool-premises.ts';

const facts = loadTrainingFacts();

const words = (list: string) => list.split(' ').filter(Boolean).sort();
const exactly = (text: string, expected: string) => expect(kitHad(text)).toEqual(words(expected));

describe('shared, or lent for good, is had', () => {
  it.each([
    ['share a set of dumbbells with my roommate, 5 to 30', 'dumbbell'],
    ['my husbands dumbbells which i can use any time', 'dumbbell'],
    ['roommates rower, he lets me use it', 'rower'],
    ['inherited my dads barbell and bench', 'barbell bench'],
    ['my sister gave me her kettlebell', 'kettlebell'],
    ['bought my neighbours treadmill', 'treadmill'],
    ['my mate next door has a squat rack he said i can use whenever', 'rack'],
    ['moms treadmill lives in our basement and we both use it', 'treadmill'],
  ])('%s', exactly);
});

describe('what is had stays', () => {
  it.each([
    ['only got bands and a mat', 'band'],
    ['resistance bands w/o handles', 'band'],
    ['2x15s, a bench', 'dumbbell bench'],
    ['bodyweight + pullup bar', 'pullup_bar'],
    ['PowerBlock set, TRX and a Concept2', 'dumbbell suspension rower'],
    ['peloton bike + rogue echo', 'bike air_bike'],
    ['old but solid weight bench, some dumbbells from my college days', 'bench dumbbell'],
    ['got a rack for christmas, barbell and bench from craigslist', 'rack barbell bench'],
    ['used treadmill off facebook, works great', 'treadmill'],
    ['quit the gym because i built my own: rack, barbell, bench', 'rack barbell bench'],
    ['not much, dumbbells and a step', 'dumbbell'],
    ['i had nothing but just bought dumbbells and a bench', 'dumbbell bench'],
    ['the bike i never thought id use but do daily', 'bike'],
    ['no gym needed: rings in a tree, kettlebell', 'rings kettlebell'],
    ['two adjustable dumbbells (bowflex 1090) and a rep ab-3000 bench', 'bench dumbbell incline_bench'],
    ['rogue ohio bar, bumpers, echo bike, c2 rower', 'barbell plate air_bike rower'],
    ['bands and my bodyweight. thats the whole list', 'band'],
    ['got given a rower by my uncle last month', 'rower'],
    ['finally bought the kettlebell i was saving for', 'kettlebell'],
    ['my late fathers barbell set, still good', 'barbell'],
    ['old school york dumbbells that my grandad left me', 'dumbbell'],
    ['peloton tread & guide', 'treadmill'],
    ['trx hanging off the balcony, plus ironmaster dumbbells', 'suspension dumbbell'],
    ['schwinn airdyne, nordictrack 1750 treadmill', 'air_bike treadmill'],
    ['stuff from decathlon: bands, mat, 4kg dumbbells', 'band dumbbell'],
    ['i live with my parents and we have a treadmill and dumbbells', 'treadmill dumbbell'],
  ])('%s', exactly);
});

describe('had, among many other words', () => {
  it.each([
    ['I should mention the garage has a rack and barbell. I also have bands', 'rack barbell band'],
    ['need something low impact. have a rower and dumbbells', 'rower dumbbell'],
    ['my husband and I share a treadmill and a set of dumbbells to 40', 'treadmill dumbbell'],
    ['dont want to buy anything. got a kettlebell and a band', 'kettlebell band'],
    ["spent a fortune on a peloton so i'd like to use it", 'bike'],
    ['i get on the exercise bike most mornings, plus dumbbells', 'bike dumbbell'],
    ['if possible dumbbells only, i have 5s 10s 20s', 'dumbbell'],
    ['could be worse: bench, barbell, 80kg of plates', 'bench barbell plate'],
    ['hoping to use my trx more, also own a pullup bar', 'suspension pullup_bar'],
    ["I would say i'm well equipped: rack, barbell, bench, cable tower", 'rack barbell bench cable'],
    ['we bought a rower in lockdown and it still works', 'rower'],
    ['bands and dumbbells, might add more later', 'band dumbbell'],
    ['dumbbells up to 20kg, thinking of buying heavier', 'dumbbell'],
    ['kettlebells 8 and 12, want a 16 soon', 'kettlebell'],
    ['I want to train at home with my dumbbells and bench', 'dumbbell bench'],
    ['want to get better at pull ups, got a doorway bar', 'pullup_bar'],
    ['next to my bed theres a kettlebell, in the hall a pull up bar', 'kettlebell pullup_bar'],
    ['picked up a used bench and some dumbbells at a yard sale', 'bench dumbbell'],
    ['my physio gave me a band and a foam roller', 'band foam_roller'],
    ['usual stuff: mat, bands, 2 x 5kg db', 'band dumbbell'],
    ['the rack is my pride and joy, plus barbell and bumpers', 'rack barbell plate'],
    ['garage: Titan T-2 rack, 300lb set, flat bench', 'rack bench barbell'],
    ['2 DBs (20lb each), band w handles, jump rope', 'dumbbell band jump_rope'],
    ['Treadmill and Total Gym that my late husband bought', 'treadmill incline_glide'],
    ["we've got the use of a small gym at our complex, treadmill & weights", 'treadmill dumbbell'],
    ["I've a wee kettlebell and a skipping rope from Argos", 'kettlebell jump_rope'],
    ['KB 16kg, that is all, flat is tiny', 'kettlebell'],
    ['dumbbells only please, dont want to drive to the gym', 'dumbbell'],
    ['my apartment has no gym but i have bands and a bench', 'band bench'],
    ['broke uni student, got a pull up bar and a backpack', 'pullup_bar'],
    ['own: rower. borrowable: nothing', 'rower'],
    ['was never a gym person. have hand weights 3 lb', 'dumbbell'],
    ['Home setup since covid: barbell, rack, bench, dumbbells 5-50', 'barbell rack bench dumbbell'],
    ['my boys and I lift in the basement, we have a bench, bar and plates', 'bench barbell'],
    ['exercise bike is the only thing that works for me, and light dumbbells', 'bike dumbbell'],
    ['sold my car so no gym, but still have trx and kettlebell', 'suspension kettlebell'],
    ['bench press bench with barbell 60kg, no rack', 'bench barbell'],
    ['got into kettlebells last year, have a 16 and a 20', 'kettlebell'],
    ['I lost interest in running but the treadmill is there, plus bands', 'treadmill band'],
    ["stairs at home. mum's dumbbells which shes happy for me to use", 'dumbbell'],
    ['nordictrack rower and a set of powerblocks', 'rower dumbbell'],
    ['Basement. Bench, DBs to 50, lat pulldown tower.', 'bench dumbbell machine:lat_pulldown'],
    ['ok so i have: 1 kettlebell (35), trx, yoga mat', 'kettlebell suspension'],
    ['only what fits under the bed, so bands and sliders', 'band sliders'],
    ['doing this at home. dumbbells 12.5kg, bench that inclines', 'bench dumbbell incline_bench'],
    ['been collecting plates, have 140kg now, plus bar and squat stands', 'plate barbell rack'],
    ['a set of bowflex selecttech 552 and a step', 'dumbbell'],
    ['some dumbells my nephew left here when he moved, 10s and 15s', 'dumbbell'],
    ['Rower (concept2), dumbbells, nothing else needed', 'rower dumbbell'],
    ['pull up bar outside, dip bars at same park', 'pullup_bar dip_bars'],
    ['I lift at my brothers garage gym 4 days a week, rack barbell bench dumbbells', 'rack barbell bench dumbbell'],
    ['Landlord provides a small gym downstairs: elliptical, bike, dumbbells 5-30', 'elliptical bike dumbbell'],
    ['gym in my office building, never busy', 'dumbbell bench treadmill bike elliptical'],
    ['my trainer says dumbbells are enough, i have 5 to 25s', 'dumbbell'],
    ["don't have much: bands, chair, 3lb weights", 'band dumbbell'],
    ['no gym but a decent bike and rings', 'bike rings'],
  ])('%s', exactly);
});

describe('two places by days', () => {
  it.each([
    ['planet fitness mon-fri, weekends a bar and bands', ''],
    ['weekdays hotel gym with dumbbells and a treadmill, weekends at home dumbbells and bands', 'dumbbell'],
    ['gym on tuesdays, other days kettlebell at home', 'kettlebell'],
    ['bands at work, dumbbells and bands at home on weekends', 'band'],
    ['anytime fitness during the week, sat sun only bands', 'band'],
    ['3 days at puregym, other 2 days at home with dumbbells and a bench', 'dumbbell bench'],
    ['weekends i have a barbell and rack at the cabin, weekdays bands and a kettlebell in the city', 'band kettlebell'],
    ['hotel gyms when i travel for work, otherwise kettlebells at home', 'kettlebell'],
    ['office gym mon to thu (treadmill, dumbbells to 20kg, cable), fri at home dumbbells 10kg', 'dumbbell'],
  ])('%s', exactly);
});

describe('in a gym there is what gyms have', () => {
  it.each([
    ['full rack, cables, the lot', 'rack cable'],
    ['just joined planet fitness', 'machine:smith cable'],
    ['back at the gym since last week', 'barbell machine:leg_press'],
    ['starting at puregym this week, already paid', 'barbell cable'],
    ['anytime fitness, open 24h', 'barbell dumbbell'],
    ['i can get to a gym twice a week', 'barbell'],
    ['i need my gym, its Golds, got everything there', 'barbell'],
    ['can only afford planet fitness so thats my gym', 'machine:smith'],
    ['get to the Y when i can', 'barbell'],
    ['just signed up at anytime fitness', 'barbell'],
    ['i work at a gym, free access', 'barbell'],
    ['hate the treadmill at the Y but use everything else', 'barbell'],
    ['everything a commercial gym has except a pool, in my garage', 'barbell'],
    ['work pays for my YMCA', 'barbell'],
    ['my membership at Anytime renews in june, so gym', 'barbell'],
  ])('%s', (text, there) => {
    expect(kitHad(text)).toEqual(expect.arrayContaining(words(there)));
  });
});

describe('what nothing tells whose or which it is', () => {
  it.each([
    ['my brother has weights', 'equipment:lent:weights'],
    ['a bar and bands', 'equipment:bar:bar'],
    ['la fitness mon-fri, weekends a rower', 'equipment:days:la_fitness_rower'],
    ['bands, my brother has weights', undefined],
    ['a bar, plates and bands', undefined],
    ['bands mon-fri, weekends bands', undefined],
  ])('%s asks %s', (text, id) => {
    const { questions } = toolPremises([readTrainingAnswer('equipmentAccess', text)], facts);
    expect(questions.map((question) => question.id)).toEqual(id ? [id] : []);
  });

  it('adds what is at the place that is chosen', () => {
    const text = 'planet fitness mon-fri, weekends dumbbells and bands';
    const { questions } = toolPremises([readTrainingAnswer('equipmentAccess', text)], facts);
    const adds = questions[0]?.choices.map(({ label, does }) => [label, does.kind === 'tools' ? does.tools.length : 0]);
    expect(adds?.map(([label]) => label)).toEqual(['planet fitness', 'dumbbells', 'Any of them']);
    expect(adds?.[0]?.[1]).toBeGreaterThan(10);
    expect(adds?.[2]?.[1]).toBe(0);
  });
});
