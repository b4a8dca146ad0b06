import { describe, expect, test } from 'vitest';
import { told } from './invented-names.ts';

const rows = (table: readonly (readonly [string, string])[]) =>
  test.each(table)('%s → %s', (text, expected) => expect(told(text)).toBe(expected));

describe('whole out, part back', () => {
  rows([
    ['no nuts but almonds are ok', 'nuts avoid, almond fine'],
    ['no nuts except almonds and cashews', 'nuts avoid, almond fine, cashew fine'],
    ['nuts apart from almonds', 'nuts named, almond fine'],
    ['nuts (not coconut)', 'nuts named, coconut fine'],
    ['allergic to nuts, not peanuts', 'nuts avoid, peanut fine'],
    ['shellfish allergy, fish is ok', 'shellfish avoid, fish fine'],
    ['allergic to milk but baked milk is fine', 'milk avoid, milk fine'],
    ['vegan but eggs from my hens are fine', 'vegan named, egg fine'],
    ['vegan except fish', 'vegan named, fish fine'],
    ['vegetarian but I eat fish on fridays', 'vegetarian named, fish fine'],
    ['mostly vegetarian but sometimes chicken', 'vegetarian named, chicken fine'],
    ['no meat apart from chicken', 'meat avoid, chicken fine'],
    ['halal, no pork', 'halal named, pork avoid'],
    ['no other meat than chicken', 'meat avoid, chicken fine'],
    ['anaphylactic to cashews, other nuts fine', 'cashew avoid, nuts fine'],
    ['hate raw onion (cooked is ok)', 'onion dislike, cooked fine'],
    ["cheese is fine, milk isn't", 'cheese fine, milk avoid'],
    ['no dairy, though butter is fine', 'dairy avoid, butter fine'],
    ['no dairy but cheese and yogurt ok', 'dairy avoid, cheese fine, yogurt fine'],
    ['everything but mushrooms', 'mushroom avoid'],
    ["i'll eat anything except liver and olives", 'olive avoid, ?liver'],
    ['I love fish but not salmon', 'fish want, salmon avoid'],
    ['I eat chicken, fish, not pork', 'chicken fine, fish fine, pork avoid'],
    ['no red meat, chicken and fish are fine', 'red_meat avoid, chicken fine, fish fine'],
    ['gym except the machines', 'gym named, machine deny'],
    ['full gym but no barbell', 'gym named, barbell deny'],
    ['I have everything except a barbell', 'barbell deny'],
    ['bad knee but cycling is ok', 'knee have, cycling fine'],
    ["knee's bad, swimming fine though", 'knee have, swimming fine'],
  ]);
});

describe('only', () => {
  rows([
    ['only shrimp', 'shrimp only'],
    ['chicken is the only meat i eat', 'chicken fine, meat avoid'],
    ['fish on fridays only', 'fish avoid'],
    ["walnuts. that's the only nut", 'walnut named, nuts deny'],
    ["it's just walnuts", 'walnut only'],
    ['only allergic to shrimp', 'shrimp avoid'],
    ['allergic to only shrimp', 'shrimp avoid'],
    ['the only fish I eat is tuna', 'fish avoid, tuna fine'],
    ["the only nuts i can't eat are walnuts", 'nuts fine, walnut avoid'],
    ['nothing but chicken and rice', 'chicken only, rice only'],
    ['chicken and fish only', 'chicken only, fish only'],
    ['just a kettlebell', 'kettlebell only'],
    ['only have bands and a mat', 'band only, mat only'],
    ['nothing but a yoga mat', 'mat only'],
    ['i only eat fish on fridays', 'fish only'],
    ['dumbbells and a bench, thats it', 'dumbbell only, bench only'],
    ['no, just peanuts', 'peanut only'],
    ['just avoid pork', 'pork avoid'],
  ]);
});

