import { readText } from './read-text.ts';
import type { Mention, SubjectKind } from './reading.ts';
import { buildVocabulary, type Near, type VocabularyEntry } from './vocabulary.ts';

/** Names for the tests of reading: one thing a word, "id=name|name" where it has others. */
const NAMES: Partial<Record<SubjectKind, string>> = {
  food: `nuts=nuts|nut|tree nuts peanut=peanut|peanuts|🥜|cacahuetes|amendoim almond cashew walnut hazelnut pecan egg=egg|eggs|🥚|huevo|huevos
    milk=milk|leche|lait|latte|🥛 dairy cheese=cheese|🧀 yogurt=yogurt|yoghurt fish=fish|🐟|pescado|poisson|fisch|pesce tuna salmon shrimp=shrimp|prawn|🦐
    crab shellfish=shellfish|mariscos|fruits_de_mer chicken beef steak pork=pork|cerdo|porc ham bacon lamb meat=meat|viande|carne|fleisch
    red_meat=red_meat|pink_meat soy=soy|soya tofu wheat gluten oats=oat rice bread=bread|loaf pasta mushroom olive onion=onion|🧅 tomato potato
    anchovy kale feta butter peanut_butter soy_milk eggplant coconut salt sugar lactose kiwi banana cilantro broccoli=broccoli|🥦 honey
    gelatin alcohol spinach beans chocolate celery sesame pineapple strawberry=strawberry|🍓 avocado cake coffee mustard garlic sauce`,
  food_form: 'raw cooked baked yolk white=white|whites oil powder skin canned=canned|tinned scrambled smoked',
  diet: 'vegan=vegan|vegana|vegano vegetarian=vegetarian|veggie|vegetariano keto halal kosher paleo pescatarian mediterranean',
  condition: `asthma diabetes=diabetes|diabetic heart=heart_problems|heart_attack|heart_condition acl=acl_surgery|acl_repair|torn_acl pregnant
    pressure=high_blood_pressure|blood_pressure|hypertension gout ibs arthritis hernia kidneys=kidney_disease`,
  illness: 'celiac=celiac|coeliac',
  medicine: 'metformin insulin lisinopril',
  joint: 'knee shoulder back=back|lower_back hip wrist ankle elbow neck',
  movement:
    'overhead kneeling=kneeling|kneel jumping=jumping|jump floor=get_down_on_the_floor|floor_work running=running|run',
  exercise: 'squat deadlift bench_press pull_up lunge cycling=cycling|cycle burpee swimming=swim|swimming plank',
  tool: `dumbbell=dumbbell|db barbell kettlebell=kettlebell|kb bench rack=rack|squat_rack band=band|resistance_band treadmill bike
    bowflex=bowflex_552|bowflex_552s machine cable=cable_machine|cables mat=yoga_mat|mat pull_up_bar rower`,
  place: 'gym=gym|full_gym home_gym=home_gym|garage_gym|apartment_gym planet_fitness',
};

const spaced = (text: string): string => text.replaceAll('_', ' ');

function entryOf(kind: SubjectKind, name: string): VocabularyEntry {
  const [id = '', phrases = id] = name.split('=');
  return { kind, id, phrases: phrases.split('|').map(spaced) };
}

const INVENTED_NAMES: readonly VocabularyEntry[] = [
  ...Object.entries(NAMES).flatMap(([kind, names]) =>
    names.split(/\s+/).map((name) => entryOf(kind as SubjectKind, name)),
  ),
  { kind: 'condition', id: 'ms', phrases: ['MS'], needsCue: 'body' },
  { kind: 'food', id: 'flour', phrases: ['flower'], needsCue: 'food', ask: true },
  { kind: 'allergen', id: 'mollusc', phrases: ['mollusc'], exact: true, notThis: ['oyster mushroom'] },
  { kind: 'food', id: 'oyster', phrases: ['oyster'], notThis: ['oyster mushroom'] },
];

export const INVENTED_VOCABULARY = buildVocabulary(INVENTED_NAMES);

/** A mention in few words: "nuts avoid", "his: nuts avoid", "former: vegan named". */
function inFewWords({ senses, polarity, whose, time }: Mention): string {
  const time_ = time === 'now' ? '' : `${time}: `;
  return `${whose === 'mine' ? '' : 'his: '}${time_}${senses[0]?.id} ${polarity}`;
}

/** What a text says of each thing, in few words; "none" where it says that there is nothing. */
export function told(text: string, about: Near | null = null): string {
  const { mentions, unread, saysNone } = readText(text, INVENTED_VOCABULARY, about);
  const words = [...mentions.map(inFewWords), ...unread.map(({ quote }) => `?${quote}`)];
  return [...words, ...(saysNone ? ['none'] : [])].join(', ');
}
