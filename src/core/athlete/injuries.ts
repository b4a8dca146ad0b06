import { JOINTS, type Joint } from '#core/catalogue/exercise.ts';
import type { InjurySeverity, RuleSource, TrainingMode, Unclear } from './constraints.ts';
import type { Lexicon, TrainingLexicon } from './lexicon.ts';
import { buildVocabulary, type PhrasePiece, readPieces, type Vocabulary } from './vocabulary.ts';

type InjurySense =
  | 'none'
  | 'joint'
  | 'region'
  | 'severe'
  | 'healed'
  | 'negation'
  | 'fine_after'
  | 'effort'
  | 'exercise'
  | 'permanent'
  | 'filler';
export type InjuryVocabulary = Vocabulary<InjurySense>;

export type InjuryFindings = {
  injuries: Partial<Record<Joint, InjurySeverity>>;
  modes: TrainingMode[];
  dislikedExerciseTerms: string[];
  sources: RuleSource[];
  unclear: Unclear[];
};

/** One part of an answer between commas: severity and healing hold for all joints in it. */
type Part = {
  joints: { joint: Joint; quote: string }[];
  exercises: { term: string; quote: string }[];
  severe: boolean;
  healed: boolean;
  permanent: boolean;
};

const FIELD = 'injuries';
/** "no … knee": at most this many words lie between. */
const REACH = 4;

export function injuryVocabulary({ language, care }: Lexicon, training: TrainingLexicon): InjuryVocabulary {
  const { injuries, exerciseTerms } = training;
  const conditions = care.conditions.filter(({ scope }) => scope !== 'health').flatMap(({ terms }) => terms);
  return buildVocabulary<InjurySense>([
    { kind: 'none', id: '', phrases: language.none },
    { kind: 'filler', id: '', phrases: [...injuries.fillers, ...injuries.avoid, ...conditions] },
    { kind: 'severe', id: '', phrases: injuries.severe },
    { kind: 'healed', id: '', phrases: injuries.healed },
    { kind: 'negation', id: '', phrases: injuries.negation },
    { kind: 'fine_after', id: '', phrases: injuries.fineAfter },
    { kind: 'effort', id: '', phrases: injuries.effort },
    { kind: 'permanent', id: '', phrases: injuries.permanent },
    ...Object.entries(injuries.joints).map(([id, { phrases }]) => ({ kind: 'joint' as const, id, phrases })),
    ...Object.entries(injuries.regions).map(([id, { phrases }]) => ({ kind: 'region' as const, id, phrases })),
    ...Object.entries(exerciseTerms).map(([id, phrases]) => ({ kind: 'exercise' as const, id, phrases })),
  ]);
}

type InjuryInput = { text: string; training: TrainingLexicon; vocabulary: InjuryVocabulary };

/** Joints to spare and exercises to leave out. Words that are not understood make the whole plan gentler. */
export function readInjuries(input: InjuryInput): InjuryFindings {
  const { parts, leftovers } = readParts(input);
  const findings: InjuryFindings = { injuries: {}, modes: [], dislikedExerciseTerms: [], sources: [], unclear: [] };
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    const healed = part.healed || (next?.healed === true && next.joints.length === 0);
    addPart(findings, part, healed);
  }
  for (const text of leftovers) {
    findings.unclear.push({ field: FIELD, text, treatedAs: 'I keep the whole plan gentle until you tell me more.' });
  }
  if (leftovers.length > 0) findings.modes.push(...input.training.injuries.unclearModes);
  return { ...findings, modes: [...new Set(findings.modes)] };
}

function addPart(findings: InjuryFindings, part: Part, healed: boolean): void {
  for (const { term, quote } of part.exercises) {
    findings.dislikedExerciseTerms.push(term);
    findings.sources.push({ field: FIELD, quote, reason: `Leaves out ${term}.` });
  }
  if (healed && !part.permanent) return;
  const severity = part.severe && !healed ? 'severe' : 'mild';
  for (const { joint, quote } of part.joints) {
    if (findings.injuries[joint] !== 'severe') findings.injuries[joint] = severity;
    findings.sources.push({ field: FIELD, quote, reason: `Spares your ${joint.replace('_', ' ')}.` });
  }
  if (part.joints.length > 0 && severity === 'severe') findings.modes.push('clear_first');
}

function freshPart(): Part {
  return { joints: [], exercises: [], severe: false, healed: false, permanent: false };
}

function readParts({ text, training, vocabulary }: InjuryInput): { parts: Part[]; leftovers: string[] } {
  const parts = [freshPart()];
  const leftovers: string[] = [];
  let denies = 0;
  let justNamed = false;
  for (const piece of readPieces(text, vocabulary)) {
    const part = parts.at(-1) ?? freshPart();
    if (piece.kind === 'break') {
      parts.push(freshPart());
      denies = 0;
    } else if (piece.kind === 'word') {
      leftovers.push(piece.quote);
      denies = 0;
    } else if (justNamed && has(piece, 'fine_after')) takeBack(part);
    else {
      if (has(piece, 'effort') || has(piece, 'exercise')) denies = 0;
      else if (has(piece, 'negation')) denies = REACH + 1;
      takePiece(part, piece, { training, denied: denies > 0 });
      denies = Math.max(0, denies - 1);
    }
    justNamed = piece.kind === 'phrase' && (has(piece, 'joint') || has(piece, 'exercise'));
  }
  return { parts, leftovers };
}

function has({ senses }: PhrasePiece<InjurySense>, kind: InjurySense): boolean {
  return senses.some((sense) => sense.kind === kind);
}

/** "knee is fine": the last thing named does not count. */
function takeBack(part: Part): void {
  part.joints = part.joints.slice(0, -1);
  part.exercises = part.exercises.slice(0, -1);
}

type TakeOptions = { training: TrainingLexicon; denied: boolean };

function takePiece(part: Part, piece: PhrasePiece<InjurySense>, { training, denied }: TakeOptions): void {
  const { quote, senses } = piece;
  if (has(piece, 'severe') && !denied) part.severe = true;
  if (has(piece, 'healed')) part.healed = true;
  if (has(piece, 'permanent') || piece.words.some((word) => training.injuries.permanent.includes(word)))
    part.permanent = true;
  if (has(piece, 'exercise')) {
    for (const { kind, id } of senses) if (kind === 'exercise') part.exercises.push({ term: id, quote });
  }
  if (denied) return;
  for (const joint of jointsIn(senses, training)) part.joints.push({ joint, quote });
}

function jointsIn(senses: PhrasePiece<InjurySense>['senses'], { injuries }: TrainingLexicon): Joint[] {
  return senses.flatMap(({ kind, id }) => {
    if (kind === 'region') return injuries.regions[id]?.joints ?? [];
    return kind === 'joint' ? JOINTS.filter((joint) => joint === id) : [];
  });
}
