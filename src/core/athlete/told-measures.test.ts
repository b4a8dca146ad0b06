import { describe, expect, it } from 'vitest';
import { parseAge } from './parse-age.ts';
import { parseHeight } from './parse-height.ts';
import { parseWeight } from './parse-weight.ts';

const TODAY = '2026-11-23';

describe('an age in talk', () => {
  it.each([
    ['Seventy-three', 73],
    ['forty!! already', 40],
    ['I am thirty six years young', 36],
    ['58 next month so 57', 57],
    ['61 (62 next week)', 61],
    ['turning 50', 49],
    ["I'll be 44 in June", 43],
    ['just turned 30', 30],
    ['two kids, 38', 38],
    ['a lady of 66', 66],
    ['M/45', 45],
    ['52f', 52],
    ['born 1961', 65],
    ['1987', 39],
    ["born in '74", 52],
    ['born 3 December 1990', 35],
    ['dob 30/12/1984', 41],
    ['Jahrgang 1980', 46],
    ['treinta y cinco', 35],
    ['soixante-dix-sept ans', 77],
    ['siebenundzwanzig', 27],
    ['trinta e dois anos', 32],
    ['ottantotto', 88],
    ['trzydzieści pięć lat', 35],
    ['paintis saal', 35],
    ['vijfenveertig', 45],
    ['trettiofem', 35],
    ['otuz beş', 35],
    ['treizeci și cinci', 35],
    ["tatlumpu't lima", 35],
    ['my husband is 40 and I am 42', 42],
    ['43, husband is 50', 43],
    ['49, kids are 12 and 14', 49],
    ['47 but my knees are 80', 47],
    ['45 going on 20', 45],
    ["I'm a 29yo nurse, 12h shifts", 29],
    ['30ish, 31 actually', 31],
    ['71 years, 72 on new years day', 71],
    ['turned 52 in march', 52],
    ['twentyeight', 28],
    ["'78", 48],
    ['14 Feb 1969', 57],
    ['Feb 14th, 1969', 57],
    ['14/02/1990', 36],
    ['٤٥ سنة', 45],
  ])('%j → %d', (text, age) => {
    expect(parseAge(text, TODAY)).toEqual({ ok: true, age });
  });

  it.each(['almost 18', 'nearly 18', '18 next week', 'turning 18 in May', 'seventeen and a half'])(
    '%j is not of age',
    (text) => {
      expect(parseAge(text, TODAY)).toEqual({ ok: true, age: 17 });
    },
  );

  it.each([
    'late forties',
    'mid 50s',
    'over 40',
    'fifty something',
    'my husband is 40',
    '34-35',
    'pushing 60',
    'born 2008',
    'born around the war',
    'as old as my knees',
    '70 kg',
  ])('%j is asked again', (text) => {
    expect(parseAge(text, TODAY).ok).toBe(false);
  });
});

describe('a height in talk', () => {
  it.each([
    ['five four', 64],
    ['five-ten-ish', 70],
    ['five foot nothing', 60],
    ['6 flat', 72],
    ['six two', 74],
    ['5 foot ten', 70],
    ['5.6 feet', 66],
    ['5.9', 69],
    ['5,7', 67],
    ['511', 71],
    ['5"7', 67],
    ['5-foot-6', 66],
    ['5\' 7 1/2"', 67.5],
    ['5 ft 8 or 9', 68.5],
    ["5'7 or 5'8", 67.5],
    ['172-174', 68.1],
    ['1 meter 63', 64.2],
    ['1m63', 64.2],
    ['1.63cm', 64.2],
    ['one sixty-three', 64.2],
    ['178cm in socks', 70.1],
    ["I was 5'11 before", 71],
    ["used to be 5'6, now 5'4", 64],
    ["170cm / 5'7", 66.9],
    ['uno sesenta y tres', 64.2],
    ['un metro y sesenta y tres', 64.2],
    ['un mètre soixante-trois', 64.2],
    ['ein Meter dreiundsechzig', 64.2],
    ['um metro e sessenta e três', 64.2],
    ['metr osiemdziesiąt', 70.9],
    ['paanch foot teen inch', 63],
    ['162 centímetros', 63.8],
    ['Five feet, seven inches', 67],
  ])('%j → %d in', (text, inches) => {
    const read = parseHeight(text);
    expect(read.ok ? Math.abs(read.inches - inches) : read.ask).toBeLessThanOrEqual(0.5);
  });

  it.each(['5.10', "5'13", '5 foot something', 'tall', '34', 'over 180', '150 to 190', 'size 42 shoe', '500'])(
    '%j is asked again',
    (text) => {
      expect(parseHeight(text).ok).toBe(false);
    },
  );
});

