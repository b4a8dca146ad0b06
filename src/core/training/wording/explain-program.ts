import type { TrainingMode } from '#core/athlete/constraints.ts';
import { type Exercise, type Joint, jointName } from '#core/catalogue/exercise.ts';
import { tasteNotes } from '#core/certificate/taste-notes.ts';
import { listed } from '#core/language/listed.ts';
import { exercisePool, removedByJoint } from '../builder/exercise-pool.ts';
import { cautions, isImprovised, kitOf } from '../builder/suitability.ts';
import { isGentle, type TrainingBrief } from '../builder/training-brief.ts';
import { weekdayText, weekEmphasis } from '../builder/week-split.ts';
import { doseSwings } from '../dosing/dosing.ts';
import { deloadEveryWeeks } from '../progression/training-weeks.ts';
import type { Session } from '../session.ts';
import { formNote } from '../tracks/track.ts';
import { volumeOf } from '../volume/volume.ts';
import { groupsUnderFloor } from '../volume/week-volume.ts';
import { GROUP_NAMES } from './exercise-text.ts';
import { stepsNote } from './steps-note.ts';

const NOTES_MIN = 3;
const NOTES_MAX = 8;
/** With feedback there is one more to tell, so that it takes no other note's place. */
const WITH_TASTES = NOTES_MAX + 1;
const INSTEAD_MAX = 2;
const EFFORT_NOTE = 'Ask yourself after the last set how many good reps were left: that is how hard the set was.';

/** Always the first note. */
const STOP_NOTE =
  'Stop if you feel sharp pain, joint pain, chest pain, dizziness or faintness. If it does not pass quickly, get medical help.';

/** What a whole pattern is called; patterns without a word are named by their exercises. */
const PATTERN_WORDS: Readonly<Record<string, string>> = {
  vertical_push: 'overhead pressing',
  lateral_raise: 'raises to the side',
  horizontal_push: 'chest pressing',
  fly: 'chest flies',
  vertical_pull: 'pull-ups and pulldowns',
  squat: 'squats',
  lunge: 'lunges',
  hinge: 'deadlifts and hinges',
  back_extension: 'back extensions',
  plyometric: 'jumps',
  knee_extension: 'leg extensions',
  calf: 'calf raises',
  shrug: 'shrugs',
  core_flexion: 'crunches and sit-ups',
};

const HOUSEHOLD_WORDS = [
  ['chair', 'a chair'],
  ['table', 'a heavy table'],
  ['step', 'a low step'],
  ['anchor', 'a locked door'],
  ['towel', 'a towel'],
  ['backpack', 'a packed backpack'],
  ['bottle', 'water bottles'],
] as const;

type Explained = { exercises: readonly Exercise[]; sessions: readonly Session[]; brief: TrainingBrief };

/** What the week does for the same muscles: at most two exercises, the ones that share most with what was left out. */
function insteadOf(removed: readonly Exercise[], { sessions, brief }: Explained): string[] {
  const isKind = (exercise: Exercise) => cautions(exercise, brief).length === 0;
  const muscles = removed.flatMap(({ primaryMuscles }) => primaryMuscles);
  const worth = (exercise: Exercise) =>
    muscles.filter((muscle) => exercise.primaryMuscles.includes(muscle)).length +
    0.5 * muscles.filter((muscle) => exercise.secondaryMuscles.includes(muscle)).length;
  const planned = new Map(sessions.flatMap(({ work }) => work.map(({ exercise }) => [exercise.id, exercise] as const)));
  return [...planned.values()]
    .filter((exercise) => worth(exercise) > 0 && !exercise.pattern.startsWith('core_') && isKind(exercise))
    .sort((one, other) => worth(other) - worth(one))
    .slice(0, INSTEAD_MAX)
    .map(({ name }) => name.toLowerCase());
}

/**
 * Names whole movements that an injury mostly took away and that the plan does without, else two exercises as examples; and what
 * trains the same muscles instead.
 */
function jointPhrase(joint: Joint, removed: readonly Exercise[], explained: Explained): string {
  const { exercises, sessions, brief } = explained;
  const planned = new Set(sessions.flatMap(({ work }) => work.map(({ exercise }) => exercise.pattern)));
  const left = exercisePool(exercises, brief);
  const count = (list: readonly Exercise[], pattern: string) => list.filter((one) => one.pattern === pattern).length;
  const gone = Object.keys(PATTERN_WORDS)
    .filter((pattern) => !planned.has(pattern) && count(removed, pattern) > count(left, pattern))
    .slice(0, 2);
  const words =
    gone.length > 0
      ? gone.map((pattern) => PATTERN_WORDS[pattern] ?? pattern)
      : removed.slice(0, 2).map((exercise) => exercise.name);
  const instead = insteadOf(
    removed.filter(({ pattern }) => gone.includes(pattern)),
    explained,
  );
  const using = instead.length > 0 ? `, using ${listed(instead)} instead` : '';
  return `${listed(words)} because of your ${jointName(joint)}${using}`;
}

