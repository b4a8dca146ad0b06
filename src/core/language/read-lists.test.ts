import { describe, expect, test } from 'vitest';
import { told } from './invented-names.ts';

const rows = (table: readonly (readonly [string, string])[]) =>
  test.each(table)('%s → %s', (text, expected) => expect(told(text)).toBe(expected));

describe('a list is one, however it is parted', () => {
  rows([
    ['peanuts, eggs, milk', 'peanut named, egg named, milk named'],
    ['peanuts eggs milk', 'peanut named, egg named, milk named'],
    ['peanuts and eggs or milk', 'peanut named, egg named, milk named'],
    ['peanuts/eggs/milk', 'peanut named, egg named, milk named'],
    ['peanuts & eggs + milk', 'peanut named, egg named, milk named'],
    ['peanuts\neggs\nmilk', 'peanut named, egg named, milk named'],
    ['- peanuts\n- eggs', 'peanut named, egg named'],
    ['1. peanuts 2. eggs', 'peanut named, egg named'],
    ['peanuts... eggs... milk', 'peanut named, egg named, milk named'],
    ['allergies: peanuts, kiwi. dislikes: olives', 'peanut avoid, kiwi avoid, olive dislike'],
  ]);
});

describe('a refusal holds to the end of its list', () => {
  rows([
    ['no eggs, dairy or fish', 'egg avoid, dairy avoid, fish avoid'],
    ['no eggs dairy fish', 'egg avoid, dairy avoid, fish avoid'],
    ['no eggs/dairy/fish', 'egg avoid, dairy avoid, fish avoid'],
    ['no eggs\ndairy\nfish', 'egg avoid, dairy avoid, fish avoid'],
    ['no:\n- fish\n- meat', 'fish avoid, meat avoid'],
    ["I don't eat pork or beef", 'pork avoid, beef avoid'],
    ['i dont eat pork, beef & lamb', 'pork avoid, beef avoid, lamb avoid'],
    ['cannot have nuts, eggs or milk', 'nuts avoid, egg avoid, milk avoid'],
    ['without gluten and dairy pls', 'gluten avoid, dairy avoid'],
    ['w/o onions', 'onion avoid'],
    ['neither fish nor meat', 'fish avoid, meat avoid'],
    ['never eat pork', 'pork avoid'],
    ['cant do dairy', 'dairy avoid'],
    ['steer clear of shellfish and kiwi', 'shellfish avoid, kiwi avoid'],
    ['anything with mushrooms', 'mushroom avoid'],
    ['no pork, halal', 'pork avoid, halal named'],
    ['not vegan or vegetarian', 'vegan deny, vegetarian deny'],
    ['no diabetes, peanut allergy', 'diabetes deny, peanut avoid'],
    ["I don't really do dairy", 'dairy avoid'],
    ['not allowed gluten', 'gluten avoid'],
    ['trying to avoid sugar', 'sugar avoid'],
    ['cut out sugar, bread, pasta', 'sugar avoid, bread avoid, pasta avoid'],
    ['low salt', 'salt avoid'],
    ['no peanuts. eggs', 'peanut avoid, egg named'],
    ['no peanuts but i eat eggs, fish', 'peanut avoid, egg fine, fish fine'],
    ['no peanuts no shrimp no problem with dairy', 'peanut avoid, shrimp avoid, dairy fine'],
    ['no mushrooms pls lol', 'mushroom avoid'],
  ]);
});

describe('what is denied of a person is not refused', () => {
  rows([
    ['no diabetes or heart problems', 'diabetes deny, heart deny, none'],
    ["i don't have diabetes", 'diabetes deny, none'],
    ['not pregnant', 'pregnant deny, none'],
    ['im not vegan', 'vegan deny'],
    ['no knee, hip or back pain', 'knee deny, hip deny, back deny, none'],
    ['no asthma, arthritis or gout', 'asthma deny, arthritis deny, gout deny, none'],
    ["don't have a bench", 'bench deny'],
    ['no barbell, no rack', 'barbell deny, rack deny'],
    ['no dumbbells or bench', 'dumbbell deny, bench deny'],
    ['never had asthma', 'asthma deny, none'],
    ['no problem with my knees', 'knee fine'],
  ]);
});

