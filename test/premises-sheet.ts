import type { PremisesSheet } from '#core/premises/sheet/premises-sheet.ts';

const read = (...quotes: string[]) => ({ how: 'read', quotes }) as const;
const tool = (
  token: string,
  label: string,
  given: Partial<PremisesSheet['toolGroups'][number]['tools'][number]> = {},
) => ({ token, label, has: false, loadable: false, heaviestLbs: null, count: null, origin: null, ...given });
const movement = (
  limit: string,
  label: string,
  given: Partial<PremisesSheet['movements'][number]> = {},
): PremisesSheet['movements'][number] => ({ limit, label, out: 'no', origin: null, ...given });

const garage = read('a bench, a bar with plates and dumbbells up to 60 in the garage');

const QUESTIONS: PremisesSheet['questions'] = [
  {
    id: 'dairy-sometimes',
    about: 'food',
    text: 'You wrote “no dairy, except sometimes”. Which of these?',
    choices: [
      { id: 'none', label: 'No milk, cheese, yogurt or butter at all' },
      { id: 'hard', label: 'Yogurt and hard cheese are fine' },
      { id: 'little', label: 'A little of everything is fine' },
    ],
    meanwhile: 'I plan without any dairy.',
    field: 'dietaryRestrictions',
    quote: 'no dairy, except sometimes',
    chosen: null,
  },
];

const FOODS: PremisesSheet['foods'] = [
  {
    subject: 'allergen:peanut',
    label: 'Peanuts',
    stance: 'never',
    because: 'allergy',
    note: 'Also peanut oil and satay.',
    origin: read('peanuts, I carry an EpiPen'),
    canChange: true,
  },
  {
    subject: 'food:pork',
    label: 'Pork',
    stance: 'never',
    because: 'faith',
    note: 'Also bacon, ham, gelatin.',
    origin: read('we don’t eat pork'),
    canChange: true,
  },
  {
    subject: 'food:grapefruit',
    label: 'Grapefruit',
    stance: 'never',
    because: 'medicine',
    note: '',
    origin: read('simvastatin'),
    canChange: false,
  },
  {
    subject: 'food:mushroom',
    label: 'Mushrooms',
    stance: 'disliked',
    because: 'dislike',
    note: '',
    origin: read('mushrooms, it’s the texture'),
    canChange: true,
  },
  {
    subject: 'allergen:fish',
    label: 'Fish',
    stance: 'fine',
    because: 'wish',
    note: '',
    origin: read('I love salmon'),
    canChange: true,
  },
];

const TOOL_GROUPS: PremisesSheet['toolGroups'] = [
  {
    id: 'bars',
    label: 'Bars and plates',
    tools: [
      tool('barbell', 'Barbell', { has: true, loadable: true, heaviestLbs: 165, origin: garage }),
      tool('plate', 'Plates', { has: true, origin: garage }),
      tool('ez_bar', 'EZ bar'),
      tool('rack', 'Rack'),
    ],
  },
  {
    id: 'dumbbells',
    label: 'Dumbbells and kettlebells',
    tools: [
      tool('dumbbell', 'Dumbbells', { has: true, loadable: true, heaviestLbs: 60, origin: garage }),
      tool('kettlebell', 'Kettlebell', { loadable: true }),
    ],
  },
  {
    id: 'benches',
    label: 'Benches and bars to hang from',
    tools: [
      tool('bench', 'Flat bench', { has: true, origin: garage }),
      tool('incline_bench', 'Incline bench'),
      tool('pullup_bar', 'Pull-up bar'),
    ],
  },
  {
    id: 'machines',
    label: 'Machines and cables',
    tools: [
      tool('cable', 'Cable'),
      tool('machine:lat_pulldown', 'Lat pulldown'),
      tool('machine:leg_press', 'Leg press'),
    ],
  },
];

const PLACES: PremisesSheet['places'] = [
  {
    id: 'full_gym',
    label: 'Full gym',
    tokens: [
      ...['barbell', 'plate', 'ez_bar', 'rack', 'dumbbell', 'kettlebell', 'bench', 'incline_bench', 'pullup_bar'],
      ...['cable', 'machine:lat_pulldown', 'machine:leg_press'],
    ],
  },
  { id: 'home_gym', label: 'Home gym', tokens: ['dumbbell', 'bench', 'barbell', 'plate'] },
  { id: 'dumbbells', label: 'Dumbbells', tokens: ['dumbbell'] },
  { id: 'nothing', label: 'Nothing', tokens: [] },
];

const MOVEMENTS: PremisesSheet['movements'] = [
  movement('overhead', 'Overhead'),
  movement('kneeling', 'Kneeling', { out: 'leave_out', origin: read('kneeling hurts my left knee') }),
  movement('floor_transfer', 'On the floor'),
  movement('deep_knee_bend', 'Deep knee bend', { out: 'with_care', origin: read('kneeling hurts my left knee') }),
  movement('jumping', 'Jumping', { out: 'leave_out', origin: read('no jumping, neighbors') }),
  movement('twisting', 'Twisting'),
];

const HEALTH: PremisesSheet['health'] = [
  {
    subject: 'condition:meniscus',
    label: 'Old meniscus tear, left knee',
    changes: ['Squats as deep as the knee stays quiet', 'No kneeling lunges'],
    action: 'adapt',
    holds: true,
    origin: read('torn meniscus 2019, fine except kneeling'),
  },
  {
    subject: 'medicine:statin',
    label: 'Statin',
    changes: ['No grapefruit'],
    action: 'adapt',
    holds: true,
    origin: read('simvastatin'),
  },
];

/** What was read from the answers of somebody with a peanut allergy, a sore knee and a garage; one question is open. */
export function aSheet(changes: Partial<PremisesSheet> = {}): PremisesSheet {
  return {
    state: 'open',
    madeFor: 'no peanuts, no pork, left knee spared',
    questions: QUESTIONS,
    foods: FOODS,
    toolGroups: TOOL_GROUPS,
    places: PLACES,
    toolsAreGuessed: false,
    movements: MOVEMENTS,
    health: HEALTH,
    unread: [],
    changedSince: [],
    confirmedAt: null,
    heard: [{ field: 'foodAllergies', line: 'Never: peanuts. Also peanut oil and satay.' }],
    notices: [],
    ...changes,
  };
}
