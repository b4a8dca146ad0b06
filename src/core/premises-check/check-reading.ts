import type { Premises } from '#core/premises/premises.ts';
import { accountForDiet, accountForFood } from '#core/premises-check/account-for-food.ts';
import { accountForCondition, accountForJoint, accountForMovement } from '#core/premises-check/account-for-health.ts';
import { accountForPlace, accountForTool } from '#core/premises-check/account-for-tools.ts';
import type { CheckFacts } from '#core/premises-check/check-facts.ts';
import { type Hit, type ReadAnswer, readAnswer } from '#core/premises-check/find-names.ts';
import type { Finding } from '#core/premises-check/finding.ts';
import { type HitCase, sumFoods } from '#core/premises-check/hit-case.ts';
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
      return accountForPlace(c);
    default:
      return [];
  }
}

/** The names of an answer that lack everywhere: "no barbell here, one at work" has it. */
function lackingEverywhere({ answer, around }: Reading): (hit: Hit) => boolean {
  const had = new Set(answer.hits.filter((hit) => !around.lacks(hit)).flatMap(({ subjects }) => subjects));
  return (hit) => !hit.subjects.some((subject) => had.has(subject));
}

function findingsIn(reading: Reading, recheck: Recheck): Finding[] {
  const { facts, premises, sums, at } = recheck;
  const lacking = lackingEverywhere(reading);
  return reading.answer.hits.flatMap((hit) => {
    const behind = [...new Set(hit.subjects.flatMap(facts.behind))];
    const found: HitCase = { hit, around: reading.around, near: at(hit), premises, sums, behind };
    return findingsOf(found, lacking(hit));
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
  const findings = [...readings.flatMap((reading) => findingsIn(reading, recheck)), ...recheckPremises(recheck)];
  const seen = new Set<string>();
  return findings.filter(({ field, start, end, fault }) => {
    const key = `${field} ${start} ${end} ${fault}`;
    return seen.has(key) ? false : seen.add(key);
  });
}
