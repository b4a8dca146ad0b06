import { describe, expect, it } from 'vitest';
import { mayFollowUp, readFollowUp } from './follow-up.ts';

const DANGER = "can't sleep. keep thinking everyone would be better off without me";
const replyTo = (message: string, before: string[], locale = 'en-GB') =>
  readFollowUp(message, { before, locale })?.reply;

describe('a talk about danger', () => {
  it('goes on in fixed words that are true of the product', () => {
    expect(replyTo('does this get reported', [DANGER])).toMatch(/I tell nobody.*delete it.*116 123/);
    expect(replyTo("ok. calling. brother's on his way", ['does this get reported', DANGER])).toMatch(/Stay with them/);
    expect(replyTo('no', [DANGER])).toMatch(/still here.*116 123/);
    expect(replyTo('thanks, feeling better', [DANGER])).toContain('If it comes back');
  });

  it('names whom the talk is about: what the body does is for the emergency number', () => {
    expect(replyTo('ya estoy mejor', ['me duele el pecho'], 'es-ES')).toContain('112');
    expect(replyTo('was soll ich tun', ['ich will sterben'], 'de-AT')).toContain('142');
  });

  it('is over when something else is spoken of', () => {
    expect(replyTo("what's for dinner", [DANGER])).toBeUndefined();
    expect(replyTo('no', ["what's for dinner", DANGER])).toBeUndefined();
    expect(replyTo('no', ['swap my lunch'])).toBeUndefined();
  });

  it('is not sought for what cannot go on with one', () => {
    expect(mayFollowUp('log 80 kg bench, 3 sets of 5')).toBe(false);
    expect(mayFollowUp('does this get reported')).toBe(true);
  });
});
