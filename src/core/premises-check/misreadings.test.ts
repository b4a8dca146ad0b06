import { describe, expect, it } from 'vitest';
import { checkReading } from '#core/premises-check/check-reading.ts';
import type { Fault } from '#core/premises-check/finding.ts';
import {
  allergic,
  disliked,
  fine,
  forbidden,
  has,
  healthy,
  holding,
  loadCheckFacts,
  personOf,
  premisesOf,
  settled,
  spares,
  unread,
} from '../../../test/written-premises.ts';

const facts = loadCheckFacts();

type Misreading = [what: string, person: ReturnType<typeof personOf>, quote: string, fault: Fault, severity: string];

const MISREADINGS: Misreading[] = [
  [
    'a dropped allergy',
    personOf({ foodAllergies: 'sesame, soy and fish' }, [
      allergic('foodAllergies: sesame', 'allergen:sesame', holding('sesame')),
      allergic('foodAllergies: fish', 'allergen:fish', holding('fish')),
    ]),
    'soy',
    'dropped',
    'ask',
  ],
  [
    'an illness typed among dislikes',
    personOf({ dislikedFoods: 'I am coeliac. Kale' }, [disliked('dislikedFoods: Kale', 'food:kale', holding('kale'))]),
    'coeliac',
    'dropped',
    'ask',
  ],
  [
    '"just" in place of a family',
    personOf({ foodAllergies: 'allergic to milk' }, [disliked('foodAllergies: milk', 'food:milk', holding('milk'))]),
    'milk',
    'too_weak',
    'ask',
  ],
  [
    'bread that holds milk, still served',
    personOf({ foodAllergies: 'milk' }, [
      allergic(
        'foodAllergies: milk',
        'allergen:milk',
        holding('milk').filter((id) => id !== 'naan'),
      ),
    ]),
    'milk',
    'not_all_left_out',
    'ask',
  ],
  [
    'a vegan who is served honey and eggs',
    personOf({ dietaryPrefs: 'Vegan' }, [
      forbidden('dietaryPrefs: Vegan', 'diet:vegan', holding('meat', 'poultry', 'fish')),
    ]),
    'Vegan',
    'not_all_left_out',
    'ask',
  ],
  [
    'a refusal read as a wish',
    personOf({ foodAllergies: 'no peanuts please' }, [
      fine('foodAllergies: peanuts', 'food:peanut', holding('peanut')),
    ]),
    'peanuts',
    'taken_for_fine',
    'ask',
  ],
  [
    'a wish read as a refusal',
    personOf({ dietaryPrefs: 'I love salmon' }, [disliked('dietaryPrefs: salmon', 'food:salmon', holding('salmon'))]),
    'salmon',
    'taken_for_ruled_out',
    'note',
  ],
  [
    'denied without a word of denial',
    personOf({ foodAllergies: 'cashews and crab' }, [
      settled('foodAllergies: cashews', 'denied'),
      allergic('foodAllergies: crab', 'allergen:crustaceans', holding('shrimp', 'crab')),
    ]),
    'cashews',
    'taken_back',
    'ask',
  ],
  [
    'somebody else, who ended at "i"',
    personOf({ medicalConditions: 'my dad had a stroke, i had anorexia' }, [
      settled('medicalConditions: stroke', 'someone_else'),
      settled('medicalConditions: anorexia', 'someone_else'),
    ]),
    'anorexia',
    'taken_back',
    'ask',
  ],
  [
    'a replaced joint that is over',
    personOf({ injuries: 'had a hip replacement years ago' }, [settled('injuries: hip replacement', 'former')]),
    'hip replacement',
    'taken_back',
    'ask',
  ],
  [
    'fine against an allergy',
    personOf({ foodAllergies: 'eggs', dietaryPrefs: 'omelette and eggs daily' }, [
      allergic('foodAllergies: eggs', 'allergen:egg', holding('egg')),
      fine('dietaryPrefs: eggs', 'food:egg', holding('egg')),
      fine('dietaryPrefs: omelette', 'dish:omelette', []),
    ]),
    'eggs',
    'fine_against_allergy',
    'ask',
  ],
  [
    'a tool that was sold',
    personOf({ equipmentAccess: 'sold my barbell, have dumbbells' }, [
      has('equipmentAccess: barbell', 'barbell'),
      has('equipmentAccess: dumbbells', 'dumbbell'),
    ]),
    'barbell',
    'lacking',
    'ask',
  ],
  [
    'a tool that could be borrowed',
    personOf({ equipmentAccess: 'could borrow a kettlebell from my cousin, else bands' }, [
      has('equipmentAccess: kettlebell', 'kettlebell'),
      has('equipmentAccess: bands', 'band'),
    ]),
    'kettlebell',
    'lacking',
    'ask',
  ],
  [
    'a tool that is saved for',
    personOf({ equipmentAccess: 'bands, saving for a rower' }, [
      has('equipmentAccess: rower', 'rower'),
      has('equipmentAccess: bands', 'band'),
    ]),
    'rower',
    'lacking',
    'ask',
  ],
  [
    'a tool of somebody else',
    personOf({ equipmentAccess: 'my brother has a treadmill, bands here' }, [
      has('equipmentAccess: treadmill', 'treadmill'),
      has('equipmentAccess: bands', 'band'),
    ]),
    'treadmill',
    'lacking',
    'ask',
  ],
  [
    'a tool that is buried',
    personOf({ equipmentAccess: 'treadmill full of boxes, bands' }, [
      has('equipmentAccess: treadmill', 'treadmill'),
      has('equipmentAccess: bands', 'band'),
    ]),
    'treadmill',
    'lacking',
    'ask',
  ],
  [
    'a tool that is elsewhere',
    personOf({ equipmentAccess: 'kettlebell at my parents, bands here' }, [
      has('equipmentAccess: kettlebell', 'kettlebell'),
      has('equipmentAccess: bands', 'band'),
    ]),
    'kettlebell',
    'lacking',
    'ask',
  ],
  [
    'a gym that may be joined',
    personOf({ equipmentAccess: 'thinking about joining planet fitness, bands' }, [
      has('equipmentAccess: planet fitness', 'cable'),
      has('equipmentAccess: bands', 'band'),
    ]),
    'planet fitness',
    'lacking',
    'ask',
  ],
  [
    'a tool of the gym that is said to be missing',
    personOf({ equipmentAccess: 'big gym but no rack or bench' }, [
      has('equipmentAccess: gym', 'rack'),
      has('equipmentAccess: gym', 'cable'),
    ]),
    'rack',
    'lacking',
    'ask',
  ],
  ['a movement that hurts', personOf({ injuries: "can't kneel" }, []), 'kneel', 'dropped', 'ask'],
  [
    'a joint spared at another place',
    personOf({ injuries: 'bad knee' }, [spares('injuries: bad knee', 'wrist_extension')]),
    'bad knee',
    'dropped',
    'note',
  ],
  [
    'an eating disorder that changes nothing',
    personOf({ medicalConditions: 'bulimia' }, [
      healthy('medicalConditions: bulimia', 'condition:eating_disorder', 'note'),
    ]),
    'bulimia',
    'too_weak',
    'ask',
  ],
  [
    'an illness that is denied',
    personOf({ medicalConditions: 'not diabetic' }, [
      healthy('medicalConditions: diabetic', 'condition:diabetes', 'adapt'),
    ]),
    'diabetic',
    'taken_for_ruled_out',
    'note',
  ],
  [
    'an unread word while eggs are served',
    personOf({ foodAllergies: 'zorbulin' }, [unread('foodAllergies: zorbulin', true)]),
    'zorbulin',
    'unread_not_closed',
    'ask',
  ],
  [
    'a promise to be free of an unread word',
    personOf({ dislikedFoods: 'zorbulin' }, [
      unread('dislikedFoods: zorbulin', false),
      forbidden('dislikedFoods: zorbulin', 'food:zorbulin', []),
    ]),
    'zorbulin',
    'unread_claimed',
    'ask',
  ],
];

describe('what the check holds against a reading', () => {
  it.each(MISREADINGS)('%s', (_, { answers, parts }, quote, fault, severity) => {
    const found = checkReading(answers, premisesOf(parts), facts);
    expect(found.map((each) => [each.quote, each.fault, each.severity])).toContainEqual([quote, fault, severity]);
  });

  it('nothing, where a look-alike is no food at all', () => {
    const answers = { foodAllergies: 'nutmeg', dislikedFoods: 'cream of tartar, butterfly, doughnut' };
    expect(checkReading(answers, premisesOf([]), facts)).toEqual([]);
  });

  it('the longest name, not the words in it', () => {
    const answers = { foodAllergies: 'eggplant, water chestnuts and coconut milk' };
    const found = checkReading(answers, premisesOf([]), facts);
    expect(found.map(({ quote }) => quote)).toEqual(['eggplant', 'water chestnuts', 'coconut milk']);
  });
});
