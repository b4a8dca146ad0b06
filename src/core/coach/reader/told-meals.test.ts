import { describe, expect, it } from 'vitest';
import { saidIn } from '#test/coach-said.ts';

/** Sentences of many kinds of people, each with what is read of it. */
describe('what was eaten beside the plan', () => {
  it.each([
    ['had 2 slices of pepperoni pizza and a coke at lunch', ['ate  eaten-pizza-pepperoni 226 eaten-cola 370']],
    ['Just polished off a cheeseburger and some fries, whoops', ['ate  eaten-cheeseburger 115 eaten-french-fries 117']],
    [
      'so the office had cake again and I ate a slice of apple pie',
      ['ate  eaten-chocolate-cake 138 eaten-apple-pie 125'],
    ],
    ['my mother in law made lasagna, I had a big plate of it', ['ate  eaten-lasagne 686']],
    ['went to the cinema and ended up eating a large popcorn', ['ate  popcorn-air-popped 8']],
    ['drank a pint of beer after football', ['ate  eaten-beer 568']],
    ['log a croissant and a latte from this morning', ['ate  eaten-croissant 57 eaten-latte 240']],
    ['skipped the tofu bowl, had a ham sub instead', ['ate  eaten-sub-ham 184']],
    ['I ate half a pepperoni pizza and I regret nothing', ['ate  eaten-pizza-pepperoni 454']],
    ['Dinner was fish and chips, not the beef', ['ate  eaten-french-fries 117']],
    ['lunch ended up being a burrito from the truck', ['ate  eaten-burrito 241']],
    ['kids left their chicken nuggets so I finished six of them', ['ate  eaten-chicken-nuggets 96']],
    ['breakfast today: two fried eggs on toast', ['ate  eaten-egg-fried 92 whole-wheat-bread 32']],
    ['I nicked a few of his fries', ['ate  eaten-french-fries 351']],
    ['only managed some soup and bread for lunch', ['ate  eaten-chicken-soup 248 whole-wheat-bread 32']],
    ['had my breakfast like it says on the plan but swapped the smoothie for a granola bar', ['ate B']],
    ['ate the toast, skipped the smoothie', ['ate B']],
    ['finished dinner as planned, plus a scoop of vanilla ice cream', ['ate D ice-cream-vanilla 66']],
  ])('%s', (message, said) => {
    expect(saidIn(message)).toEqual(said);
  });
});

describe('another dish that is wished for', () => {
  it.each([
    ['anything with chicken thighs instead?', ['dish 0- with chicken thighs']],
    ['something else for lunch please', ['dish 0L']],
    ['i dont fancy the tofu bowl, give me something with eggs', ['dull 0L', 'dish 0L with eggs']],
    ["i'd rather have soup at lunch", ['dish 0L with soup']],
    ['could we do a curry for dinner tonight', ['dish 0D with curry']],
    ['dinner looks rubbish', ['dull 0D']],
    ['Is there any way to get fish on the table tonight?', ['dish 0D with fish']],
    ['can dinner be vegetarian tonight', ['dish 0D with can be vegetarian']],
    ['tomorrow i want pancakes for breakfast', ['dish 1B with pancakes']],
    ['Could I get a lighter dinner tomorrow, salad maybe', ['dish 1D lighter']],
    ['lunch on friday: make it tuna', ['dish 2L with tuna']],
    ['i have a load of salmon to use up, put it in dinner', ['dish 0D with load of salmon']],
    ['the smoothie sounds grim, got anything crunchy', ['dull 0S', 'dish 0S']],
    ['Please find me a different breakfast, I am out of sardines', ['dish 0B']],
    ['no rice tonight', ['dish 0D no rice']],
    ['craving mexican tonight', ['dish 0D with mexican']],
    ['can i have eggs for breakfast instead of sardines tomorrow', ['dish 1B with eggs']],
    ['give me a colder lunch, its 35 degrees', ['dish 0L with colder']],
    ["I'm bored of the tofu, any other lunch?", ['dull 0L', 'dish 0L']],
    ['chicken tonight', ['dish 0D with chicken']],
  ])('%s', (message, said) => {
    expect(saidIn(message)).toEqual(said);
  });
});

describe('a meal of one day', () => {
  it.each([
    ['double portion of dinner please, long run tomorrow', ['portion 0D 2']],
    ['id like lunch a third bigger', ['portion 0L 1.33']],
    ['one and a half times the dinner tonight', ['portion 0D 1.5']],
    ['not that hungry, shrink dinner', ['portion 0D 0.7']],
    ['half the lunch today', ['portion 0L 0.5']],
    ['we are at my parents on sunday for a roast dinner', ['out 4D']],
    ['Work is buying pizza for everyone tomorrow lunchtime', ['out 1L']],
    ['dont plan dinner for friday, wedding', ['out 2D']],
    ['it will be the four of us tonight', ['guests 0D 4']],
    ['my mate is staying for dinner tonight', ['guests 0D 2']],
    ['stick an apple in with my lunch today', ['extra 0L apple 182']],
    ['could I add greek yogurt to breakfast tomorrow?', ['extra 1B greek-yogurt-lowfat 200']],
  ])('%s', (message, said) => {
    expect(saidIn(message)).toEqual(said);
  });
});
