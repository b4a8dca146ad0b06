import { expect, it } from 'vitest';
import choices from '#data/cardio-choices.json' with { type: 'json' };
import exercises from '#data/exercises.json' with { type: 'json' };

it('every choice of cardio is called as the table of exercises calls it, so that it counts as that', () => {
  const cardio = exercises.filter(({ category }) => category === 'cardio').map(({ name }) => name);
  for (const { name } of choices) expect(cardio).toContain(name);
});
