import { expect, it } from 'vitest';
import { mealContrast } from './meal-contrast.ts';

const items = (...foodIds: string[]) => foodIds.map((foodId) => ({ foodId }));
const meal = (some: object) => ({ totalMinutes: 20, protein: 30, carbs: 40, items: items(), ...some });

it.each([
  { what: { totalMinutes: 10 }, says: '10 minutes quicker.' },
  { what: { protein: 38.4 }, says: '8 g more protein.' },
  { what: { items: items('rice', 'egg', 'leek', 'oil') }, says: 'Shares 3 foods with your other meals.' },
  { what: { carbs: 25 }, says: '15 g fewer carbs.' },
  { what: {}, says: 'Fits your day, and takes about as long.' },
  { what: { totalMinutes: 45 }, says: 'Fits your day. 25 minutes longer.' },
])('$what: $says', ({ what, says }) => {
  const others = [meal({ items: items('rice', 'egg') }), meal({ items: items('leek') })];
  expect(mealContrast({ before: meal({}), after: meal(what), others })).toBe(says);
});
