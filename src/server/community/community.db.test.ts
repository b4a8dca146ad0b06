import { describe, expect, it } from 'vitest';
import * as contract from '#contract/community.ts';
import { completeExercise } from '#contract/logs.ts';
import { generatePlan } from '#contract/plans.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { makePremium } from '#test/membership.ts';
import { sendPhoto, TINY_PHOTO } from '#test/photos.ts';
import { communityEntries, communityReports } from '../db/schema/community.ts';
import { COMMANDS } from '../operator/commands.ts';

const app = startTestApp({ limits: { communityPost: 1000, communityReport: 1000 } });

async function member(name: string, answers: Partial<Profile> = {}): Promise<Caller> {
  const person = await signUpAthlete(app, answers);
  await makePremium(app, person);
  await person.call(contract.setCommunityMe, { body: { name, face: 'letter' } });
  return person;
}

async function write(person: Caller, text: string) {
  app.clock.advance({ minutes: 1 });
  return (await person.call(contract.addPost, { body: { text } })).body;
}
const feed = async (person: Caller) => (await person.call(contract.listPosts, {})).body;
const texts = async (person: Caller) => (await feed(person)).map(({ text }) => text);
const me = async (person: Caller) => (await person.call(contract.getCommunityMe, {})).body;

async function operate(name: string, ...words: string[]): Promise<string> {
  const lines: string[] = [];
  const here = { database: app.database, now: app.clock.now, say: (line: string) => lines.push(line) };
  await COMMANDS[name]?.run(words, here as never);
  return lines.join('\n');
}

describe('the community', () => {
  it('is read by Free and written by Premium under a name of their own', async () => {
    const [ann, free] = [await member('annlifts'), await signUpAthlete(app)];
    await write(ann, 'Chili, sixth week in a row.');
    const [post] = await feed(free);
    expect(post).toMatchObject({
      text: 'Chili, sixth week in a row.',
      author: { name: 'annlifts', isMe: false },
      likes: 0,
    });
    expect(JSON.stringify(post)).not.toContain(ann.userId);
    const refused = await free.call(contract.addPost, { body: { text: 'Hi' } });
    expect([refused.status, refused.error.message]).toEqual([403, 'Posting in the community comes with Premium.']);
    await makePremium(app, free);
    expect((await free.call(contract.addPost, { body: { text: 'Hi' } })).error.message).toBe(
      'Choose the name that others see first.',
    );
    const taken = await free.call(contract.setCommunityMe, { body: { name: 'AnnLifts', face: 'outdoor-run' } });
    expect(taken.status).toBe(409);
  });

  it('keeps texts as they were typed, but for signs that nobody sees', async () => {
    const ann = await member('ann');
    const typed = '<img src=x onerror=alert(1)> =1+1 "ok" 👩‍👧 \u202Egnp.exe';
    expect((await write(ann, typed)).text).toBe('<img src=x onerror=alert(1)> =1+1 "ok" 👩‍👧 gnp.exe');
    expect((await ann.call(contract.addPost, { body: { text: '\u200b\u202e' } })).status).toBe(400);
    expect((await ann.call(contract.addPost, { body: { text: 'x'.repeat(1001) } })).status).toBe(400);
  });

  it('pages without losing or doubling a post that came meanwhile', async () => {
    const ann = await member('ann');
    for (let n = 0; n < 25; n++) await write(ann, `Post ${n}`);
    const first = await feed(ann);
    await write(ann, 'meanwhile');
    const { body: second } = await ann.call(contract.listPosts, { query: { before: first.at(-1)?.id ?? '' } });
    const all = [...first, ...second].map(({ text }) => text);
    expect(all).toEqual(Array.from({ length: 25 }, (_, n) => `Post ${24 - n}`));
    const bob = await signUpAthlete(app);
    const since = '2026-05-04T11:00:00.000Z';
    expect((await bob.call(contract.countNewPosts, { query: { since } })).body.posts).toBe(20);
    expect((await ann.call(contract.countNewPosts, { query: { since } })).body.posts).toBe(0);
  });

  it('counts comments and likes once, and takes them back', async () => {
    const [ann, bob] = [await member('ann'), await member('bob')];
    const { id: entryId } = await write(ann, 'One without the band.');
    const params = { entryId };
    await bob.call(contract.addComment, { params, body: { text: 'Sit down for two.' } });
    for (const liked of [true, true]) await bob.call(contract.likeEntry, { params, body: { liked } });
    expect((await feed(bob))[0]).toMatchObject({ comments: 1, likes: 1, isLiked: true });
    expect((await feed(ann))[0]).toMatchObject({ isLiked: false });
    const { body: comments } = await ann.call(contract.listComments, { params });
    expect(comments).toMatchObject([{ text: 'Sit down for two.', author: { name: 'bob' } }]);
    expect((await ann.call(contract.deleteEntry, { params: { entryId: comments[0]?.id ?? '' } })).status).toBe(404);
    await bob.call(contract.likeEntry, { params, body: { liked: false } });
    await ann.call(contract.deleteEntry, { params });
    expect(await app.database.db.select().from(communityEntries)).toEqual([]);
  });
});

