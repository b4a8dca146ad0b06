import { describe, expect, it } from 'vitest';
import { saidIn } from '#test/coach-said.ts';

/** Sentences of many kinds of people, each with what is read of it. */
describe('plans by their names', () => {
  it.each([
    ["call the food one Rosa's Revenge", ['act {"kind":"rename_plan","type":"meal","of":"","name":"Rosa\'s Revenge"}']],
    [
      'rename the bulk one to Big Lad Season',
      ['act {"kind":"rename_plan","type":null,"of":"bulk","name":"Big Lad Season"}'],
    ],
    [
      'can the workout plan be called Iron Nan',
      ['act {"kind":"rename_plan","type":"workout","of":"","name":"Iron Nan"}'],
    ],
    ['put me back on the september plan', ['act {"kind":"activate_plan","type":null,"of":"september"}']],
    ['I want my old full body plan back', ['act {"kind":"activate_plan","type":null,"of":"old full body"}']],
    ['switch to the Quick plates plan', ['act {"kind":"activate_plan","type":null,"of":"quick plates"}']],
    ['go back to the plan I had before', ['act {"kind":"activate_plan","type":null,"of":"before"}']],
    ['star my workout plan', ['act {"kind":"favorite_plan","type":"workout","of":"","isFavorite":true}']],
    [
      'fav the quick plates plan so i dont lose it',
      ['act {"kind":"favorite_plan","type":null,"of":"quick plates","isFavorite":true}'],
    ],
    ['take the meal plan off my favourites', ['act {"kind":"favorite_plan","type":"meal","of":"","isFavorite":false}']],
  ])('%s', (message, said) => {
    expect(saidIn(message)).toEqual(said);
  });
});

describe('reminders', () => {
  it.each([
    [
      'shift my workout reminder to 2, the nap moved',
      ['act {"kind":"set_reminder","reminder":"workout","time":"14:00","days":null,"isOn":true,"isAlone":false}'],
    ],
    [
      'nudge me to train at 7 on tuesdays',
      ['act {"kind":"set_reminder","reminder":"workout","time":"07:00","days":[2],"isOn":true,"isAlone":false}'],
    ],
    [
      'make the weigh in reminder 6:45',
      ['act {"kind":"set_reminder","reminder":"weight","time":"06:45","days":null,"isOn":true,"isAlone":false}'],
    ],
    [
      'stop the workout reminders please',
      ['act {"kind":"set_reminder","reminder":"workout","time":null,"days":null,"isOn":false,"isAlone":false}'],
    ],
    [
      'put the workout alarm at half past seven',
      ['act {"kind":"set_reminder","reminder":"workout","time":"07:30","days":null,"isOn":true,"isAlone":false}'],
    ],
    [
      'can you remind me about groceries on friday at 5pm',
      ['act {"kind":"set_reminder","reminder":"groceries","time":"17:00","days":[5],"isOn":true,"isAlone":false}'],
    ],
    [
      'I want a reminder to work out at quarter to six in the evening',
      ['act {"kind":"set_reminder","reminder":"workout","time":"17:45","days":null,"isOn":true,"isAlone":false}'],
    ],
    [
      'workout reminder monday half seven, leave the rest',
      ['act {"kind":"set_reminder","reminder":"workout","time":"07:30","days":[1],"isOn":true,"isAlone":false}'],
    ],
  ])('%s', (message, said) => {
    expect(saidIn(message)).toEqual(said);
  });
});

describe('measurements', () => {
  it.each([
    ['103 centimetres round the middle', ['act {"kind":"log_measurement","part":"waist","inches":40.6}']],
    ['arm came out 38.5cm today btw', ['act {"kind":"log_measurement","part":"arm","inches":15.2}']],
    ['got the tape out: hips ninety eight', ['act {"kind":"log_measurement","part":"hips","inches":38.6}']],
    [
      'My waist measured 34 and a half inches this morning',
      ['act {"kind":"log_measurement","part":"waist","inches":34.5}'],
    ],
    ['thigh 58cm', ['act {"kind":"log_measurement","part":"thigh","inches":22.8}']],
    ['chest is at 102 now', ['act {"kind":"log_measurement","part":"chest","inches":40.2}']],
  ])('%s', (message, said) => {
    expect(saidIn(message)).toEqual(said);
  });
});

describe('several things at once', () => {
  it.each([
    ['did legs today, squats 3x8 at 100, and had a protein bar after', ['ate  energy-bar-clif 68', 'log_sets']],
    ['had breakfast and lunch as planned, out at the pub for dinner', ['ate BL', 'out 0D']],
    [
      'ate the beef, benched 60 3x8, walked 20 min',
      [
        'training {"kind":"cardio","exerciseId":"outdoor-brisk-walk","minutes":20,"distance":null,"day":null}',
        'ate D',
        'log_sets',
      ],
    ],
    [
      'swap tonight for something with fish and make lunch tomorrow bigger',
      ['dish 0D for something with fish', 'portion 1L 1.3'],
    ],
    [
      'skip today, and move thursday to friday',
      [
        'training {"kind":"session","day":{"kind":"weekday","weekday":3},"change":{"kind":"moved","to":{"kind":"weekday","weekday":4}}}',
        'training {"kind":"session","day":{"kind":"ahead","days":0},"change":{"kind":"skipped"}}',
      ],
    ],
    [
      'pull ups eight then six and a fifteen minute walk with the dog',
      [
        'training {"kind":"cardio","exerciseId":"outdoor-brisk-walk","minutes":15,"distance":null,"day":null}',
        'log_sets',
      ],
    ],
    ['lunch out tomorrow, dinner for three on friday', ['out 1L', 'guests 2D 3']],
  ])('%s', (message, said) => {
    expect(saidIn(message)).toEqual(said);
  });
});
