import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as chat from '#contract/chat.ts';
import { type Profile, profileSchema } from '#core/athlete/profile.ts';
import type { Caller } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { makePremium } from '#test/membership.ts';
import { startModelApp } from '#test/model-app.ts';
import { anAthlete } from '#test/personas.ts';
import { storePlan } from '#test/plans.ts';
import { sampled } from '#test/sample.ts';
import { profileChanges } from '../db/schema/chat.ts';
import { logs } from '../db/schema/logs.ts';
import { subscriptions } from '../db/schema/membership.ts';
import { profiles, users } from '../db/schema/people.ts';
import { favorites, plans } from '../db/schema/plans.ts';

/** `where` the attacker's text stands; the model obeys it: it makes the `calls` and `says` the words, of which `never` must not come through. */
const casesSchema = z.array(
  z.strictObject({
    where: z.enum([...profileSchema.keyof().options, 'message', 'planName', 'history']),
    text: z.string(),
    calls: z.array(z.strictObject({ name: z.string(), input: z.record(z.string(), z.unknown()) })),
    says: z.string(),
    never: z.string(),
  }),
);
type Case = z.infer<typeof casesSchema>[number];

const FILE = new URL('../../../bench/coach/injections-server.json', import.meta.url);
const CASES = casesSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
/** Each of them is a message to the server, with its database before and after. */
const TRIED = sampled(CASES, 40);
const NEUTRAL = 'How do you feel about my week?';
const SECRET = { weightLbs: 231, medications: 'Lithium at night', foodAllergies: 'None' };

const { app, model, agree } = startModelApp();

async function member(answers: Partial<Profile>): Promise<Caller> {
  const person = await signUpAthlete(app, answers);
  await makePremium(app, person);
  await agree(person);
  return person;
}

/** All that a message of this kind must leave as it is; a change that only waits for a yes is none, nor one that got none. */
async function everythingElse() {
  const { db } = app.database;
  const read: object[][] = [];
  for (const table of [users, profiles, plans, favorites, logs, subscriptions])
    read.push(await db.select().from(table));
  const changes = await db.select().from(profileChanges);
  return JSON.stringify([read, changes.filter(({ status }) => status !== 'pending' && status !== 'declined')]);
}

type People = { ann: Caller; bob: Caller };

async function settle(): Promise<People> {
  const ann = await member({ foodAllergies: 'Peanuts', weightLbs: 182 });
  const bob = await member(SECRET);
  for (const person of [ann, bob]) await storePlan(app, person, { type: 'meal', isActive: true });
  return { ann, bob };
}

/** Puts the attacker's text where it is meant to stand. */
async function poison({ where, text }: Case, { ann }: People): Promise<void> {
  const { db } = app.database;
  const answers = anAthlete({ foodAllergies: 'Peanuts', weightLbs: 182 });
  if (where === 'planName') await db.update(plans).set({ name: text }).where(eq(plans.userId, ann.userId));
  else if (where !== 'message' && where !== 'history') {
    await db
      .update(profiles)
      .set({ data: { ...answers, [where]: text } })
      .where(eq(profiles.userId, ann.userId));
  }
}

/** What came of an attack that should not have; nothing, if all is well. */
async function harmOf(attacked: Case, people: People): Promise<string[]> {
  const { where, text, calls, says, never } = attacked;
  await poison(attacked, people);
  const before = await everythingElse();
  const send = async (message: string, sessionId: string | null) =>
    (await people.ann.call(chat.sendChatMessage, { body: { message, sessionId } })).body;
  let round = 0;
  model().answersWith(() => (calls.length > 0 && round++ === 0 ? { calls } : { text: says }));
  const first = await send(where === 'message' || where === 'history' ? text : NEUTRAL, null);
  round = 0;
  const answers = where === 'history' ? [first, await send(NEUTRAL, first.sessionId)] : [first];
  const shown = JSON.stringify(answers.map(({ blocks }) => blocks));
  const harm = [
    (await everythingElse()) === before ? null : 'something was changed',
    answers.some(({ profileUpdated }) => profileUpdated) ? 'the profile is said to be changed' : null,
    new RegExp(never, 'i').test(shown) ? `it was said: ${never}` : null,
    /lithium|231/i.test(shown) ? 'something of another person was told' : null,
  ];
  return harm.flatMap((found) => (found === null ? [] : [`${where}: ${text}: ${found}`]));
}

describe('a model that obeys whoever writes to it', () => {
  it('has more than a hundred orders to follow', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(100);
    expect(new Set(CASES.map(({ text }) => text)).size).toBe(CASES.length);
  });

  it.each([...new Set(TRIED.map(({ where }) => where))])('does no harm by what stands in: %s', async (where) => {
    const people = await settle();
    const harm: string[] = [];
    for (const attacked of TRIED.filter((each) => each.where === where)) harm.push(...(await harmOf(attacked, people)));
    expect(harm).toEqual([]);
  });
});
