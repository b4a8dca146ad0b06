import moodData from '#data/guard/moods.json' with { type: 'json' };
import { ADVICE_LISTS, checkAdvice } from './advice.ts';
import { CLAIM_LISTS, checkClaims } from './claims.ts';
import { leadsAway } from './foreign.ts';
import { type Mood, moodOf } from './mood.ts';
import { checkNumbers } from './numbers.ts';
import { checkPerson, PERSON_LISTS } from './person.ts';
import { type Finder, finderIn, listsOf } from './phrases.ts';
import type { Proof, Verdict } from './proof.ts';
import { readSentence } from './words.ts';

const LISTS = listsOf({
  ...moodData.lists,
  ...CLAIM_LISTS,
  ...PERSON_LISTS,
  ...ADVICE_LISTS,
});

/** A sentence of a coach is shorter; what is longer hides something. */
const LONGEST = 700;

/** Whether a model's sentence may be shown to this person, and what is wrong with it, fit to be told to the model. */
export function guardSentence(text: string, proof: Proof): Verdict {
  if (text.length > LONGEST)
    return { ok: false, reason: 'advice', why: 'The sentence is too long. Say it in short ones.' };
  if (leadsAway(text)) return { ok: false, reason: 'foreign', why: 'No links, and no addresses.' };
  const sentence = readSentence(text);
  const find = finderIn(sentence, LISTS, proof.person.lists);
  const mood = moodOf(sentence, find);
  const checks = [
    () => checkDanger(find, mood, proof),
    () => checkAdvice(find, mood, proof),
    () => checkPerson(find, mood, proof),
    () => checkClaims(find, mood, proof),
    () => checkNumbers({ sentence, find, mood, proof }),
  ];
  for (const check of checks) {
    const verdict = check();
    if (!verdict.ok) return verdict;
  }
  return { ok: true };
}

/** After words about death nothing of a model's is shown; after a danger sign of the body, nothing that goes on with training. */
function checkDanger(find: Finder, mood: Mood, { danger }: Proof): Verdict {
  const goesOn = danger === 'body' && find.has('training-word') && !(mood.refuses || mood.defers);
  if (danger !== 'crisis' && !goesOn) return { ok: true };
  return {
    ok: false,
    reason: 'crisis',
    why: 'What was said here is answered in fixed words; nothing goes on with training.',
  };
}
