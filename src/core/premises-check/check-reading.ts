import type { Premises } from '#core/premises/premises.ts';
import { accountForDiet, accountForFood } from '#core/premises-check/account-for-food.ts';
import { accountForCondition, accountForJoint, accountForMovement } from '#core/premises-check/account-for-health.ts';
import { accountForPlace, accountForTool } from '#core/premises-check/account-for-tools.ts';
import type { CheckFacts } from '#core/premises-check/check-facts.ts';
import { type Hit, type ReadAnswer, readAnswer } from '#core/premises-check/find-names.ts';
import type { Finding } from '#core/premises-check/finding.ts';
import { type HitCase, isDecided, sumFoods } from '#core/premises-check/hit-case.ts';
import { premisePlaces } from '#core/premises-check/premise-places.ts';
import { type Recheck, recheckPremises } from '#core/premises-check/recheck-premises.ts';
import { type WordsAround, wordsAround } from '#core/premises-check/words-around.ts';

type Reading = { answer: ReadAnswer; around: WordsAround };

function findingsOf(c: HitCase, lacking: boolean): Finding[] {
  switch (c.hit.subjects[0]?.group) {
    case 'allergen':
    case 'food':
      return accountForFood(c);
    case 'diet':
      return accountForDiet(c);
    case 'condition':
    case 'medicine':
      return accountForCondition(c);
    case 'joint':
      return accountForJoint(c);
    case 'movement':
      return accountForMovement(c);
    case 'tool':
      return accountForTool(c, lacking);
    case 'place':
      return accountForPlace(c, lacking);
    default:
      return [];
  }
}

/** "Chia pudding" among the dislikes: the words go on with a name that premises come from. */
const isOfCompound = ({ field, end }: Hit, at: Recheck['at']): boolean =>
  field === 'dislikedFoods' && at({ field, start: end + 1, end: end + 2 }).foods.length > 0;

/** The names of an answer that lack everywhere: "no barbell here, one at work" has it. */
function lackingEverywhere({ answer, around }: Reading): (hit: Hit) => boolean {
  const had = new Set(answer.hits.filter((hit) => !around.lacks(hit)).flatMap(({ subjects }) => subjects));
  return (hit) => !hit.subjects.some((subject) => had.has(subject));
}

/** A name, what is held against its reading, and whether premises come from it. */
type Judged = { hit: Hit; findings: Finding[]; followed: boolean };

function judgeNames(reading: Reading, { facts, premises, sums, at }: Recheck): Judged[] {
  const lacking = lackingEverywhere(reading);
  return reading.answer.hits.map((hit) => {
    const behind = [...new Set(hit.subjects.flatMap(facts.behind))];
    const near = at(hit);
    const found: HitCase = { hit, around: reading.around, near, premises, sums, behind };
    const followed = near.foods.length + near.health.length + near.movements.length + near.exercises.length > 0;
    const settled = isDecided(found) || (near.accounted.length > 0 && isOfCompound(hit, at));
    return { hit, findings: settled ? [] : findingsOf(found, lacking(hit)), followed };
  });
}

/** What is of a body stays a fact of the person, wherever else it is spoken of; a food may be refused here and be fine there. */
const OF_BODY = new Set(['condition', 'medicine', 'joint']);

/**
 * A name that leads to nothing here is not lost where premises come from it elsewhere: neither one that was dropped, nor an illness that
 * was taken back ("the gout is why") and is in force by another place.
 */
const isOnlyHere = ({ fault, names: { groups } }: Finding): boolean =>
  fault === 'dropped' || (fault === 'taken_back' && groups.every((group) => OF_BODY.has(group)));

/** What is held against the reading of the names; a thing named twice is not lost where premises come from one of the two. */
function findingsOfNames(judged: readonly Judged[]): Finding[] {
  const followed = new Set(
    judged.filter((one) => one.followed && one.findings.length === 0).flatMap(({ hit }) => hit.subjects),
  );
  return judged.flatMap(({ hit, findings }) => {
    const saidElsewhere = hit.subjects.some((subject) => followed.has(subject));
    return findings.filter((finding) => !saidElsewhere || !isOnlyHere(finding));
  });
}

/**
 * Checks a reading against the answers that it was read from, by plain word lists and predicates of its own: every name must lead to a
 * premise, a question or a reason why not, and the premises must hold what they say. Empty where nothing is held against it. Takes time
 * linear in the length of the answers; throws nothing, whatever they hold.
 */
export function checkReading(
  answers: Readonly<Record<string, string>>,
  premises: Premises,
  facts: CheckFacts,
): Finding[] {
  const recheck: Recheck = { answers, premises, sums: sumFoods(premises), facts, at: premisePlaces(premises) };
  const readings = Object.entries(answers).flatMap(([field, text]): Reading[] => {
    const answer = readAnswer(facts.lists, field, text);
    return answer === null ? [] : [{ answer, around: wordsAround(answer) }];
  });
  const judged = readings.flatMap((reading) => judgeNames(reading, recheck));
  const findings = [...findingsOfNames(judged), ...recheckPremises(recheck)];
  const seen = new Set<string>();
  return findings.filter(({ field, start, end, fault }) => {
    const key = `${field} ${start} ${end} ${fault}`;
    return seen.has(key) ? false : seen.add(key);
  });
}
