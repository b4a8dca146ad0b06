import type { Exercise, Joint } from '#core/catalogue/exercise.ts';
import { foldText } from '#core/language/fold-text.ts';
import { mentions } from './word-match.ts';

export type SwapKind = 'pain' | 'no_equipment' | 'too_hard' | 'too_easy' | 'bored' | 'other';
export type SwapReason = { kind: SwapKind; joints: Joint[]; text: string };

const KINDS: readonly (readonly [SwapKind, RegExp])[] = [
  [
    'pain',
    /\b(pains?|painful|hurts?|hurting|ache[sd]?|aching|achy|sore|injur\w*|twing\w*|pinch\w*|tweak\w*|strain(ed|s)|sprain\w*|pulled (a|my)|discomfort|bother(s|ing)?|uncomfortable|click(s|ing)|popp(ed|ing)|flar\w+|swollen|numb\w*|tingl\w*|bad (for my|(?!exercise|one|form)\w+))/,
  ],
  [
    'no_equipment',
    /\b(don'?t have|do not have|haven'?t got|no access|not available|isn'?t available|unavailable|taken|busy|occupied|in use|(someone|somebody)('s| is)? (is )?(on|using) (it|the)|being used|out of order|broken|missing|without|at home today|travell?ing|hotel|queue|no (?!pain|time|energy|idea|reason|problem|thanks|more|fun|longer|good|clue)\w+)/,
  ],
  [
    'too_hard',
    /\b(too (hard|difficult|heavy|advanced|much|tough|complicated|technical)|can'?t (do|manage|finish|get)|cannot (do|manage)|not able|unable|struggl\w*|easier|gentler|simpler|beginner|don'?t know how)/,
  ],
  [
    'too_easy',
    /\b(too (easy|light|simple)|not (hard|heavy|challenging) enough|way easy|harder|tougher|heavier|more (challenging|difficult|of a challenge)|challenge|don'?t feel (it|anything))/,
  ],
  [
    'bored',
    /\b(bor(ed|ing)|tired of|hate|don'?t (like|enjoy|want)|not fun|no fun|dislike|sick of|fed up|variety|always the same|something (else|different|new)|another one)/,
  ],
];

const JOINT_WORDS: readonly (readonly [Joint, RegExp])[] = [
  ['shoulder', /\b(shoulders?(?! press)|rotator|ac joint)/],
  ['elbow', /\belbows?/],
  ['wrist', /\bwrists?/],
  ['neck', /\b(neck|upper back)/],
  [
    'lower_back',
    /(^\W*|(^|\W)(?!upper\W)\w+\W+)back\b(?! (extension|squat|row|lunge))|\b(lumbar|sciatica|disc|spine)\b/,
  ],
  ['hip', /\b(hips?\b(?! (thrust|bridge|hinge|abduction))|groin)/],
  ['knee', /\b(knees?\b(?! (push|raise))|kneecap|meniscus|acl)/],
  ['ankle', /\b(ankles?|achilles|shins?|heels?\b(?! (tap|raise))|foot|feet)/],
];

/** "It does not hurt", "no pain": taken out before pain is looked for. */
const NO_PAIN =
  /\b(no|not|never|without|isn'?t|doesn'?t|does not|don'?t|didn'?t)( \w+)? (pains?|painful|hurts?|hurting|sore|aching|bother(s|ing)?|uncomfortable)\b/g;

/** "I have taken a break" speaks of no machine. */
const HAVE_TAKEN = /\b(have|has) taken\b/g;

/** Why a person wants another exercise, as far as plain words tell. Pain outranks every other reason. */
export function readSwapReason(text: string): SwapReason {
  const lower = foldText(text).replace(NO_PAIN, ' ').replace(HAVE_TAKEN, ' ');
  const kind = KINDS.find(([, pattern]) => pattern.test(lower))?.[0] ?? 'other';
  const joints =
    kind === 'pain' ? JOINT_WORDS.filter(([, pattern]) => pattern.test(lower)).map(([joint]) => joint) : [];
  return { kind, joints, text };
}

const ALARM =
  /\bchest (pains?|hurts|is tight|feels tight|tightness|pressure)|\b(pain|pressure|tightness) in (my|the) chest|\b(can'?t|cannot|trouble|hard to) breath|\bshort of breath|\bfaint|\bdizz|\b(blacked|passed|black|pass) out|\bpalpitation/;

/** Signs for which nobody should look for another exercise, but stop and get help. */
export function soundsLikeEmergency(text: string): boolean {
  return ALARM.test(foldText(text).replace(/\b(no|without) chest pains?\b/g, ' '));
}

/**
 * Joints that a reason says hurt and that are not spared yet, for the question whether they shall be from now on. Where no joint is
 * named, those that the exercise strains.
 */
export function jointsToAskAbout(
  text: string,
  exercise: Exercise | undefined,
  spared: Readonly<Partial<Record<Joint, unknown>>>,
): Joint[] {
  const { kind, joints } = readSwapReason(text);
  if (kind !== 'pain') return [];
  const named = joints.length > 0 ? joints : (exercise?.jointStress ?? []);
  return named.filter((joint) => spared[joint] === undefined);
}

/** Pieces of equipment that the reason says are not there: those it names, else all that the exercise needs. */
export function missingEquipment(reason: SwapReason, exercise: Exercise, owned: ReadonlySet<string>): string[] {
  if (reason.kind !== 'no_equipment') return [];
  const named = [...owned].filter((token) => mentions(reason.text, token.replace('machine:', '').replaceAll('_', ' ')));
  return named.length > 0 ? named : exercise.equipment.flat();
}
