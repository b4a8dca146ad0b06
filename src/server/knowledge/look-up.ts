import type { Stood } from '#core/coach/dialogue/what-stood-last.ts';
import { asQuestion, findEntries, type Question } from '#core/coach/knowledge/find-entries.ts';
import type { Eats } from '#core/coach/knowledge/in-your-case.ts';
import type { KnowledgeFacts } from '#core/coach/knowledge/knowledge-facts.ts';
import { answeredBy, knowledgeFor, wantedOf } from '#core/coach/knowledge/look-up.ts';
import type { KnowsOfPerson } from '#core/coach/knowledge/not-for.ts';
import { filledQueries } from '#core/coach/queries/fill-query.ts';
import type { Query } from '#core/coach/queries/query.ts';
import { goesOn, pointsBack, type QueryContext, readQueries } from '#core/coach/queries/read-queries.ts';
import { type Piece, piecesOf } from '#core/coach/recall/pieces.ts';
import { type Looked, nearestOf, type Place, placesAmong } from '#core/coach/recall/place-among.ts';
import { recalled } from '#core/coach/recall/recall.ts';
import type { Intent, Understanding } from '#core/coach/turn.ts';
import { exerciseNamed } from '#core/coach/understanding/exercises-named.ts';
import { readAthlete } from '../catalogue/constraints-for.ts';
import type { Asker } from '../chat/gather-facts.ts';
import { readMessage } from '../chat/read-message.ts';
import { loadKnowledge, loadRecall } from './knowledge.ts';
import { meaningsOf } from './meaning-of.ts';

/** So many of the best are looked through for two that are for this person. */
const LOOKED_AT = 6;
/** Less sure than this a part of a message is not taken for a question. */
const SURE_QUESTION = 0.85;

export type LookedUp = { understanding: Understanding; knowledge: KnowledgeFacts | null };

/** Looks up what nothing else answers, or answers worse; what a message tells or asks besides stays as it was read. */
export async function lookUp(
  understanding: Understanding,
  asker: Asker,
  stood: () => Stood = () => ({ last: null, earlier: [], told: null }),
): Promise<LookedUp> {
  const wanted = wantedOf(understanding);
  if (wanted === null) return { understanding, knowledge: null };
  const { told: toldBefore, ...before } = stood();
  const looked = await lookedUpWith(wanted.text, toldBefore, asker);
  const { found, question } = looked.whole;
  const exercise = exerciseNamed(wanted.text, exercisesOf(asker));
  const context: QueryContext = { ...before, exercises: exercisesOf(asker) };
  const read = (text: string) =>
    readQueries(text, context).flatMap(({ query, certainty }) =>
      certainty >= SURE_QUESTION && !isOfEverything(query) ? [query] : [],
    );
  const places = placesAmong(looked, { how: wanted.how, exerciseId: exercise?.id ?? null, read });
  const [first] = places.flatMap((place) => {
    const intents = intentsOf(place, asker, { context, message: wanted.text });
    return intents.length > 0 ? [{ place, intents }] : [];
  });
  const told = first?.place.kind === 'told' ? first.place.entry : null;
  const isAsked = [looked.whole, ...looked.parts].some((part) => part.isAsked);
  const knowledge = knowledgeFor(told, { found, question, isAsked, ...(await personOf(asker)) });
  return {
    understanding: answeredBy(understanding, first?.intents ?? [], wanted.how),
    knowledge: { ...knowledge, nearest: nearestOf(knowledge.nearest, [looked.whole, ...looked.parts]) },
  };
}

/** A message, or where it says too little by itself, with the card that it goes on from. */
async function lookedUpWith(message: string, toldBefore: string | null, asker: Asker) {
  const alone = await lookedUp(message, asker);
  if (toldBefore === null || !goesOn(message)) return alone;
  const together = await lookedUp(`${toldBefore}: ${message}`, asker);
  return bestScore(together.whole) > bestScore(alone.whole) ? together : alone;
}

const bestScore = ({ found }: Looked) => found[0]?.score ?? 0;

/** A message and its parts with what is found for each. */
async function lookedUp(message: string, asker: Asker) {
  const { whole, parts, isStory, isOwn } = piecesOf(message);
  const texts = [whole, ...parts].map(({ text }) => asQuestion(text));
  const meanings = await meaningsOf(texts, asker.log);
  const lookAt = (piece: Piece, at: number): Looked => {
    const question: Question = { text: texts[at] ?? '', meaning: meanings?.[at] ?? null };
    const heard = question.meaning ? recalled(piece.text, question.meaning, loadRecall()) : [];
    return { ...piece, question, found: findEntries(question, loadKnowledge(), LOOKED_AT), recalled: heard };
  };
  return {
    whole: lookAt(whole, 0),
    parts: parts.map((part, at) => lookAt(part, at + 1)),
    isLoose: isStory || pointsBack(message),
    isOwn,
  };
}

const exercisesOf = ({ catalogue }: Asker) => [...catalogue.exercises.exercises.values()];

/** "What do you think" asks for no answers of the questionnaire. */
const isOfEverything = ({ what, of }: Query): boolean => what === 'answer' && of === undefined;

type Heard = { context: QueryContext; message: string };

function intentsOf(place: Place, asker: Asker, { context, message }: Heard): readonly Intent[] {
  switch (place.kind) {
    case 'told':
      return [{ kind: 'knowledge', id: place.entry.id }];
    case 'exercise':
      return [{ kind: 'how_to', exerciseId: place.exerciseId, quote: '' }];
    case 'said':
      return meantBySentence(place.say, asker);
    case 'feeling':
      return [{ kind: 'feeling', feeling: place.feeling }];
    case 'asked':
      return filledQueries(place.query, { text: place.text, message }, context).map(asIntent);
    case 'read':
      return place.queries.map(asIntent);
    case 'nothing':
      return [];
  }
}

const asIntent = (query: Query): Intent => ({ kind: 'query', query, certainty: 1 });

/** What a sentence of our own asks for; it never changes anything. */
function meantBySentence(say: string, { athlete, catalogue }: Asker): readonly Intent[] {
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
