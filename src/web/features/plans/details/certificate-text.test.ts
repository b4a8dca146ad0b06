import { expect, it } from 'vitest';
import { certificateLines } from './certificate-text.ts';

it('tells somebody outside what is kept and what is counted, and nothing of the single checks', () => {
  const certificate = {
    version: 'meal-4',
    promises: [
      { id: 'ruled-out', title: 'No peanut', text: 'Read in 40 ingredients.', end: '40 of 40', ok: true },
      { id: 'energy', title: 'Enough to eat', text: '1500 kcal lie under the floor.', end: '', ok: false },
    ],
    checks: [
      { id: 'allergens', ok: true, detail: 'No food holds peanut.' },
      { id: 'vitamin-k-foods', ok: true, detail: 'Warfarin asks for steady vitamin K.' },
    ],
    passed: 2,
    total: 2,
  };
  const lines = certificateLines({ kind: 'meal', parts: 4, certificate, madeOn: 'Nov 24, 2026' });
  expect(lines.slice(0, 4)).toEqual([
    'A day of 4 meals, made Nov 24, 2026',
    'Kept: No peanut. Read in 40 ingredients.',
    'Not kept: Enough to eat. 1500 kcal lie under the floor.',
    '2 of 2 checks passed by a program that did not write the plan: allergies and diet 1 of 1, targets and health 1 of 1.',
  ]);
  expect(lines.join('\n')).not.toContain('arfarin');
});