describe('what somebody does not want to see', () => {
  it('is hidden from them alone, and blocked people do not see each other', async () => {
    const [ann, bob, eve] = [await member('ann'), await member('bob'), await member('eve')];
    const post = await write(ann, 'Of Ann');
    await write(bob, 'Of Bob');
    await bob.call(contract.hideEntry, { params: { entryId: post.id }, body: { hidden: true } });
    expect([await texts(bob), await texts(eve)]).toEqual([['Of Bob'], ['Of Bob', 'Of Ann']]);
    expect((await me(bob)).hidden.entries).toMatchObject([{ name: 'ann', text: 'Of Ann' }]);
    await bob.call(contract.hideEntry, { params: { entryId: post.id }, body: { hidden: false } });
    await ann.call(contract.blockPerson, {
      params: { authorId: (await feed(ann))[0]?.author.id ?? '' },
      body: { blocked: true },
    });
    expect([await texts(ann), await texts(bob)]).toEqual([['Of Ann'], ['Of Bob']]);
    expect((await bob.call(contract.addComment, { params: { entryId: post.id }, body: { text: 'x' } })).status).toBe(
      404,
    );
    const [blocked] = (await me(ann)).hidden.people;
    await ann.call(contract.blockPerson, { params: { authorId: blocked?.id ?? '' }, body: { blocked: false } });
    expect(await texts(bob)).toContain('Of Ann');
  });

  it('is hidden from all after three reports until an operator decides, who is heard by its writer', async () => {
    const writer = await member('writer');
    const { id: entryId } = await write(writer, 'Just stop the lisinopril');
    const others = [await member('one'), await member('two'), await signUpAthlete(app)];
    const report = (person: Caller) =>
      person.call(contract.reportEntry, { params: { entryId }, body: { reason: 'advice' } });
    await report(others[0] as Caller);
    await report(others[0] as Caller);
    await report(others[1] as Caller);
    expect((await report(writer)).status).toBe(404);
    expect(await texts(others[2] as Caller)).toHaveLength(1);
    await report(others[2] as Caller);
    expect(await texts(others[2] as Caller)).toEqual([]);
    expect((await me(writer)).notices).toMatchObject([{ entryId, by: 'reports', why: null, isAppealed: false }]);
    expect((await app.database.db.select().from(communityReports)).map(({ snapshot }) => snapshot)).toEqual(
      Array(3).fill('Just stop the lisinopril'),
    );

    expect(await operate('reports')).toMatch(
      /hidden: 3 reports \(advice\)[\s\S]*"Just stop the lisinopril"[\s\S]*1 thing to/,
    );
    await operate('restore', entryId, 'It quotes a doctor.');
    expect(await texts(others[2] as Caller)).toHaveLength(1);
    await operate('hide', entryId, 'Advice on medicine, rule 2.');
    expect((await me(writer)).notices).toMatchObject([{ by: 'operator', why: 'Advice on medicine, rule 2.' }]);
    app.clock.advance({ minutes: 1 });
    await writer.call(contract.appealEntry, { params: { entryId } });
    expect(await operate('reports')).toContain('asks for a second look');
    const { id: personId } = (await feed(writer))[0]?.author ?? { id: '' };
    await operate('mute', personId, 'Again.');
    expect((await writer.call(contract.addPost, { body: { text: 'x' } })).status).toBe(403);
    await operate('unmute', personId, 'Talked.');
    await expect(operate('hide', 'nonsense', 'x')).rejects.toThrow('is no id');
    expect((await operate('actions')).split('\n').map((line) => line.slice(line.indexOf('  ') + 2))).toEqual([
      `unmute ${personId}  ${writer.email}  "Talked."`,
      `mute ${personId}  ${writer.email}  "Again."`,
      `hide ${entryId}  ${writer.email}  "Advice on medicine, rule 2."`,
      `restore ${entryId}  ${writer.email}  "It quotes a doctor."`,
    ]);
  });

  it('is looked at though its writer removed it, and then closed', async () => {
    const writer = await member('writer');
    const { id: entryId } = await write(writer, 'Buy my pills\u009b2J');
    await (await member('one')).call(contract.reportEntry, { params: { entryId }, body: { reason: 'selling' } });
    await writer.call(contract.deleteEntry, { params: { entryId } });
    const told = await operate('reports');
    expect(told).toContain('"Buy my pills2J"');
    await operate('close', told.split(' ')[1] ?? '', 'Warned.');
    expect(await operate('reports')).toBe('0 things to look at.');
  });

  it('may hold a word of the list: it is shown, and an operator is told', async () => {
    const ann = await member('ann');
    await write(ann, 'That was a fucking good set');
    expect(await texts(ann)).toHaveLength(1);
    expect(await operate('reports')).toContain('a word of the list');
  });
});

