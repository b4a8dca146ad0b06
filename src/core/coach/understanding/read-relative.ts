import { ACTIVITY_LEVELS, type Profile, profileSchema, SESSION_MINUTES, STRESS_LEVELS } from '#core/athlete/profile.ts';
import { LEVELS } from '#core/catalogue/level.ts';
import { execIn, testIn } from '../prefilter/prefilter.ts';
import { change, type Findings, type Reader } from './reader.ts';

/** What stands in the profile, as it is spoken of: "than you have me down for", "on file". */
const STORED =
  /\b(?:(?:than|from|of|on|to) )?(?:(?:what|how much|how many|the (?:one|figure|number|weight|height|age|current number)) )?(?:that )?(?:(?:you|u)(?:'ve| have)?(?: (?:still|got|have|had|think|gave|saved|wrote)){1,8}(?: (?:me|for me|down|saved|written|on file|for|on|as|at)){0,8}|I (?:told you|put in|entered|gave you|said|signed up with)\b|on (?:file|record)\b|(?:is|are|was|were|what's|than|as) (?:saved|stored|listed|set|noted|written there|in there|on there)\b|(?:in|on) (?:my|the) (?:profile|records?|file)|my (?:profile|records?|file) (?:says?|shows?|has|have|claims?)|your (?:records?|files?|notes) (?:says?|shows?|has|have)|(?:my |the )(?:saved|stored|listed|current) (?:weight|height|age|number)|(?:than|as) (?:now|currently|before|at the moment|it is now))/gi;
const LESS =
  /\b(?:less|fewer|lighter|shorter|lower(?:ed)?|off|down(?! to)|under|below|lost|lose|drop(?:ped)?|cut|reduce[ds]?|shave[ds]?|knock(?:ed)?|shed|minus|decrease[ds]?|trim(?:med)?|younger|too (?:old|heavy|tall|high|many|much|long))\b/gi;
const MORE =
  /\b(?:more(?! like)|extra|additional|heavier|taller|longer|higher|(?<!\b(?:get|got|getting|wake|waking|woke|end|ended|sign|signed|am) )up(?! (?:to|at))|gained|put on|raise[ds]?|bump(?:ed)?|add(?:ed)?|increase[ds]?|above|over|older|lengthen|extend|too (?:young|light|low|short|few|little))\b/gi;
/** More by itself, but less beside "off": "take another ten off". */
const ANOTHER = /\b(?:another|on top)\b/i;
const TWICE = /\b(?:double|twice (?:as|the))\b/i;
const HALF = /\b(?:halve|half (?:as|the)|half my)\b/i;

const AMOUNT =
  '(?:(?:an? |the )?(?:extra|additional|whole|full|further) )?(\\d+(?:\\.\\d+)?|half an?|(?:a )?quarter of an|an?|one|another|(?:a )?couple(?: of)?)(?: (?:extra|additional|more|fewer|less|further|whole|full|training|workout|gym|rest)){0,8}';
/** "Up to 168", "more like 6 hours": the value itself. */
const ABSOLUTE =
  "\\b(?:to|at|like|is|are|was|that's|it's|of|about|around|for|until|till|from|make it|half|quarter of) ";
const AND_A_HALF = '( and a half)?';

const AMOUNTS: readonly (readonly [RegExp, number])[] = [
  [/^half/i, 0.5],
  [/quarter/i, 0.25],
  [/couple/i, 2],
  [/^\D/, 1],
];
/** So many characters from the amount its direction may stand. */
const REACH = 32;
const OTHER_MATTER = /,|\b(?:so|because|since|that is why)\b/i;

type Unit = { pattern: RegExp; times: number };
const unit = (words: string, times = 1): Unit => ({
  pattern: new RegExp(`(?<![\\d.])(?<!${ABSOLUTE})\\b${AMOUNT} ?-?(?:${words})\\b${AND_A_HALF}`, 'i'),
  times,
});

const POUNDS = [unit('lbs?|pounds?'), unit('kgs?|kilos?|kilograms?', 2.204_62), unit('stones?|st', 14)];
const HOURS = [unit('hours?|hrs?|h'), unit('min(?:ute)?s?', 1 / 60)];

type Counted = {
  field:
    | 'weightLbs'
    | 'targetWeightLbs'
    | 'heightIn'
    | 'age'
    | 'workoutDaysPerWeek'
    | 'mealsPerDay'
    | 'workoutDuration'
    | 'sleepHours';
  /** Of what a clause must speak. */
  about: RegExp;
  units: readonly Unit[];
  /** A change since some other day is none of what stands there: "I've lost 10 lb since May". */
  isFromStored: boolean;
  step: number;
};

