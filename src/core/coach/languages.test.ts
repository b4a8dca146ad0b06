import { describe, expect, it } from 'vitest';
import { otherLanguageOf } from './languages.ts';

const codeOf = (message: string) => otherLanguageOf(message)?.code ?? null;

describe('the language of a message', () => {
  it.each([
    ['es', 'Hola Rae, ¿qué toca hoy de cenar?'],
    ['es', 'quiero bajar de peso, ¿qué puedo comer?'],
    ['fr', 'Bonjour, qu’est-ce que je dois manger ce soir ?'],
    ['fr', 'je veux perdre du poids'],
    ['de', 'Hallo, was soll ich heute essen?'],
    ['de', 'wie viel soll ich trainieren um abzunehmen, ich bin neu'],
    ['pt', 'Olá, o que eu posso comer hoje à noite?'],
    ['it', 'Ciao, cosa posso mangiare stasera?'],
    ['nl', 'Hoi, wat moet ik vandaag eten?'],
    ['pl', 'Cześć, co mam dzisiaj jeść?'],
    ['hi', 'मुझे आज क्या खाना चाहिए?'],
    ['ar', 'ماذا يجب أن آكل اليوم؟'],
    ['ja', '今日は何を食べたらいいですか'],
    ['zh', '我今天应该吃什么'],
    ['ru', 'Привет, что мне сегодня есть?'],
  ])('%s: %s', (code, message) => {
    expect(codeOf(message)).toBe(code);
  });

  it.each([
    ...['what should i eat tonight', 'hola, what is my workout today', 'log 3x8 at 135', 'pain au chocolat', 'ok', ''],
    ...['i die on leg day', 'how do you say hello in spanish', 'tom yum and pad thai', 'my name is José Maria'],
    ...[
      'can i eat paella',
      'no',
      'si',
      '👍',
      'mi casa',
      'el niño burger please',
      'chicken al pastor with pico de gallo',
    ],
    ...[
      'was the squat ok',
      'die hard',
      'I am in Den Haag next week',
      'a la carte',
      'swap the coq au vin',
      'ramen 拉麺 tonight?',
    ],
    ...['pho con ga', 'arroz con pollo', 'spaghetti aglio e olio', 'schnitzel mit pommes', 'bratwurst und brot'],
  ])('is not told of: %s', (message) => {
    expect(codeOf(message)).toBeNull();
  });
});