describe('a weight in talk', () => {
  it.each([
    ['thirteen and a half stone', 189],
    ['13 stone four', 186],
    ['8 1/2 stone', 119],
    ['12 st. 7', 175],
    ['70kg give or take', 154.3],
    ['68 kilos more or less', 149.9],
    ['80 kg más o menos', 176.4],
    ['was 90 kg, now 84', 185.2],
    ['84kg down from 90', 185.2],
    ['lost 6 kg, now 84 kg', 185.2],
    ['down to 84 kg from 90 kg', 185.2],
    ['80-85 kg', 181.9],
    ['between 80 and 85 kg', 181.9],
    ['180-190', 185],
    ['78kg / 172lb', 172],
    ['around 118? I try not to look', 118],
    ['one eighty-two', 182],
    ['a hundred and sixty pounds', 160],
    ['two hundred', 200],
    ['185 (goal 170)', 185],
    ['wife is 60kg, I weigh 85kg', 187.4],
    ['a shade over 80 kg', 176.4],
    ['90kg plus or minus a couple', 198.4],
    ['275 pounds at last weigh in, hoping to be 250 by summer', 275],
    ['sesenta y tres kilos', 138.9],
    ['soixante-dix kilos', 154.3],
    ['zweiundachtzig Kilo', 180.8],
    ['oitenta e dois quilos', 180.8],
    ['ottantadue chili', 180.8],
    ['osiemdziesiąt dwa kilo', 180.8],
    ['bayasi kilo', 180.8],
    ['٧٠ كجم', 154.3],
  ])('%j → %d lbs', (text, lbs) => {
    const read = parseWeight(text);
    expect(read.ok ? Math.abs(read.lbs - lbs) : read.ask).toBeLessThanOrEqual(2);
  });

  it.each([
    '13 stone 15',
    'over 100 kg',
    '200 something',
    '16 Pfund',
    'no idea',
    '100 to 150 kg',
    'was 90',
    '61 or 75 kg',
  ])('%j is asked again', (text) => {
    expect(parseWeight(text, { known: { sex: 'male' } }).ok).toBe(false);
  });

  it.each([
    ['63', { sex: 'female' }, 138.9],
    ['96.5', { sex: 'male' }, 212.7],
    ['was 90, now 84', { sex: 'male' }, 185.2],
    ['90', { sex: 'female', heightIn: 69 }, 198.4],
  ] as const)('%j of %j can only be kilos', (text, known, lbs) => {
    expect(parseWeight(text, { known })).toEqual({ ok: true, lbs });
  });

  it.each([
    ['90', { sex: 'female' }],
    ['90', { sex: 'female', heightIn: 60 }],
    ['85', { sex: 'other' }],
    ['38', { sex: 'female' }],
  ] as const)('%j of %j may be pounds or kilos', (text, known) => {
    expect(parseWeight(text, { known }).ok).toBe(false);
  });

  it('takes what is wanted where a target is asked for', () => {
    expect(parseWeight('want to get to 70kg, 80 kg now', { wanted: true })).toEqual({ ok: true, lbs: 154.3 });
  });
});