function injuryNote(explained: Explained): string | null {
  const { exercises, brief } = explained;
  const joints = Object.keys(brief.injuries) as Joint[];
  if (joints.length === 0) return null;
  const phrases = [...removedByJoint(exercises, brief)].map(([joint, removed]) =>
    jointPhrase(joint, removed, explained),
  );
  const named = listed(joints.map(jointName));
  if (phrases.length === 0) return `Every exercise was checked against your ${named}.`;
  return `Skipped ${phrases.join('; ')}.`;
}

const MODE_NOTES: readonly (readonly [TrainingMode, string])[] = [
  [
    'clear_first',
    'This is a gentle plan: please ask your doctor before you start, and keep every effort at 4 out of 10 or less.',
  ],
  [
    'pregnancy',
    'Made for pregnancy: no lying on your back or front, no jumps and no sit-ups. Stop at any bleeding, fluid, contractions, headache or calf pain, and call your midwife or doctor.',
  ],
  [
    'postpartum',
    'Made for the months after a birth: no jumps, no running and no sit-ups, light weights that grow with the weeks, and you breathe out on every effort. Ease off and ask your midwife or pelvic health physio if anything leaks, drags, bleeds or hurts.',
  ],
  [
    'senior',
    'Strength on up to three days with steady, low-impact moves; hold on to a chair whenever you like. Balance and standing up fast come first, while you are fresh: they are what catches a stumble.',
  ],
  [
    'cautious',
    'A longer warm-up, low impact and moderate effort, because of the health facts you told us. Judge effort by how it feels, not by heart rate.',
  ],
  ['low_impact', 'No jumping or running: every move is easy on your joints.'],
];
/** What a stricter note has said already. */
const SAID_BY: Partial<Record<TrainingMode, readonly TrainingMode[]>> = {
  cautious: ['clear_first', 'pregnancy', 'postpartum'],
  low_impact: ['clear_first', 'pregnancy', 'postpartum', 'senior', 'cautious'],
};

function modeNotes({ modes }: TrainingBrief): string[] {
  return MODE_NOTES.filter(([mode]) => modes.has(mode) && !SAID_BY[mode]?.some((other) => modes.has(other))).map(
    ([, note]) => note,
  );
}

/** Days of cardio between the weights are a choice that a person who asked for six days should understand. */
function splitNote({ sessions, brief }: Explained): string | null {
  const cardio = sessions.filter(({ kind }) => kind === 'cardio').length;
  if (cardio === 0 || !(brief.level === 'beginner' || isGentle(brief))) return null;
  return `Strength on ${sessions.length - cardio} days, heart and mobility on ${cardio}: muscles grow on the days between.`;
}

/** Things of the household that the week counts on, so that a person can check them, or swap what is not there. */
function householdNote({ sessions, brief }: Explained): string | null {
  if (kitOf(brief) === 'gym') return null;
  const used = sessions
    .flatMap(({ work }) => work.filter(({ exercise }) => isImprovised(exercise, brief)))
    .flatMap(({ exercise }) =>
      exercise.equipment.flatMap((group) => group.find((token) => brief.equipment.has(token)) ?? []),
    );
  const things = HOUSEHOLD_WORDS.filter(
    ([token]) => used.includes(token) && !(token === 'chair' && brief.form?.wheelchair),
  ).map(([, word]) => word);
  if (things.length === 0) return null;
  return `Counts on ${listed(things)}. Test what you lean or pull on before you start, and swap any exercise that your room does not allow.`;
}

function levelNote(brief: TrainingBrief): string | null {
  if (brief.loweredBy === 'experience') {
    return `You asked for ${brief.requestedLevel}; your profile says ${brief.level}, so exercises and volume are ${brief.level}. Change your experience in the profile to unlock more.`;
  }
  return brief.loweredBy === 'mode' ? `Exercises and volume are kept at ${brief.level} level for your safety.` : null;
}

function volumeNote(sessions: readonly Session[], brief: TrainingBrief): string | null {
  const trained = volumeOf(sessions.flatMap(({ work }) => work));
  const short = groupsUnderFloor(sessions, brief)
    // Of what a program of another form cannot train at all, its own note tells.
    .filter((group) => brief.form === null || trained[group] > 0)
    .map((group) => GROUP_NAMES[group]);
  if (short.length > 0) {
    return `There is less work than usual for the ${listed(short)}: time, equipment or an injury leaves no room for more.`;
  }
  if (brief.lowRecovery)
    return 'You sleep little or feel stressed, so there are fewer sets and every set stops earlier.';
  if (brief.days === 2 && brief.minutes <= 30)
    return 'Two short sessions keep your strength and slowly build it; a third day would build it faster.';
  return null;
}

/** Tools of one weight that a note still names. */
const MOST_TOOLS = 4;

