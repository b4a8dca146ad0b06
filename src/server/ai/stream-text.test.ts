import { describe, expect, it } from 'vitest';
import type { Verdict } from '#core/coach/guard/proof.ts';
import { ModelError } from './model-error.ts';
import { type Repair, streamGuarded } from './stream-text.ts';

/** A guard that stops what is called bad. */
const guard = (sentence: string): Verdict =>
  sentence.includes('bad') ? { ok: false, reason: 'advice', why: 'it is bad' } : { ok: true };
const leaveOut: Repair = async (faults) => faults.map(() => null);

async function streamed(deltas: readonly string[], repair: Repair = leaveOut) {
  const said: string[] = [];
  const stream = streamGuarded(guard, (text) => said.push(text));
  const after = deltas.map((delta) => {
    stream.push(delta);
    return said.join('');
  });
  return { after, reply: await stream.end(repair), said: said.join('') };
}

describe('streamGuarded', () => {
  it('says a sentence once it is whole and was let through, not before', async () => {
    const { after, reply } = await streamed(['Good', ' work. Now', ' rest.']);
    expect(after).toEqual(['', 'Good work. ', 'Good work. ']);
    expect(reply).toBe('Good work. Now rest.');
  });

  it('leaves out a faulty sentence, and not the answer', async () => {
    const { reply, said } = await streamed(['Good work. This is bad. ', 'Now rest.']);
    expect([reply, said]).toEqual(['Good work. Now rest.', 'Good work. Now rest.']);
  });

  it('puts what was written anew where the faulty sentence stood, if it is good now', async () => {
    const repair: Repair = async (faults) => {
      expect(faults).toEqual([
        { sentence: 'This is bad.', reason: 'advice', why: 'it is bad' },
        { sentence: 'And bad.', reason: 'advice', why: 'it is bad' },
      ]);
      return ['This is better.', 'Still bad.'];
    };
    const { after, reply } = await streamed(['One. This is bad. Two. ', 'And bad. Three.'], repair);
    expect(after[0]).toBe('One. ');
    expect(reply).toBe('One. This is better. Two. Three.');
  });

  it('cuts out pictures and tags', async () => {
    const { reply } = await streamed(['Look ![x](https://evil.example/?d=1) here. <b>Rest</b> well.']);
    expect(reply).toBe('Look  here. Rest well.');
  });

  it('fails where nothing is left, and where it never ends', async () => {
    await expect(streamed(['All bad.'])).rejects.toMatchObject({ fault: 'unproved' });
    await expect(streamed([' '])).rejects.toMatchObject({ fault: 'nonsense' });
    expect(() => streamGuarded(guard, () => {}).push('word '.repeat(3000))).toThrow(ModelError);
  });
});
