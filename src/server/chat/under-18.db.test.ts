import { describe, expect, it } from 'vitest';
import { sendChatMessage } from '#contract/chat.ts';
import { generateMeal } from '#contract/meals.ts';
import { generatePlan, replaceExercise, replaceMeal } from '#contract/plans.ts';
import { createProfile, undoProfileChange } from '#contract/profile.ts';
import { generateExercise } from '#contract/training.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { makePremium } from '#test/membership.ts';
import { anAthlete } from '#test/personas.ts';

const app = startTestApp();

/** One call through every door to food and training, with plans that stood before. */
async function doors(person: Caller) {
  const meal = (await person.call(generatePlan, { body: { type: 'meal' } })).body.id;
  const workout = (await person.call(generatePlan, { body: { type: 'workout' } })).body.id;
  return () =>
    Promise.all([
      person.call(generatePlan, { body: { type: 'meal' } }),
      person.call(generatePlan, { body: { type: 'workout' } }),
      person.call(generateMeal, { body: { type: 'lunch' } }),
      person.call(generateExercise, { body: { targetMuscle: 'chest' } }),
      person.call(replaceMeal, { params: { planId: meal }, body: { mealIndex: 0 } }),
      person.call(replaceExercise, { params: { planId: workout }, body: { exerciseIndex: 2 } }),
    ]);
}

describe('somebody who tells the coach that they are under 18', () => {
  it('gets nothing planned on any screen until it is taken back', async () => {
    const ann = await app.signUp();
    await ann.call(createProfile, { body: anAthlete() });
    await makePremium(app, ann);
    const tryAll = await doors(ann);
    const { body } = await ann.call(sendChatMessage, { body: { message: 'actually im 15, can you help' } });
    for (const answer of await tryAll()) {
      expect([answer.status, answer.error.code]).toEqual([422, 'plan_refused']);
      expect(answer.error.message).toContain('before you are 18');
    }
    const card = body.blocks.flatMap((block) =>
      block.type === 'card' && block.card.kind === 'change' ? [block.card] : [],
    )[0];
    await ann.call(undoProfileChange, { params: { changeId: card?.changeId ?? '' } });
    expect((await tryAll()).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  });
});
