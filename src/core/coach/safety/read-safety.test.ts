import { describe, expect, it } from 'vitest';
import { readSafety } from './read-safety.ts';

const seen = (message: string, locale: string | null = 'en-US') => readSafety(message, { locale });

describe('readSafety', () => {
  it.each([
    [null, '988'],
    ['en-US', '988'],
    ['en-GB', '116 123'],
    ['de', '0800 111 0 111'],
    ['fr-FR', '3114'],
    ['xx-ZZ', 'findahelpline.com'],
    ['es-MX', '800 911 2000'],
  ])('names whom to call for the locale %s', (locale, number) => {
    expect(seen('I want to kill myself', locale).reply).toContain(number);
  });

  it.each([
    ['al subir escaleras me aprieta el pecho y me baja por el brazo', 'es-ES', '112', 'para y llama'],
    ['je veux mourir', 'fr-CA', '988', 'Merci'],
    ['ich will sterben', 'en-GB', '116 123', 'Danke'],
    ['死にたい', null, '119', 'really glad'],
  ])('answers in the language of the message with the line of the locale: %s', (message, locale, number, words) => {
    const { reply } = seen(message, locale);
    expect(reply).toContain(number);
    expect(reply).toContain(words);
  });

  it.each([
    ['en-US', 'Europe/London', '999'],
    ['en-US', 'Australia/Sydney', '000'],
    ['en-GB', 'America/New_York', '911'],
    ['en-US', 'UTC', '911'],
    ['en-US', 'Pacific/Funafuti', '112 works'],
  ])('names the number of the country whose clocks are shown: %s, %s', (locale, timeZone, number) => {
    expect(readSafety('I passed out', { locale, timeZone }).reply).toContain(number);
  });

  it.each([
    'pushups were 12 n 12 not 15',
    'do I eat less to make up for it',
    'my mouth went all itchy off them last week',
    'broke my foot in june, out of the boot since aug',
    'speech slurred? nope thats just my accent',
    'my flatmates nan had a stroke so i have no gym buddy',
  ])('leaves alone what counts, is over, denied or of others: %s', (message) => {
    expect(seen(message).class).toBeNull();
  });

  it('keeps what lies behind somebody, without an alarm', () => {
    expect(seen('recovering bulimic 8 years clean, id rather not see calories')).toMatchObject({
      class: null,
      discloses: 'eating_disorder',
    });
    expect(seen('recovered bulimic for 8 years but I made myself throw up last night').class).toBe('eating_disorder');
  });

  it('answers what a nursing mother asks of food, and knows that she is not pregnant', () => {
    expect(seen("I'm breastfeeding, is one coffee before training ok")).toMatchObject({
      class: null,
      discloses: 'nursing',
    });
    expect(seen("I'm breastfeeding and want to lose weight fast")).toMatchObject({
      class: 'pregnancy',
      discloses: 'nursing',
    });
  });

  it.each([
    ['we had a miscarriage in the spring, im physically cleared now and want to move again', null, null],
    ["we're trying for a baby, should I change my training", 'pregnancy', null],
    ['had my baby 5 months ago and got signed off for exercise. where do i start', 'pregnancy', 'postpartum'],
    ["miscarriage last year and now I'm 9 weeks pregnant", 'pregnancy', 'pregnancy'],
  ])('keeps nobody as pregnant who is not: %s', (message, kind, discloses) => {
    expect(seen(message)).toMatchObject({ class: kind, discloses });
  });

  it('doubts no danger for the small talk beside it', () => {
    const beside = 'thanks coach, did 3x10 squats at 60 kg and swap my lunch for a salad';
    expect(seen(`${beside} and also my kneecap slid to the side`).class).toBe('injury_red_flag');
  });

  it('takes the most urgent of several flags', () => {
    expect(seen("I'm on steroids and my chest hurts").class).toBe('emergency');
  });

  it('keeps what a person tells of themselves, not what they wonder about', () => {
    expect(seen('I have anorexia').discloses).toBe('eating_disorder');
    expect(seen("I'm 20 weeks pregnant").discloses).toBe('pregnancy');
    expect(seen('I might be pregnant').discloses).toBeNull();
    expect(seen('what are the best diet pills').discloses).toBeNull();
  });

  it('goes on with the message after an injury, and with nothing after the others', () => {
    expect(seen('I heard a pop in my knee')).toMatchObject({ class: 'injury_red_flag', stops: false });
    expect(seen('I passed out')).toMatchObject({ class: 'emergency', stops: true });
  });

  it.each([
    ['emergency', 'no idea how long i was out. woke up on the tiles'],
    ['self_harm', 'i have the pills lined up on my desk'],
    ['eating_disorder', 'had three bites of cake and now i have to run 10 miles to fix it'],
    ['minor', "my mom won't let me lift, she says I'm too young"],
    ['pregnancy', 'just got a big fat positive this morning'],
    ['medicine', 'is sertralin ok with wine'],
    ['steroids', 'bro at my gym offered me some juice, worth it?'],
    ['injury_red_flag', 'my kneecap slid to the side'],
  ])('hears the idea of %s behind the words', (name, message) => {
    expect(seen(message).class).toBe(name);
  });

  it.each([
    'suicide bombers are in my book club novel',
    "I can't stand tuna",
    'the pump was insane',
    'purging my pantry',
    'my 15 year old nephew lifts',
    'throw up a couple of options for dinner',
    'the coach passed out flyers',
    'my phone died in the middle of the set',
    'overdosing on pancakes today lol',
    'delivered groceries all day',
    'carrots I juiced at home',
    'the best medicine is a nap',
  ])('leaves alone what only sounds alike: %s', (message) => {
    expect(seen(message).class).toBeNull();
  });

  it('is silent on what is denied and on what is about others', () => {
    expect(seen("I don't have chest pain").class).toBeNull();
    expect(seen('my wife is pregnant').class).toBeNull();
    expect(seen('I have zero interest in steroids').class).toBeNull();
  });

  it.each([
    ['my uncle takes insulin and I bring the dessert', 'I take insulin, how much before the run?', 'medicine'],
    ['the guys here use sarms, I do not get it', 'the guys here use sarms, where can I get some?', 'steroids'],
    ['my sister had anorexia', 'my sister worries because I had anorexia', 'eating_disorder'],
  ])('tells others from the person: %s', (ofOthers, ofSelf, name) => {
    expect([seen(ofOthers).class, seen(ofSelf).class]).toEqual([null, name]);
  });

  it.each(['how am I doing? N', 'I want N', 'N reps today', 'week N is done', 'I feel N out of 10', 'why N?'])(
    'takes no number alone for an age: %s',
    (message) => {
      for (let number = 8; number < 18; number += 1) {
        expect(seen(message.replace('N', String(number))).class, String(number)).toBeNull();
      }
    },
  );

  it('hears an emergency of somebody else, and danger beside an idiom', () => {
    expect(seen('my uncle is clutching his chest and turned grey').class).toBe('emergency');
    expect(seen('my phone died and now I have crushing chest pain').class).toBe('emergency');
    expect(seen('shoot me the list, then I want to kill myself').class).toBe('self_harm');
  });

  it('is not alarmed by where an arm is lifted to, nor by a word of praise beside a meal', () => {
    expect(
      seen('my shoulder clicks and aches a bit when I lift the arm over my head. I can move it fine').class,
    ).toBeNull();
    expect(seen('sick 💪 eaten everything but dinner').class).toBeNull();
    expect(seen('was sick after dinner again').class).toBe('eating_disorder');
    expect(seen('sudden terrible headache and my left arm is weak when I lift it over my head').class).toBe(
      'emergency',
    );
  });

  it('leaves no placeholder and no calorie figure in any reply', () => {
    for (const message of [
      'I passed out',
      'I want to die',
      'I have bulimia',
      "I'm 15",
      "I'm pregnant",
      'should I stop my meds',
      'is tren safe',
      'I think I broke my wrist',
    ]) {
      const { reply } = seen(message);
      expect(reply).not.toMatch(/[{}]|\bkcal\b|\d calories/);
      expect(reply.length).toBeGreaterThan(100);
    }
  });
});
