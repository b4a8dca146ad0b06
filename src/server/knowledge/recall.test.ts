import { afterAll, describe, expect, it } from 'vitest';
import { INVENTED_PERSON } from '#core/athlete/invented-person.ts';
import type { Intent } from '#core/coach/turn.ts';
import { understand } from '#core/coach/understand.ts';
import { captureLog } from '#test/capture-log.ts';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import type { Asker } from '../chat/gather-facts.ts';
import { lookUp } from './look-up.ts';
import { stopKnowledge } from './meaning-of.ts';

afterAll(stopKnowledge);

const catalogue = loadCatalogue();
const exercises = [...catalogue.exercises.exercises.values()];
const asker = { athlete: { profile: INVENTED_PERSON }, catalogue, log: captureLog().logger } as unknown as Asker;

const nameOf = (intent: Intent): string => {
  if (intent.kind === 'query') return intent.query.what;
  return intent.kind === 'feeling' ? intent.feeling : intent.kind;
};

/** What a message comes to, as its first reading: a subject, a feeling, or the kind of what else was read. */
async function heardAs(message: string): Promise<string> {
  const read = understand(message, { profile: INVENTED_PERSON, history: [], hasPending: false, exercises });
  const { understanding } = await lookUp(read, asker);
  const [first] = understanding.intents;
  if (first) return nameOf(first);
  return understanding.changes.length + understanding.logs.length > 0 ? 'change' : 'nothing';
}

/** In the words of people who had a look at no list; the rows were not written from them. */
const SAID: readonly (readonly [message: string, heard: string])[] = [
  ['quick one before i hop in the shower, wats the scale damage since new year', 'weight'],
  ['ok doc asked me how many kilos ive shed, what do i tell him', 'weight'],
  ['my jeans say smaller, does the tape agree', 'measurement'],
  ['hey, nan here, did i put my kilos in this morning or did i dream it', 'weight'],
  ['plus 3 since friday?? i had ONE curry', 'weight'],
  ['what on earth is wrong, five weeks of rabbit food and the number stays put', 'weight_why'],
  ['in your honest opinion am i wasting my evenings here', 'on_track'],
  ['could you tell me in short how the last seven days went', 'week_review'],
  ['my sister marries on the 4th of july, am i slim by then at this speed', 'goal_date'],
  ['whats the remaining distance to 68', 'goal_gap'],
  ['i drag myself through every afternoon since a few weeks, whats up with that', 'tired'],
  ['how perky was i in october going by the numbers', 'energy'],
  ['was i a good girl this month, how many times did i turn up', 'sessions'],
  ['i swear i went more often last month, did i', 'sessions'],
  ['remind an old man what he lifted on tuesday', 'sessions'],
  ['have i still got that run of days going', 'streak'],
  ['give me an overview of how my training is organised', 'workout_plan'],
  ['just parked outside the gym. what awaits me', 'next_session'],
  ['babysitter leaves at 8, will the workout fit in before', 'next_session'],
  ['rows done, sweating like a pig, what now', 'next_session'],
  ['how come theres rows again, didnt we do that monday', 'next_session'],
  ['which evenings am i normally in the gym', 'next_session'],
  ['what was the weight on the squat bar last time round', 'lift'],
  ['how many kilos should go on for deadlifts tonight', 'lift'],
  ['that 12 kilo for the press is a joke, who came up with it', 'lift'],
  ['my bench has been glued to 60 since august', 'lift'],
  ['anything i have beaten lately, any new bests', 'records'],
  ['do my shoulders see enough work', 'volume'],
  ['add up how long i jogged since sunday please', 'cardio'],
  ['how many cals am i given per day', 'target'],
  ['who decided 1700 for me and on what grounds', 'target'],
  ['theres a mountain of carbs in this, whats the logic', 'target'],
  ['any room left for a beer in todays numbers', 'eaten'],
  ['how much protein is still missing before bed', 'eaten'],
  ['did my porridge make it into the diary', 'eaten'],
  ['what else is coming my way on the plate today', 'eaten'],
  ['starving here, what was dinner again', 'meals'],
  ['read me the suppers from now till sunday', 'meals'],
  ['that stew, is it a heavy one in calories', 'dish'],
  ['how long am i standing at the stove tonight', 'dish'],
  ['never cooked fish in my life, talk me through dinner', 'dish'],
  ['why on earth lentils at breakfast', 'dish'],
  ['my guest is off gluten, is there any in saturdays dinner', 'contents'],
  ['tell me all that goes into the lunch', 'contents'],
  ['do i have to keep half of tonights for tomorrow', 'contents'],
  ['standing in the supermarket, what was i meant to get', 'groceries'],
  ['how big a piece of salmon do i ask the fishmonger for', 'groceries'],
  ['a pint of lager sets me back how many calories', 'food_table'],
  ['what does my body use up on a lazy day', 'burned'],
  ['that pop up wanting me to eat less, what is it about', 'burned'],
  ['where is all my fat coming from today', 'sources'],
  ['will it cost me if i change dinner again', 'membership'],
  ['whats the damage for the full version', 'price'],
  ['what is written down about me and food', 'answer'],
  ['hold on, you didnt alter anything just now did you', 'changes'],
  ['with the bad knee, which moves have gone out', 'spared'],
  ['when does my phone nag me about training', 'reminders'],
  ['baby brain, which day have we got', 'today'],
  ['the twins had me up till four, i could cry', 'worn'],
  ['i am such a disgrace, look at me', 'low'],
  ['ate half the christmas cake and feel dreadful about it', 'guilt'],
  ['i DID it, all three sessions, first time ever!', 'proud'],
  ['mum in hospital, deadlines, no clue where my head is', 'stress'],
  ['sofa 1 gym 0, persuade me', 'unmotivated'],
  ['tomorrow is my first spin class and im terrified', 'nervous'],
  ['shivering under two blankets, nose like a tap', 'sick'],
  ['stairs after leg day, please carry me', 'sore'],
  ['fancy a burger so much, is that the end of the world', 'treat'],
  ['you are hopeless, thats not what i wanted to know', 'angry'],
  ['you are an absolute gem rae', 'praise'],
];

describe('what is asked in words that nobody listed', () => {
  it('is heard mostly', { timeout: 120_000 }, async () => {
    const faults: string[] = [];
    for (const [message, wanted] of SAID) {
      const heard = await heardAs(message);
      if (heard !== wanted) faults.push(`${heard} for ${wanted}: ${message}`);
    }
    expect(SAID.length - faults.length, faults.join('\n')).toBeGreaterThanOrEqual(LEAST_RIGHT);
    const silent = faults.filter((each) => each.startsWith('nothing'));
    expect(faults.length - silent.length, faults.join('\n')).toBeLessThanOrEqual(MOST_WRONG);
  });
});

/** As it was when they were first asked (decision 022): a guard against falling back, no aim. */
const LEAST_RIGHT = 24;
const MOST_WRONG = 30;