const TARGET = /\b(?:target|goal|aim\w*|dream)\b/i;
const COUNTED: readonly Counted[] = [
  { field: 'targetWeightLbs', about: TARGET, units: POUNDS, isFromStored: false, step: 0.1 },
  { field: 'weightLbs', about: /^(?!.*\b(?:target|goal)\b)/i, units: POUNDS, isFromStored: true, step: 0.1 },
  {
    field: 'heightIn',
    about: /\b(?:tall|taller|short|shorter|height)\b/i,
    units: [unit('inch(?:es)?|in'), unit('cms?|centimet(?:er|re)s?', 1 / 2.54)],
    isFromStored: true,
    step: 0.1,
  },
  {
    field: 'age',
    about: /\b(?:old|older|young|younger|age)\b/i,
    units: [unit('years?|yrs?')],
    isFromStored: true,
    step: 1,
  },
  {
    field: 'sleepHours',
    about: /\b(?:sleep\w*|slept|kip|a night|nightly|each night)\b/i,
    units: HOURS,
    isFromStored: false,
    step: 0.25,
  },
  { field: 'mealsPerDay', about: /\bmeals?\b/i, units: [unit('meals?')], isFromStored: false, step: 1 },
  {
    field: 'workoutDaysPerWeek',
    about: /\b(?:week|weekly)\b/i,
    units: [unit('(?:training |workout |gym )?days?|sessions?|workouts?|times?')],
    isFromStored: false,
    step: 1,
  },
  {
    field: 'workoutDuration',
    about: /\b(?:sessions?|workouts?|training)\b/i,
    units: [unit('min(?:ute)?s?'), unit('hours?|hrs?', 60)],
    isFromStored: false,
    step: 1,
  },
];

const A_STEP =
  /\b(?:an?|one) (?:\w+ )?(?:level|notch|rung|grade|step|tier|stage)\b|\b(?:level|notch|step|grade)(?:led)? (?:up|down|higher|lower)\b/i;
const LADDERS = [
  { field: 'stressLevel', about: /\bstress/i, steps: STRESS_LEVELS },
  { field: 'cookingLevel', about: /\b(?:cook\w*|kitchen)\b/i, steps: LEVELS },
  { field: 'activityLevel', about: /\bactivity\b/i, steps: ACTIVITY_LEVELS },
  { field: 'experienceLevel', about: /\b(?:lift\w*|train\w*|gym|experience)\b/i, steps: LEVELS },
] as const;

const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

/** +1, −1, or 0 where nothing or as much of both is said. */
function direction(text: string): number {
  const [more, less] = [count(text, MORE), count(text, LESS)];
  if (more === 0 && less === 0) return testIn(ANOTHER, text) ? 1 : 0;
  return Math.sign(more - less);
}

/** How far the value moves, and which way: the words beside the amount tell. */
function moveIn(text: string, units: readonly Unit[]): number | undefined {
  for (const { pattern, times } of units) {
    const found = execIn(pattern, text);
    if (!found) continue;
    const [whole, said = '', half] = found;
    const end = found.index + whole.length;
    const before = text
      .slice(Math.max(0, found.index - REACH), found.index)
      .split(OTHER_MATTER)
      .at(-1);
    const behind = text.slice(end, end + REACH).split(OTHER_MATTER)[0];
    const towards = direction(`${before}${whole}${behind}`);
    const amount = (AMOUNTS.find(([name]) => name.test(said))?.[1] ?? Number(said)) + (half ? 0.5 : 0);
    return towards === 0 ? undefined : towards * amount * times;
  }
  return undefined;
}

/**
 * A value that is told by how far it is from the one that stands there: "two more sessions a week", "an hour less sleep", "3 lb
 * heavier than you have me". Nothing where the direction is not clear or the profile would not take the result.
 */
export const readRelative: Reader = ({ clause: { text, quote, isForNow }, profile }) => {
  if (isForNow) return {};
  const isFromStored = text.replace(STORED, '') !== text;
  const said = text.replace(STORED, ' ');
  if (testIn(A_STEP, said)) return stepped(said, profile, quote);
  const times = testIn(TWICE, said) ? 2 : testIn(HALF, said) ? 0.5 : undefined;
  for (const { field, about, units, isFromStored: isNeeded, step } of COUNTED) {
    const held = profile[field];
    if (held === null || held === undefined || !about.test(text) || (isNeeded && !isFromStored)) continue;
    const isRate = field === 'workoutDaysPerWeek' || field === 'mealsPerDay' || field === 'workoutDuration';
    const move = moveIn(said, units);
    const next = isRate && times && move === undefined ? held * times : held + (move ?? 0);
    if (next === held) continue;
    const after = within(field, Math.round(next / step) * step);
    // Out of range: the number that was said is still no value.
    return after === undefined ? { changes: [] } : change(field, after, quote);
  }
  return {};
};

/** As the profile would take it; a workout that is twice as long is as long as one may be. */
function within(field: Counted['field'], next: number): number | undefined {
  const rounded = Math.round(next * 100) / 100;
  const value = field === 'workoutDuration' ? Math.min(rounded, Math.max(...SESSION_MINUTES)) : rounded;
  return profileSchema.shape[field].safeParse(value).success ? value : undefined;
}

function stepped(text: string, profile: Profile, quote: string): Partial<Findings> {
  const towards = direction(text);
  const ladder = LADDERS.find(({ about }) => about.test(text));
  if (!ladder || towards === 0) return {};
  const steps: readonly string[] = ladder.steps;
  const next = steps[steps.indexOf(profile[ladder.field]) + towards];
  return next === undefined ? {} : change(ladder.field, next as never, quote);
}
