import { expect, it } from 'vitest';
import { checkGroups } from './check-groups.ts';

const check = (id: string, more: { ok?: boolean; applies?: false } = {}) => ({ id, ok: true, detail: id, ...more });

it('groups what applies by what it is about, and loses no check', () => {
  const checks = [
    check('totals'),
    check('allergens'),
    check('sodium', { ok: false }),
    check('diet', { applies: false }),
    check('from-a-newer-server'),
  ];
  expect(checkGroups({ version: 'meal-4', checks, passed: 3, total: 4 })).toEqual([
    { title: 'Allergies and diet', checks: [check('allergens')], passed: 1 },
    { title: 'Arithmetic', checks: [check('totals')], passed: 1 },
    { title: 'Targets and health', checks: [check('sodium', { ok: false })], passed: 0 },
    { title: 'More checks', checks: [check('from-a-newer-server')], passed: 1 },
  ]);
});

it('takes a dislike of a workout for what it is', () => {
  const [group] = checkGroups({ version: 'workout-9', checks: [check('dislikes')], passed: 1, total: 1 });
  expect(group?.title).toBe('Body and health');
});
