import type { FoodPremise, Origin, Premises, UnreadWord } from '#core/premises/premises.ts';
import type { CheckFacts } from '#core/premises-check/check-facts.ts';
import type { CheckSubject } from '#core/premises-check/check-lists.ts';
import { readAnswer } from '#core/premises-check/find-names.ts';
import type { Fault, Finding } from '#core/premises-check/finding.ts';
import type { FoodSums } from '#core/premises-check/hit-case.ts';
import { type Overlapping, type Place, placesOf } from '#core/premises-check/premise-places.ts';

/** All that the premises are checked against. `at`: what they hold from a place. */
export type Recheck = {
  answers: Readonly<Record<string, string>>;
  premises: Premises;
  sums: FoodSums;
  facts: CheckFacts;
  at: (place: Place) => Overlapping;
};

/** Reasons for which nothing that a premise holds may be served. */
const STRICT_REASONS = new Set<FoodPremise['because']>(['allergy', 'illness', 'medicine']);
/** Answers in which an unread word could be any food that makes ill. */
const CLOSING_ANSWERS = new Set(['foodAllergies', 'dietaryRestrictions']);
/** Groups that are eaten. */
const ILLNESSES = 'medicalConditions';
const EATEN = new Set<string>(['allergen', 'food', 'diet']);

/** Whether food is spoken of in the sentence of a word among illnesses: "EF 30" and "LAD" are no food. */
function toldWithFood({ answers, facts }: Recheck): (word: UnreadWord) => boolean {
  const read = readAnswer(facts.lists, ILLNESSES, answers[ILLNESSES] ?? '');
  if (read === null) return () => false;
  const eaten = read.hits.filter(({ subjects }) => subjects.some(({ group }) => EATEN.has(group)));
  const reacts = read.marks.filter(({ cues }) => cues.includes('reacts'));
  const sentences = new Set([...eaten, ...reacts].map(({ from }) => read.sentence[from]));
  const sentenceAt = new Map(read.words.map(({ start }, at) => [start, read.sentence[at]]));
  return ({ start }) => sentences.has(sentenceAt.get(start));
}

function findingAt(origins: readonly Origin[], means: string, fault: Fault, foods: readonly string[] = []): Finding {
  const place = placesOf(origins)[0] ?? { field: '', start: 0, end: 0 };
  const read = origins.find((origin) => origin.how === 'read' || origin.how === 'guessed');
  return {
    ...place,
    quote: read?.how === 'read' || read?.how === 'guessed' ? read.quote : '',
    fault,
    means,
    severity: 'ask',
    names: { label: means, groups: ['food'], foods, tokens: [], limits: [] },
  };
}

/** What a premise is of, by the plain lists: its id, else the names in its label. */
function subjectsOf({ subject, label }: FoodPremise, { lists }: CheckFacts): CheckSubject[] {
  const same = lists.subjects.filter(({ id }) => id === subject);
  if (same.length > 0) return same;
  return readAnswer(lists, 'foodAllergies', label)?.hits.flatMap(({ subjects }) => subjects) ?? [];
}

/** An allergen that is never to be served, while foods that hold it by the catalogue's own column stay in. */
function wholeAllergens({ premises, sums, facts }: Recheck): Finding[] {
  return premises.foods.flatMap((premise) => {
    if (premise.stance !== 'never' || !premise.subject.startsWith('allergen:')) return [];
    const whole = subjectsOf(premise, facts).filter((subject) => subject.whole);
    const served = whole
      .flatMap((subject) => facts.behind(subject))
      .some((id) => !premise.foodsOut.includes(id) && !sums.back.has(id) && !sums.never.has(id));
    return served ? [findingAt(premise.origins, premise.label, 'not_all_left_out', whole.flatMap(facts.behind))] : [];
  });
}

/** Said to be fine, while an allergy, an illness or a medicine holds all of it: two statements of which one was misread. */
function fineAgainstAllergy({ premises, facts, at }: Recheck): Finding[] {
  const strict = premises.foods.filter(({ stance, because }) => stance === 'never' && STRICT_REASONS.has(because));
  const back = new Set(strict.flatMap(({ foodsBack }) => foodsBack));
  const held = new Set(strict.flatMap(({ foodsOut }) => foodsOut).filter((id) => !back.has(id)));
  return premises.foods.flatMap((premise) => {
    if (premise.stance !== 'fine') return [];
    const ids =
      premise.foodsBack.length > 0
        ? premise.foodsBack
        : subjectsOf(premise, facts).flatMap((subject) => facts.behind(subject));
    const places = placesOf(premise.origins);
    // A tap on a food was made in sight of the allergy, and lifts nothing of it.
    const asked = places.length === 0 || places.some((place) => isAsked(at(place)) || isWithoutEffect(at(place)));
    const against = ids.length > 0 && ids.every((id) => held.has(id)) && !asked;
    return against ? [findingAt(premise.origins, premise.label, 'fine_against_allergy', ids)] : [];
  });
}