function loadNote(brief: TrainingBrief): string | null {
  const tools = Object.entries(brief.maxLoadLbs);
  const isOfMany = (lbs: number) => tools.filter(([, other]) => other === lbs).length > MOST_TOOLS;
  // "No more than 2 kg" holds for all that a gym has, and its tools by name would be longer than a note may be.
  const limits = new Set(
    tools.map(([token, lbs]) =>
      isOfMany(lbs)
        ? `all weights up to ${lbs} lb`
        : `${token.replace('machine:', '').replaceAll('_', ' ')}s up to ${lbs} lb`,
    ),
  );
  if (limits.size === 0) return null;
  return `Planned for ${listed([...limits])}. When the heaviest feels easy, slow each rep down or work one side at a time.`;
}

/** What feedback and favourites have changed; warm-ups and the like need no mention. */
function tasteNote({ exercises, sessions, brief }: Explained): string | null {
  const planned = sessions.flatMap(({ work }) => work.map(({ exercise }) => exercise));
  const liked = planned.filter(({ id }) => brief.favouriteIds.has(id)).map(({ name }) => name);
  const disliked = exercises.filter(({ id }) => brief.avoidIds.has(id)).map(({ name }) => name);
  const notes = tasteNotes({ liked, disliked });
  return notes.length === 0 ? null : notes.join(' ');
}

function dislikeNote(brief: TrainingBrief): string | null {
  return brief.avoidTerms.length > 0 ? `Left out what you do not like: ${listed(brief.avoidTerms)}.` : null;
}

/** The note that labels the calories as an estimate; none when numbers are to stay hidden. */
export function energyNote(brief: TrainingBrief, kcal: number): string | null {
  if (brief.hideNumbers) return null;
  return `The ${kcal} kcal per session are an estimate (20–30 % either way), and never food to earn.`;
}

/** How to go on, in the steps that this person has. */
function progressText(brief: TrainingBrief): string {
  if (brief.modes.has('pregnancy')) {
    return 'Keep the effort the same as the weeks go by, with less weight whenever that feels better; more is not the aim now.';
  }
  if (brief.modes.has('postpartum') && !brief.modes.has('clear_first')) {
    return 'Add a rep or a little weight from week to week only while nothing leaks, drags or hurts.';
  }
  if (brief.modes.has('clear_first')) {
    return 'Add a rep or a little weight only while the effort stays at 4 out of 10.';
  }
  const isLoaded = kitOf(brief) !== 'none';
  if (brief.level === 'beginner') {
    const step = isLoaded ? 'add a little weight or one rep' : 'add a rep, then take the harder version of the move';
    return `When every set reaches the top of its range with reps to spare, ${step}.`;
  }
  const step = isLoaded
    ? 'add the smallest weight step you have'
    : 'take the harder version of the move, or slow it down';
  const every = deloadEveryWeeks(brief.level, brief.days);
  return `When every set reaches the top of its range, ${step}; take an easy week every ${every === 5 ? 'fifth' : 'sixth'} week.`;
}

function rhythmNote({ sessions, brief }: Explained): string {
  const emphases = weekEmphasis(
    sessions.map(({ kind }) => kind),
    brief,
  );
  const swings = sessions.some(({ work }, day) =>
    work.some(({ exercise }) => doseSwings(exercise, emphases[day] ?? 'medium', brief)),
  );
  const waves = swings ? ' Some days ask for fewer, heavier reps and some for more, lighter ones.' : '';
  return `Spaced for ${weekdayText(brief.days)}.${waves} ${progressText(brief)}`;
}

/** Said before anything else. */
function unreadNote({ unreadWords }: TrainingBrief): string[] {
  if (unreadWords.length === 0) return [];
  const words = listed(unreadWords.map((word) => `“${word}”`));
  return [`I do not know ${words}. Until you tell me what that means for you, this plan stays gentle.`];
}

/** Three to eight notes in plain words: when to stop, what was adapted and why, how to go on. `kcal` is a session's. */
export function programNotes(explained: Explained, kcal: number): string[] {
  const { sessions, brief } = explained;
  const closing = [rhythmNote(explained), stepsNote(explained.exercises, brief), energyNote(brief, kcal)].filter(
    (note) => note !== null,
  );
  const adaptations = [
    formNote(brief.form),
    ...modeNotes(brief),
    injuryNote(explained),
    tasteNote(explained),
    levelNote(brief),
    volumeNote(sessions, brief),
    dislikeNote(brief),
    loadNote(brief),
    householdNote(explained),
    splitNote(explained),
  ].filter((note) => note !== null);
  const most = tasteNote(explained) === null ? NOTES_MAX : WITH_TASTES;
  const notes = [...unreadNote(brief), STOP_NOTE, ...adaptations.slice(0, most - 1 - closing.length), ...closing];
  return notes.length < NOTES_MIN ? [...notes, EFFORT_NOTE] : notes;
}
