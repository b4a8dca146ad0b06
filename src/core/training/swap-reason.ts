import type { Exercise, Joint } from './exercise.ts';
import { mentions } from './word-match.ts';

export type SwapKind = 'pain' | 'no_equipment' | 'too_hard' | 'too_easy' | 'bored' | 'other';
export type SwapReason = { kind: SwapKind; joints: Joint[]; text: string };

const KINDS: readonly (readonly [SwapKind, RegExp])[] = [
  [
    'pain',
    /\b(pains?|painful|hurts?|hurting|ache[sd]?|aching|sore|injur\w*|twinges?|pinch\w*|tweaked|bad (?!exercise|one)\w+)/,
  ],
  [
    'no_equipment',
    /\b(don'?t have|do not have|haven'?t got|no access|not available|unavailable|taken|busy|occupied|broken|missing|without|no (?!pain)\w+)/,
  ],
  ['too_hard', /\b(too (hard|difficult|heavy|advanced|much)|can'?t do|cannot do|struggl\w*|easier|beginner)/],
  ['too_easy', /\b(too (easy|light|simple)|harder|more challenging|challenge)/],
  ['bored', /\b(bor(ed|ing)|tired of|hate|don'?t like|dislike|sick of|variety|something (else|different|new))/],
];

const JOINT_WORDS: readonly (readonly [Joint, RegExp])[] = [
  ['shoulder', /\b(shoulders?|rotator)/],
  ['elbow', /\belbows?/],
  ['wrist', /\bwrists?/],
  ['neck', /\bneck/],
  ['lower_back', /\b(low(er)?[ -])?back\b(?! (extension|squat))/],
  ['hip', /\bhips?\b(?! (thrust|bridge|hinge))/],
  ['knee', /\bknees?\b(?! push)/],
  ['ankle', /\b(ankles?|achilles)/],
];

/** Why a person wants another exercise, as far as plain words tell. Pain outranks every other reason. */
export function readSwapReason(text: string): SwapReason {
  const lower = text.toLowerCase().replaceAll('’', "'");
  const kind = KINDS.find(([, pattern]) => pattern.test(lower))?.[0] ?? 'other';
  const joints =
    kind === 'pain' ? JOINT_WORDS.filter(([, pattern]) => pattern.test(lower)).map(([joint]) => joint) : [];
  return { kind, joints, text };
}

/** Pieces of equipment that the reason says are not there: those it names, else all that the exercise needs. */
export function missingEquipment(reason: SwapReason, exercise: Exercise, owned: ReadonlySet<string>): string[] {
  if (reason.kind !== 'no_equipment') return [];
  const named = [...owned].filter((token) => mentions(reason.text, token.replace('machine:', '').replaceAll('_', ' ')));
  return named.length > 0 ? named : exercise.equipment.flat();
}
