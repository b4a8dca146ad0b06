import { describe, expect, test } from 'vitest';
import { INVENTED_VOCABULARY, told } from './invented-names.ts';
import { readText } from './read-text.ts';

const rows = (table: readonly (readonly [string, string])[]) =>
  test.each(table)('%s → %s', (text, expected) => expect(told(text)).toBe(expected));

describe('slips', () => {
  rows([
    ['penuts', 'peanut named'],
    ['peanuttts', 'peanut named'],
    ['peanutbutter', 'peanut_butter named'],
    ['soymilk', 'soy_milk named'],
    ['egg plant', 'eggplant named'],
    ['kettel bell', 'kettlebell named'],
    ['dumbells', 'dumbbell named'],
    ['brocolli and strawberrys', 'broccoli named, strawberry named'],
    ['vegitarian', 'vegetarian named'],
    ['alergic to cashews', 'cashew avoid'],
    ['potatos, tomatos', 'potato named, tomato named'],
    ['shirmp', 'shrimp named'],
    ['xyzzyq', '?xyzzyq'],
    ['tofo', '?tofo'],
    ['i eat stake', '?stake'],
  ]);

  test('a name that a misspelling may not reach', () => expect(told('molluscc')).toBe('?molluscc'));
  test('what it was taken for is kept', () => {
    expect(readText('penuts', INVENTED_VOCABULARY).mentions[0]).toMatchObject({ quote: 'penuts', spelled: 'peanut' });
  });
});

describe('plurals', () => {
  rows([
    ['potatoes, anchovies, loaves', 'potato named, anchovy named, bread named'],
    ['feta', 'feta named'],
    ['strawberries', 'strawberry named'],
    ['squats and lunges', 'squat named, lunge named'],
    ['cherries', '?cherries'],
  ]);
});

describe('look-alikes', () => {
  rows([
    ['oyster mushrooms', ''],
    ['oysters', 'oyster named'],
    ['eggplant', 'eggplant named'],
    ['no coconut', 'coconut avoid'],
    ['soy milk ok', 'soy_milk fine'],
  ]);
});

describe('names that need company', () => {
  rows([
    ['MS', ''],
    ['ms and asthma', 'ms named, asthma named'],
    ['flower shop', ''],
  ]);
  test('the question is company enough', () => expect(told('MS', 'body')).toBe('ms named'));
});

describe('nothing', () => {
  test.each([
    'none',
    'None',
    'no',
    'nah',
    'nope',
    'n/a',
    'na',
    'N/A',
    '-',
    '',
    ' ',
    '.',
    'x',
    'nada',
    'nil',
    'nothing',
    'nothing really',
    'none that I know of',
    'no allergies',
    'No known food allergies',
    'no restrictions',
    'not that im aware of',
    'all good',
    'nope all good',
    "I'm good",
    'no thanks',
    'i eat everything',
    'I eat anything',
    'not picky',
    'no medical conditions',
    'no injuries',
    'none, healthy as a horse',
    'fit as a fiddle',
    'nothing serious',
    'keine',
    'ninguna',
    'aucune',
    'nessuna',
    'nenhuma',
    'rien',
    'nein',
    'nothing to report!',
    'nope 👍',
    'Nope.',
    'no i dont',
    'none atm',
    'no meds',
    'none whatsoever lol',
    'not really tbh',
    'nah mate',
    'no diabetes or heart problems',
    'no injuries, thankfully',
  ])('%j', (text) => expect(readText(text, INVENTED_VOCABULARY).saysNone).toBe(true));

  rows([
    ['none except peanuts', 'peanut named'],
    ['none, but I hate mushrooms', 'mushroom dislike'],
    ['no injuries, but sore wrist', 'wrist have'],
    ['nothing serious, just a stiff neck', 'neck have'],
    ['nothing overhead', 'overhead avoid'],
    ['nothing, vegan', 'vegan named'],
  ]);
});

describe('other languages', () => {
  rows([
    ['soy alérgica a los cacahuetes y soy vegana', 'peanut avoid, vegan named'],
    ['alergica a la leche', 'milk avoid'],
    ['soy vegetariano', 'vegetarian named'],
    ['no soy', 'soy avoid'],
    ['soy', 'soy named'],
    ['sesame, soy and fish please', 'sesame named, soy named, fish named'],
    ['Milkallergie', 'milk avoid'],
    ['sin gluten ni leche', 'gluten avoid, milk avoid'],
    ['no como carne pero si pescado', 'meat avoid, fish fine'],
    ['todo menos cerdo', 'pork avoid'],
    ['je suis allergique aux fruits de mer et au lait, pas de porc', 'shellfish avoid, milk avoid, pork avoid'],
    ['je mange de tout sauf le porc', 'pork avoid'],
    ['ich esse kein Fleisch', 'meat avoid'],
    ['kein Fleisch, aber Fisch ist ok', 'meat avoid, fish fine'],
    ['não como carne, alérgico a amendoim', 'meat avoid, peanut avoid'],
    ['sono allergico al latte', 'milk avoid'],
    ['senza pesce', 'fish avoid'],
  ]);
});

describe('words of no meaning are never unread', () => {
  test.each([
    'pls lol n thx',
    'I usually train in the mornings before work',
    'my doctor told me so a few weeks ago',
    'to be honest I am not really sure what to say here',
    'sorry for the long message haha',
    'por favor, gracias',
    'bitte danke',
    'I started last year and have been feeling much better since then',
    'just a regular person with a desk job',
    'moved to a new apartment so everything is still packed',
    "can't think of anything right now",
  ])('%s', (text) => expect(readText(text, INVENTED_VOCABULARY).unread).toEqual([]));

  test('unknown words beside each other are one', () => {
    const { unread } = readText('no zorble frumple, fish', INVENTED_VOCABULARY);
    expect(unread).toMatchObject([{ quote: 'zorble frumple', polarity: 'avoid', near: 'food' }]);
  });
});