describe('a judgement after its list is about the whole list', () => {
  rows([
    ['eggs, fish, cheese all fine', 'egg fine, fish fine, cheese fine'],
    ['eggs, fish and cheese are fine', 'egg fine, fish fine, cheese fine'],
    ['eggs and fish ok', 'egg fine, fish fine'],
    ['prawns and crab = hospital', 'shrimp avoid, crab avoid'],
    ['mushrooms, olives yuck', 'mushroom named, olive dislike'],
    ['mushrooms i hate', 'mushroom dislike'],
    ['fish: no', 'fish avoid'],
    ['dairy is a no', 'dairy avoid'],
    ['mushrooms make me gag', 'mushroom dislike'],
    ['shrimp makes my throat close', 'shrimp avoid'],
    ['milk upsets my stomach', 'milk avoid'],
    ['peanut and egg allergy', 'peanut avoid, egg avoid'],
    ['peanut allergy, dairy', 'peanut avoid, dairy named'],
    ['lactose intolerant', 'lactose avoid'],
    ['no eggs, fish is fine', 'egg avoid, fish fine'],
    ['no eggs and fish is fine', 'egg avoid, fish fine'],
    ['tomatoes no, onion is fine', 'tomato avoid, onion fine'],
    ['almonds are ok, peanuts, cashews', 'almond fine, peanut named, cashew named'],
    ['fish? no thanks', 'fish dislike'],
    ['nuts (peanuts ok)', 'nuts named, peanut fine'],
    ['eggs (baked ok), milk', 'egg named, baked fine, milk named'],
    ['cashews, everything else is fine', 'cashew named'],
    ['cashew nuts only, all the others ok', 'cashew only, nuts only'],
    ["I love prawns but they don't love me - hives", 'shrimp avoid'],
    ['peanuts: yes, nuts: no', 'peanut named, nuts avoid'],
    ['kiwi makes my mouth tingle', 'kiwi avoid'],
    ['all nuts incl. peanuts', 'nuts named, peanut named'],
    ['i love anything with cheese', 'cheese want'],
    ['not allergic to nuts, just hate them', 'nuts dislike'],
    ["can't do pull ups, elbow hurts", 'pull_up avoid, elbow have'],
    ['squats hurt my back', 'squat avoid, back have'],
    ["can't bend my knee", 'knee have'],
    ['burpees scare me', 'burpee avoid'],
    ['treadmill is broken', 'treadmill deny'],
    ['bench (broken), bands', 'bench deny, band named'],
    ['deadlifts are fine but lunges kill my knees', 'deadlift fine, lunge avoid, knee have'],
  ]);
});

describe('yes and no behind a list', () => {
  rows([
    ['fish yes, eggs no', 'fish fine, egg avoid'],
    ['shrimp, crab, salmon yes', 'shrimp fine, crab fine, salmon fine'],
    ['tofu yes because. shrimp, crab, fish, no', 'tofu fine, shrimp avoid, crab avoid, fish avoid'],
    ['yes to eggs, honey', 'egg fine, honey fine'],
    ['yes, peanuts', 'peanut named'],
    ['peanuts: yes', 'peanut named'],
    ['pescado sí, huevos no', 'fish fine, egg avoid'],
    ['tofu also no but honey we take', 'tofu avoid, honey fine'],
    ['no onions. eggs, milk, cheese is ok', 'onion avoid, egg fine, milk fine, cheese fine'],
    ['baked is fine, bread, cake', 'baked fine, bread fine, cake fine'],
  ]);
});

describe('what is only not eaten together', () => {
  rows([
    ['no meat and milk together', 'meat named, milk named'],
    ['meat and milk never in the same meal', 'meat named, milk named'],
    ['no mixing meat with milk', 'meat named, milk named'],
    ['no pork, no meat and dairy together', 'pork avoid, meat named, dairy named'],
  ]);
});

describe('what something is, and whose name it is', () => {
  rows([
    ['tomatoes are not nuts and i love them', 'tomato want, nuts deny'],
    ['Dr. Hanson says no pork', 'pork avoid'],
    ['my wife makes it with kale, hate kale', 'kale fine, kale dislike'],
    ['tofu is fine but not the supplements', 'tofu fine, none'],
    ['fish is ok, just not huge helpings', 'fish fine'],
    ['nae eggs nae milk', 'egg avoid, milk avoid'],
    ['no meat but that is over now', 'former: meat avoid'],
  ]);
});

describe('likes and dislikes', () => {
  rows([
    ['love chicken hate fish', 'chicken want, fish dislike'],
    ['i hate mushrooms and love steak', 'mushroom dislike, steak want'],
    ['not a fan of mushrooms, olives', 'mushroom dislike, olive dislike'],
    ["don't really like fish", 'fish dislike'],
    ['not keen on fish tbh', 'fish dislike'],
    ["can't stand the texture of mushrooms", 'mushroom dislike'],
    ["I'd rather die than eat olives", 'olive dislike'],
    ["can't live without cheese", 'cheese want'],
    ["i don't mind fish", 'fish fine'],
    ['mushrooms 🤮 olives 🤮 love cheese 😍', 'mushroom dislike, olive dislike, cheese want'],
    ['🚫🥜', 'peanut avoid'],
    ['🥛🤢', 'milk dislike'],
    ['🦐💀', 'shrimp avoid'],
    ['❌ nuts ✅ fish', 'nuts avoid, fish fine'],
    ['👍 eggs 👎 tofu', 'egg fine, tofu dislike'],
    ['would rather not have tofu', 'tofu dislike'],
    ['foods like okra, tofu', 'tofu named, ?okra'],
    ['hate burpees', 'burpee dislike'],
    ['knees hate deep squats', 'knee have, squat avoid'],
    ['i like everything except fish', 'fish avoid'],
  ]);
});

describe('double negation allows', () => {
  rows([
    ['not allergic to nuts', 'nuts fine'],
    ["I'm not lactose intolerant", 'lactose fine'],
    ['no nut allergy', 'nuts fine'],
    ['no problem with dairy', 'dairy fine'],
    ['dairy is no problem', 'dairy fine'],
    ["dairy doesn't bother me", 'dairy fine'],
    ["nothing I don't eat", 'none'],
    ['not allergic to anything', 'none'],
    ["I don't hate mushrooms", 'mushroom fine'],
    ['not only peanuts, cashews too', 'peanut named, cashew named'],
  ]);
});