describe('what is shared', () => {
  it('is a plan without what it tells of its person, and fits its reader or is changed', async () => {
    const ann = await member('ann', { medications: 'lisinopril' });
    const reader = await signUpAthlete(app, { foodAllergies: 'Peanuts, fish, milk', equipmentAccess: 'dumbbells' });
    for (const type of ['meal', 'workout'] as const) {
      const { body: plan } = await ann.call(generatePlan, { body: { type, name: 'Basement' } });
      const share = { kind: 'plan', planId: plan.id, consent: true } as const;
      const { body: post } = await ann.call(contract.addPost, { body: { text: 'Mine', share } });
      expect(post.shared).toMatchObject({ kind: type, name: 'Basement' });
      expect(JSON.stringify(post)).not.toMatch(/certificate|basis|lisinopril|totalCalories|target/);
      const { body: fitted } = await reader.call(contract.fitSharedPlan, { params: { entryId: post.id } });
      expect(fitted.plan).toMatchObject({ userId: reader.userId, type, isActive: true });
      expect(fitted.plan.data.certificate.passed).toBe(fitted.plan.data.certificate.total);
      expect(fitted.kept.length + fitted.replaced.length).toBeGreaterThan(2);
      if (fitted.plan.type === 'meal')
        expect(JSON.stringify(fitted.plan.data.meals)).not.toMatch(/peanut|salmon|tuna|cottage cheese/i);
    }
    const notMine = await member('bob');
    const { body: plan } = await ann.call(generatePlan, { body: { type: 'meal' } });
    const stolen = { kind: 'plan', planId: plan.id, consent: true } as const;
    expect((await notMine.call(contract.addPost, { body: { text: 'x', share: stolen } })).status).toBe(404);
    const unasked = { text: 'x', share: { kind: 'plan', planId: plan.id } };
    expect((await ann.call(contract.addPost, { body: unasked as never })).status).toBe(400);
  });

  it('is a record that was really lifted, and a photo that goes with its post', async () => {
    const ann = await member('ann');
    const exerciseData = {
      exerciseName: 'Goblet Squat',
      sets: 1,
      reps: '5',
      dayName: 'A',
      category: 'strength',
    } as const;
    await ann.call(completeExercise, { body: { exerciseData, performed: [{ set: 1, weightLbs: 50, reps: 5 }] } });
    const lifted = { kind: 'record', exerciseId: 'goblet-squat', consent: true } as const;
    const { body: post } = await ann.call(contract.addPost, { body: { text: 'Fifty', share: lifted } });
    expect(post.shared).toEqual({
      kind: 'record',
      exerciseId: 'goblet-squat',
      name: 'Goblet Squat',
      lbs: 50,
      reps: 5,
      isHold: false,
    });
    const dreamt = { ...lifted, exerciseId: 'barbell-deadlift' };
    expect((await ann.call(contract.addPost, { body: { text: 'x', share: dreamt } })).status).toBe(404);

    const { json: photo } = await sendPhoto(app.app, ann, { bytes: TINY_PHOTO });
    const shown = { kind: 'photo', photoId: photo.id, consent: true } as const;
    const { body: pictured } = await ann.call(contract.addPost, { body: { text: 'Look', share: shown } });
    const bob = await member('bob');
    const url = contract.getCommunityPhoto.path.replace(':entryId', pictured.id);
    const ask = () => app.app.inject({ url, headers: { cookie: bob.cookie } });
    expect([(await ask()).statusCode, (await ask()).headers['content-type']]).toEqual([200, 'image/jpeg']);
    await ann.call(contract.deleteEntry, { params: { entryId: pictured.id } });
    expect((await ask()).statusCode).toBe(404);
  });
});
