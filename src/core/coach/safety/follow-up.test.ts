import { describe, expect, it } from 'vitest';
import { readFollowUp, readInOpenDanger } from './follow-up.ts';

const DANGER = "can't sleep. keep thinking everyone would be better off without me";
const replyTo = (message: string, before: string[], locale = 'en-GB') =>
  readFollowUp(message, { before: before.map((said) => ({ message: said, minutesAgo: 5 })), locale })?.reply;

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

  const CHEST = 'my chest hurts and my left arm is numb';
  const at = (minutesAgo: number, ...messages: string[]) => messages.map((message) => ({ message, minutesAgo }));
  const held = (message: string, before: ReturnType<typeof at>) =>
    readFollowUp(message, { before, locale: 'en-GB' })?.reply ?? null;

  it.each([
    'its prob nothing lol can I finish the lunges',
    'wait for my bf to drive me or??',
    "I don't want to make a fuss, shall I just do tomorrow's session?",
    'its getting worse',
    'ok what are the squats for today then',
  ])('is not let pass while a danger to the body stands: %s', (message) => {
    expect(held(message, at(3, CHEST))).toMatch(/don’t train on this.*999/);
  });

  it('keeps its own words for what weighs on the mind', () => {
    expect(held('never mind, forget I said that', at(3, DANGER))).toMatch(
      /haven’t forgotten what you told me.*116 123/,
    );
    expect(held('he only does it when hes drunk', at(3, 'my husband beats me'))).toMatch(/0808 2000 247/);
    expect(held('no es nada, sigo con la rutina', at(3, 'me duele el pecho'))).toMatch(/no entrenes con esto/);
  });

  it.each([
    "It's still squeezing a bit, and I'm sweating, but I'll lie down for an hour and see",
    'bit clammy tbh',
    'left hand is tingling now',
    "i'm not ringing anybody over this",
  ])('hears a sign of the body in the light of an emergency, and only then: %s', (message) => {
    expect(held(message, at(3, CHEST))).toMatch(/don’t train on this.*999/);
    expect(held(message, at(90, 'what is for dinner'))).toBeNull();
    expect(held(message, at(3, 'my husband beats me')) ?? '').not.toMatch(/don’t train/);
  });

  it('takes what nothing else explains as said of an open emergency, until it is said to be over', () => {
    const open = (message: string, before: ReturnType<typeof at>) =>
      readInOpenDanger(message, { before, locale: 'en-GB' })?.reply ?? null;
    expect(open('hm, Maureen says the same', at(3, CHEST))).toMatch(/999/);
    expect(open('hm', at(3, DANGER))).toMatch(/still here.*116 123/);
    const held = [{ message: 'hm, Maureen says the same', minutesAgo: 2, isHeld: true }, ...at(4, CHEST)];
    expect(open('well', held)).toMatch(/999/);
    expect(open('well', [...at(2, 'swap my lunch'), ...at(4, CHEST)])).toBeNull();
    expect(open('well', at(40, CHEST))).toBeNull();
    expect(open('well', [...at(2, 'false alarm, it stopped'), ...at(4, CHEST)])).toBeNull();
    expect(open('well', at(3, 'heard a snap in my knee and cant put weight on it'))).toBeNull();
  });

  it('stands for two hours whatever else is spoken of, and not for a plain question later', () => {
    const meanwhile = [...at(5, "what's for dinner"), ...at(10, CHEST)];
    expect(held('can I do my squats now', meanwhile)).toMatch(/don’t train on this/);
    expect(held("what's for dinner", at(3, CHEST))).toBeNull();
    expect(held('what is on for my workout tomorrow', at(300, CHEST))).toBeNull();
  });

  it('ends when somebody who knows has looked at it', () => {
    expect(held('I rang them, they checked me, all fine', at(60, CHEST))).toBeNull();
    const cleared = [...at(2, 'the doctor cleared me'), ...at(60, CHEST)];
    expect(held('can I do my squats now', cleared)).toBeNull();
  });

  it('lets an injury be spared, but not pushed through', () => {
    const knee = at(3, 'heard a snap in my knee and cant put weight on it');
    expect(held('ill strap it up and push through', knee)).toMatch(/don’t train on this/);
    expect(held('can I do an upper body session instead', knee)).toBeNull();
  });
});