describe('condition and reason', () => {
  rows([
    ["dairy is fine as long as it's lactose free", 'dairy fine, lactose avoid'],
    ['no eggs unless baked', 'egg avoid, baked fine'],
    ['no salt because of my high blood pressure', 'salt avoid, pressure named'],
    ['no pork cos im muslim', 'pork avoid'],
    ['avoid sugar due to diabetes', 'sugar avoid, diabetes named'],
    ['left knee hurts when i squat', 'knee have, squat avoid'],
    ['no beef for my gout', 'beef avoid, gout named'],
  ]);
});

describe('free-from', () => {
  rows([
    ['gluten free', 'gluten avoid'],
    ['dairy-free, sugar free', 'dairy avoid, sugar avoid'],
    ['gluten- and dairy-free', 'gluten avoid, dairy avoid'],
    ['not gluten free', 'gluten fine'],
    ['lactose free milk is fine', 'lactose avoid, milk fine'],
    ['non dairy yogurt only', 'dairy avoid, yogurt only'],
    ['non-dairy', 'dairy avoid'],
    ['glutenfree', 'gluten avoid'],
    ['sugarless', 'sugar avoid'],
    ['unsalted butter', 'butter named'],
    ['free of nuts', 'nuts avoid'],
  ]);
});

describe('past and in force', () => {
  rows([
    ['used to be vegan', 'former: vegan named'],
    ['ex-vegan', 'former: vegan named'],
    ['was vegan, now eat everything', 'former: vegan named, none'],
    ['I used to eat meat but now vegan', 'former: meat named, vegan named'],
    ['had a reaction to cashews once', 'cashew avoid'],
    ['outgrew my milk allergy', 'former: milk avoid'],
    ['used to be allergic to milk but outgrew it', 'former: milk avoid'],
    ['had asthma as a kid', 'former: asthma have'],
    ['no longer vegan', 'former: vegan named'],
    ['gave up dairy', 'dairy avoid'],
    ['quit eating meat', 'meat avoid'],
    ['i stopped eating sugar', 'sugar avoid'],
    ['I gave up keto', 'former: keto have'],
    ['quit the gym', 'former: gym named'],
    ['sold my bike', 'former: bike named'],
    ['stopped metformin last year', 'former: metformin have'],
    ['shoulder healed years ago', 'healed: shoulder named'],
    ['knee is fine now', 'healed: knee named'],
    ['bad knee, all healed', 'healed: knee have'],
    ['asthma since childhood', 'asthma named'],
    ['knee still hurts', 'knee have'],
    ['asthma, outgrew it', 'former: asthma named'],
    ['ordered a rack', 'future: rack named'],
    ['getting a bench next month', 'future: bench named'],
  ]);
});

describe('other people', () => {
  rows([
    ['my wife is vegan', 'his: vegan named'],
    ['my wife is allergic to nuts, eggs and dairy', 'his: nuts avoid, his: egg avoid, his: dairy avoid'],
    ['my son is allergic to nuts but i love them', 'his: nuts avoid'],
    ["my mum's allergic to shellfish, i hate mushrooms", 'his: shellfish avoid, mushroom dislike'],
    ['my wife and I are vegan', 'vegan named'],
    ['son is celiac. I hate olives', 'his: celiac named, olive dislike'],
    ['dad had a heart attack', 'his: former: heart have'],
    ['diabetes runs in the family', 'his: diabetes named'],
    ['family history of diabetes', 'his: diabetes named'],
    ['nuts (my son)', 'his: nuts named'],
    ['daughter has a nut allergy so no nuts in the house', 'his: nuts avoid, nuts avoid'],
    ['my wife is vegan so we dont eat meat at home', 'his: vegan named, meat avoid'],
    ["i have dumbbells but they're my flatmate's", 'his: dumbbell have'],
    ['my husband has a full gym that i can use', 'gym have'],
    ['my brother lends me his barbell', 'barbell named'],
    ['was told im allergic to shellfish', 'shellfish avoid'],
    ['my dad had gout, i had asthma', 'his: former: gout have, former: asthma have'],
    ['gym with my wife', 'gym named'],
    ['mushrooms, they make me sick', 'mushroom avoid'],
    ['husband hates fish but I like it', 'his: fish dislike'],
    ['my doctor told me to avoid salt', 'salt avoid'],
  ]);
});
