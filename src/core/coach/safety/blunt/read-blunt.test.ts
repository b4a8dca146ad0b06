import { describe, expect, it } from 'vitest';
import { DANGER_LANGUAGES } from './danger-languages.ts';
import { dangerWords } from './danger-words.ts';
import { hear } from './read-blunt.ts';

const heard = (message: string) => hear(message).blunt;

describe('blunt danger', () => {
  it.each([
    ['es', 'self_harm', 'me quiero morir', 'ya no kiero vivir'],
    ['fr', 'self_harm', 'je veux mourir', "j'ai envie d'en finir"],
    ['de', 'self_harm', 'Ich will nicht mehr leben', 'will mich umbringen'],
    ['pt', 'self_harm', 'quero acabar com a minha vida', 'nao quero mais viver'],
    ['it', 'emergency', 'mi fa male il petto', 'non riesco a respirare'],
    ['nl', 'emergency', 'ik krijg geen lucht', 'pijn op de borst'],
    ['pl', 'emergency', 'boli mnie w klatce piersiowej', 'nie moge oddychac'],
    ['hi', 'emergency', 'मेरे सीने में दर्द है', 'saans nahi aa rahi'],
    ['ar', 'self_harm', 'أريد أن أموت', 'عايز أموت'],
    ['zh', 'self_harm', '我不想活了', '我想死'],
    ['ja', 'self_harm', '死にたい', 'もう生きたくない'],
    ['en', 'abuse', 'my husband beats me up', 'my boyfriend weighs me every day and slaps me'],
  ])('is heard in %s as %s: %s', (language, name, one, other) => {
    expect(heard(one)).toEqual({ class: name, language });
    expect(heard(other)).toEqual({ class: name, language });
  });

  it.each([
    'drawn ouuuut: i want to diiiie',
    'ICH WILL STERBEN!!!',
    'im goign to kill myslef',
    'ich bin ohnmaechtig geworden',
  ])('is heard however it is typed: %s', (message) => {
    expect(heard(message)).not.toBeNull();
  });

  it.each([
    'me muero de hambre, ¿qué ceno?',
    'je veux courir un marathon en avril',
    'das Training hat mich umgebracht',
    '饿死了',
    'お腹すいて死にそう',
    'those split squats nearly killed me',
    'dying for a pizza',
    'suicide sprints at football practice',
    "I don't have chest pain",
    'I fainted once years ago, the doctor cleared me',
    'my son is 14 and wants to lift',
  ])('is not heard in what sounds alike: %s', (message) => {
    expect(heard(message)).toBeNull();
  });

  it('is taken back only where the same words are', () => {
    expect(heard("I'm dying of hunger, and I want to die")?.class).toBe('self_harm');
    expect(heard('i want to kill myself with pills')?.class).toBe('self_harm');
    expect(heard('i want to end it all here')?.class).toBe('self_harm');
    expect(heard('my husband beats me with a belt')?.class).toBe('abuse');
  });

  it('is the most urgent of what is said', () => {
    expect(heard('tengo 14 años y me duele el pecho')?.class).toBe('emergency');
  });
});

describe('the patterns', () => {
  it('are there for each danger in each of twelve languages', () => {
    expect(DANGER_LANGUAGES.map(({ language }) => language).length).toBe(12);
    for (const { language, dangers } of DANGER_LANGUAGES) {
      for (const name of [
        'emergency',
        'self_harm',
        'abuse',
        'eating_disorder',
        'overdose',
        'minor',
        'pregnancy',
      ] as const) {
        expect([language, name, (dangers[name] ?? []).length > 1]).toEqual([language, name, true]);
      }
    }
  });
});

it('folds what is typed in many ways into one form', () => {
  expect(dangerWords('Mañana’s ÑANDÚ')).toEqual(['mananas', 'nandu']);
  expect(dangerWords('أُريدُ ١٤')).toEqual(['اريد', '14']);
  expect(dangerWords('मैं १४')).toEqual(['मैं', '14']);
  expect(dangerWords('ＡＢ胸が')).toEqual(['ab', '胸', 'が']);
});
