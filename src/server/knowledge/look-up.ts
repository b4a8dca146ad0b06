import { asQuestion, findEntries, type Question } from '#core/coach/knowledge/find-entries.ts';
import type { Eats } from '#core/coach/knowledge/in-your-case.ts';
import type { KnowledgeFacts } from '#core/coach/knowledge/knowledge-facts.ts';
import { answeredBy, knowledgeFor, type Place, placeOf, wantedOf } from '#core/coach/knowledge/look-up.ts';
import type { KnowsOfPerson } from '#core/coach/knowledge/not-for.ts';
import type { Intent, Understanding } from '#core/coach/turn.ts';
import { exerciseNamed } from '#core/coach/understanding/exercises-named.ts';
import { readAthlete } from '../catalogue/constraints-for.ts';
import type { Asker } from '../chat/gather-facts.ts';
import { readMessage } from '../chat/read-message.ts';
import { loadKnowledge } from './knowledge.ts';
import { meaningOf } from './meaning-of.ts';

/** So many of the best are looked through for two that are for this person. */
const LOOKED_AT = 6;
/** Of a longer message so much says what it is about. */
const LETTERS_MAX = 300;

export type LookedUp = { understanding: Understanding; knowledge: KnowledgeFacts | null };

/** Looks up what nothing else answers, or answers worse; what a message tells or asks besides stays as it was read. */
export async function lookUp(understanding: Understanding, asker: Asker): Promise<LookedUp> {
  const wanted = wantedOf(understanding);
  if (wanted === null) return { understanding, knowledge: null };
  const text = asQuestion(wanted.text.slice(0, LETTERS_MAX));
  const question: Question = { text, meaning: await meaningOf(text, asker.log) };
  const found = findEntries(question, loadKnowledge(), LOOKED_AT);
  const exercise = exerciseNamed(wanted.text, [...asker.catalogue.exercises.exercises.values()]);
  const place = placeOf(found, question, { how: wanted.how, exerciseId: exercise?.id ?? null });
  const told = place.kind === 'told' ? place.entry : null;
  return {
    understanding: answeredBy(understanding, intentsOf(place, asker), wanted.how),
    knowledge: knowledgeFor(told, { found, question, ...(await personOf(asker)) }),
  };
}

function intentsOf(place: Place, asker: Asker): readonly Intent[] {
  if (place.kind === 'told') return [{ kind: 'knowledge', id: place.entry.id }];
  if (place.kind === 'exercise') return [{ kind: 'how_to', exerciseId: place.exerciseId, quote: '' }];
  return place.kind === 'said' ? meantBy(place.say, asker) : [];
}

/** What a sentence of our own asks for; it never changes anything. */
function meantBy(say: string, { athlete, catalogue }: Asker): readonly Intent[] {
  const context = { profile: athlete.profile, history: [], hasPending: false, talk: null };
  return readMessage({ ...context, message: say, catalogue }).intents;
}

async function personOf({ athlete, catalogue }: Asker): Promise<{ person: KnowsOfPerson; eats: Eats }> {
  const { profile } = athlete;
  const { premises, constraints } = await readAthlete(profile, catalogue);
  const { allergens, named } = constraints.food;
  const person = {
    age: profile.age,
    subjects: new Set(premises.health.map(({ subject }) => subject)),
    hasInjury: Object.keys(constraints.training.injuries).length > 0,
    hidesNumbers: constraints.care.hideNumbers,
  };
  return { person, eats: { allergens, named, ways: profile.dietaryPrefs } };
}
