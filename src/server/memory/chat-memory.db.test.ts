import { describe, expect, it } from 'vitest';
import { type CoachBlock, listChatMessages, sendChatMessage } from '#contract/chat.ts';
import { forgetMemory, keepMemory, listMemories } from '#contract/memory.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { makePremium } from '#test/membership.ts';

const app = startTestApp();

const shownIn = (blocks: readonly CoachBlock[]) =>
  blocks.flatMap((block) => (block.type === 'card' && block.card.kind === 'memory' ? block.card.memories : []));
const textsOf = async (person: Caller) => (await person.call(listMemories, {})).body.map(({ text }) => text);

/** Somebody in one conversation. */
async function talker() {
  const person = await signUpAthlete(app);
  await makePremium(app, person);
  let sessionId: string | undefined;
  const say = async (message: string) => {
    app.clock.advance({ minutes: 1 });
    const { body } = await person.call(sendChatMessage, { body: { message, ...(sessionId && { sessionId }) } });
    sessionId = body.sessionId;
    return { ...body, shown: shownIn(body.blocks) };
  };
  const shownAgain = async () => {
    const { body } = await person.call(listChatMessages, { params: { sessionId: sessionId ?? '' } });
    return shownIn(body.at(-1)?.blocks ?? []);
  };
  return { person, say, shownAgain };
}

describe('the memory in a conversation', () => {
  it('keeps what was proposed only after a yes', async () => {
    const { person, say } = await talker();
    const { shown, response } = await say('i train at six before work. the wedding is june 12, want to feel strong');
    expect(shown.map(({ text, state }) => [text, state])).toEqual([
      ['I train at six before work', 'proposed'],
      ['Wedding', 'proposed'],
    ]);
    expect(response).toMatch(/away\. Shall I remember these\?$/);
    expect(await textsOf(person)).toEqual([]);
    const kept = await say('yes');
    expect(kept.changed).toEqual([]);
    expect(kept.shown.map(({ state }) => state)).toEqual(['kept', 'kept']);
    expect((await textsOf(person)).sort()).toEqual(['I train at six before work', 'Wedding']);
    expect((await say('undo')).response).toMatch(/^Forgotten\./);
    expect(await textsOf(person)).toEqual([]);
  });

  it('shows a card as things stand now: kept at a tap, forgotten at another', async () => {
    const { person, say, shownAgain } = await talker();
    const [proposed] = (await say('my dog is called Rex')).shown;
    if (!proposed) throw new Error('nothing was proposed');
    const { state: _, ...memory } = proposed;
    await person.call(keepMemory, { body: { ...memory, source: 'chat' } });
    expect(await shownAgain()).toMatchObject([{ state: 'kept' }]);
    await person.call(forgetMemory, { params: { memoryId: memory.id } });
    expect(await shownAgain()).toMatchObject([{ state: 'proposed' }]);
  });

  it('leaves what gets a no, and what is not answered', async () => {
    const { person, say } = await talker();
    await say('wedding june 12');
    expect((await say('no')).response).toBe('All right, I won’t keep it.');
    await say('wedding june 12');
    await say('how am I doing?');
    await say('yes');
    expect(await textsOf(person)).toEqual([]);
  });

  it('lists, notes another day, and forgets with an undo', async () => {
    const { person, say } = await talker();
    expect((await say('what do you remember about me?')).response).toMatch(/^Nothing yet\./);
    await say('wedding june 12');
    await say('keep it');
    const { shown } = await say('it moved to the 19th');
    expect(shown).toMatchObject([{ text: 'Wedding', date: expect.stringMatching(/-06-19$/), state: 'proposed' }]);
    await say('yes');
    const listed = await say('what do you remember about me?');
    expect(listed.shown).toMatchObject([{ text: 'Wedding', date: expect.stringMatching(/-06-19$/), state: 'kept' }]);
    expect((await say('forget the wedding')).shown).toMatchObject([{ state: 'forgotten' }]);
    expect(await textsOf(person)).toEqual([]);
    await say('undo');
    expect(await textsOf(person)).toEqual(['Wedding']);
  });

  it('proposes nothing of health, nor what became an answer', async () => {
    const { say } = await talker();
    for (const message of [
      'i am allergic to walnuts',
      'call me Jo',
      'knee surgery on may 4',
      'i take metformin at 8',
    ]) {
      expect((await say(message)).shown, message).toEqual([]);
    }
  });
});