/** It stays out, and only tells how far that goes ("egg; baked in it is fine"). */
const isWithoutEffect = ({ accounted }: Overlapping): boolean => accounted.some(({ as }) => as === 'no_effect');

/** Open as a question, or answered by a tap. */
const isAsked = ({ questions, accounted }: Overlapping): boolean =>
  questions.length > 0 || accounted.some(({ as }) => as === 'decided');

const unreadFinding = (word: UnreadWord, fault: Fault, foods: readonly string[] = []): Finding => ({
  field: word.field,
  start: word.start,
  end: word.end,
  quote: word.quote,
  fault,
  means: word.quote,
  severity: 'ask',
  names: { label: word.quote, groups: ['food'], foods, tokens: [], limits: [] },
});

/** A promise to leave out what was not read: it rules out no food, and its words are the unread ones. */
function unreadClaims({ premises, at }: Recheck): Finding[] {
  const claims = new Set(
    premises.foods
      .filter(({ stance, because, foodsOut }) => stance === 'never' && because !== 'unread' && foodsOut.length === 0)
      .flatMap(({ label, terms }) => [label, ...terms])
      .map((term) => term.toLowerCase()),
  );
  return premises.unread.flatMap((word) => {
    const promised = at(word).foods.some(
      ({ stance, because, foodsOut }) => stance === 'never' && because !== 'unread' && foodsOut.length === 0,
    );
    return promised || claims.has(word.quote.toLowerCase()) ? [unreadFinding(word, 'unread_claimed')] : [];
  });
}

/** A word unread where an allergy or illness is told: until it is read, none of the fourteen allergens may be served. */
function unreadNotClosed(recheck: Recheck): Finding[] {
  const { premises, sums, facts, at } = recheck;
  const isOfFood = toldWithFood(recheck);
  const open = premises.unread.filter((word) => {
    if (!word.failsClosed || at(word).accounted.some(({ as }) => as === 'decided')) return false;
    return CLOSING_ANSWERS.has(word.field) || (word.field === ILLNESSES && isOfFood(word));
  });
  if (open.length === 0) return [];
  const ofThese = new Set(open.flatMap((word) => at(word).foods));
  const fine = new Set(premises.foods.filter((food) => !ofThese.has(food)).flatMap(({ foodsBack }) => foodsBack));
  const fourteen = facts.lists.subjects.filter((subject) => subject.whole).flatMap((subject) => facts.behind(subject));
  if (fourteen.every((id) => sums.never.has(id) || fine.has(id))) return [];
  return open.map((word) => unreadFinding(word, 'unread_not_closed', fourteen));
}

const plain = (quote: string): string => quote.trim().toLowerCase();

/** Premises that quote what does not stand at their place. */
function misquotes({ answers, premises }: Recheck): Finding[] {
  const named = [
    ...premises.foods,
    ...premises.health,
    ...premises.exercises,
    ...premises.tools.map(({ token, origins }) => ({ label: token, origins })),
    ...premises.movements.map(({ limit, origins }) => ({ label: limit, origins })),
  ];
  return named.flatMap(({ label, origins }) =>
    origins.flatMap((origin) => {
      if (origin.how !== 'read' && origin.how !== 'guessed') return [];
      const there = answers[origin.field]?.slice(origin.start, origin.end) ?? '';
      return plain(there) === plain(origin.quote) && there !== ''
        ? []
        : [{ ...findingAt([origin], label, 'misquoted'), severity: 'note' as const }];
    }),
  );
}

/** Works the premises out again by plain predicates of their own, without looking at the words around. */
export function recheckPremises(recheck: Recheck): Finding[] {
  return [wholeAllergens, fineAgainstAllergy, unreadClaims, unreadNotClosed, misquotes].flatMap((check) =>
    check(recheck),
  );
}
