import { lbsFromKg, toTenth } from '#core/units/convert.ts';
import type { RuleSource, Unclear } from './constraints.ts';
import type { TrainingLexicon } from './lexicon.ts';
import { buildVocabulary, type PhrasePiece, readPieces, type Vocabulary } from './vocabulary.ts';

type EquipmentSense = 'token' | 'preset' | 'nothing' | 'without' | 'filler';
export type EquipmentVocabulary = Vocabulary<EquipmentSense>;

export type EquipmentFindings = {
  equipment: string[];
  maxLoadLbs: Record<string, number>;
  sources: RuleSource[];
  unclear: Unclear[];
};

type EquipmentInput = { text: string; training: TrainingLexicon; vocabulary: EquipmentVocabulary };
type Heard = {
  added: Map<string, number | null>;
  removed: Set<string>;
  unlimited: Set<string>;
  leftovers: string[];
  nothing: boolean;
} & Pick<EquipmentFindings, 'sources' | 'unclear'>;

const FIELD = 'equipmentAccess';
/** "no" reaches this many words on. */
const REACH = 3;
/** A smaller bare number counts pieces ("2 dumbbells"), not pounds. */
const LIGHTEST_BARE_LOAD = 5;
const BARBELL = 'barbell';

export function equipmentVocabulary({ tokens, presets, equipmentLanguage }: TrainingLexicon): EquipmentVocabulary {
  return buildVocabulary<EquipmentSense>([
    { kind: 'nothing', id: '', phrases: equipmentLanguage.nothing },
    { kind: 'without', id: '', phrases: equipmentLanguage.without },
    { kind: 'filler', id: '', phrases: equipmentLanguage.fillers },
    ...Object.entries(tokens).map(([id, { phrases }]) => ({ kind: 'token' as const, id, phrases })),
    ...Object.entries(presets).map(([id, { phrases }]) => ({ kind: 'preset' as const, id, phrases })),
  ]);
}

/** What a person can train with. What every home has is always there; what is not understood is not counted on. */
export function readEquipment(input: EquipmentInput): EquipmentFindings {
  const { text, training } = input;
  const heard = hear(input);
  const tokens = [...heard.added.keys()].filter((token) => !heard.removed.has(token));
  const assumed = tokens.length === 0 && !heard.nothing && /[\p{L}\d]/u.test(text);
  if (assumed) heard.unclear.push({ field: FIELD, text: text.trim(), treatedAs: 'I assumed no equipment.' });
  else heard.unclear.push(...heard.leftovers.map(notCounted));
  return {
    equipment: [...new Set([...training.household, ...tokens])],
    maxLoadLbs: limits(input, heard, tokens),
    sources: heard.sources,
    unclear: heard.unclear,
  };
}

function notCounted(text: string): Unclear {
  return { field: FIELD, text, treatedAs: 'I do not count on it until you tell me what it is.' };
}

function hear({ text, training, vocabulary }: EquipmentInput): Heard {
  const heard: Heard = {
    added: new Map(),
    removed: new Set(),
    unlimited: new Set(),
    leftovers: [],
    nothing: false,
    sources: [],
    unclear: [],
  };
  let reach = 0;
  for (const piece of readPieces(text, vocabulary)) {
    if (piece.kind === 'break') reach = 0;
    else if (piece.kind === 'word') heard.leftovers.push(piece.quote);
    else if (isCue(piece)) reach = turned(piece, heard);
    else if (piece.words[0] === 'but') reach = 0;
    else if (named(piece)) reach = takeNamed({ piece, heard, training, removing: reach > 0 }) ? REACH : 0;
    else reach = Math.max(0, reach - 1);
  }
  return heard;
}

const isCue = (piece: PhrasePiece<EquipmentSense>) =>
  piece.senses.some(({ kind }) => kind === 'without' || kind === 'nothing') && !named(piece);

function named(piece: PhrasePiece<EquipmentSense>) {
  return piece.senses.find(({ kind }) => kind === 'token' || kind === 'preset');
}

/** "nothing except bands" keeps the bands; "gym except the barbell" drops the barbell. */
function turned(piece: PhrasePiece<EquipmentSense>, heard: Heard): number {
  if (piece.senses.some(({ kind }) => kind === 'nothing')) heard.nothing = true;
  if (!piece.senses.some(({ kind }) => kind === 'without')) return 0;
  const excepting = /^(?:except|other|excluding)$/.test(piece.words[0] ?? '');
  return excepting && heard.added.size === 0 ? 0 : REACH + 1;
}

type NamedPiece = { piece: PhrasePiece<EquipmentSense>; heard: Heard; training: TrainingLexicon; removing: boolean };

/** True when it took something away, so that "no bench or rack" goes on. */
function takeNamed({ piece, heard, training, removing }: NamedPiece): boolean {
  const presetId = piece.senses.find(({ kind }) => kind === 'preset')?.id;
  const preset = presetId === undefined ? undefined : training.presets[presetId];
  if (preset) {
    if (!removing) addPreset(heard, preset, piece.quote);
    return removing;
  }
  for (const { kind, id } of piece.senses) {
    const token = kind === 'token' ? training.tokens[id] : undefined;
    if (!token) continue;
    for (const each of [id, ...token.also]) {
      if (removing) heard.removed.add(each);
      else if (!heard.added.has(each)) heard.added.set(each, null);
    }
    const reason = removing ? `Plans without ${token.label}.` : `Plans with ${token.label}.`;
    heard.sources.push({ field: FIELD, quote: piece.quote, reason });
  }
  return removing;
}

function addPreset(heard: Heard, preset: TrainingLexicon['presets'][string], quote: string): void {
  for (const token of preset.tokens) {
    const limit = preset.maxLoadLbs[token] ?? null;
    if (limit === null) heard.unlimited.add(token);
    heard.added.set(token, Math.max(limit ?? 0, heard.added.get(token) ?? 0) || null);
  }
  heard.sources.push({ field: FIELD, quote, reason: `Plans for ${preset.label}.` });
  if (preset.ask) heard.unclear.push({ field: FIELD, text: quote, treatedAs: preset.ask });
}

/** The heaviest load by token, where one is known. A number that was typed goes before the usual one. */
function limits({ text, training, vocabulary }: EquipmentInput, heard: Heard, tokens: readonly string[]) {
  const typed = new Map<string, number>();
  let named: string[] = [];
  for (const part of text.split(/[,;\n]|\band\b|\+|\.\s/i)) {
    const load = heaviestLoad(part, training);
    const here = loadedIn(part, vocabulary, training);
    if (here.length > 0) named = here;
    if (load === null) continue;
    for (const token of named) typed.set(token, Math.max(load, typed.get(token) ?? 0));
  }
  const known = tokens.flatMap((token) => {
    const limit = typed.get(token) ?? (heard.unlimited.has(token) ? null : (heard.added.get(token) ?? null));
    return limit === null ? [] : [[token, limit] as const];
  });
  return Object.fromEntries(known);
}

/** "Garage gym with a rack, up to 300 lb": the number is what the bar can be loaded to. */
function limitedIn({ tokens, maxLoadLbs }: TrainingLexicon['presets'][string]): string[] {
  const limited = Object.keys(maxLoadLbs);
  return limited.length === 0 && tokens.includes(BARBELL) ? [BARBELL] : limited;
}

/** What a number in the part, or after it, can be the weight of. */
function loadedIn(part: string, vocabulary: EquipmentVocabulary, training: TrainingLexicon): string[] {
  return readPieces(part, vocabulary).flatMap((piece) => {
    const senses = piece.kind === 'phrase' ? piece.senses : [];
    return senses.flatMap(({ kind, id }) => {
      if (kind === 'token') return training.tokens[id]?.loadable ? [id] : [];
      const preset = kind === 'preset' ? training.presets[id] : undefined;
      return preset ? limitedIn(preset) : [];
    });
  });
}

function heaviestLoad(part: string, { equipmentLanguage }: TrainingLexicon): number | null {
  const { pounds, kilos } = equipmentLanguage.loads;
  const numbers = [...part.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  const heaviest = Math.max(0, ...numbers);
  const units = [...part.toLowerCase().matchAll(/[a-z]+|#/g)].map(([word]) => word);
  if (units.some((word) => kilos.includes(word)) && heaviest > 0) return toTenth(lbsFromKg(heaviest));
  const inPounds = units.some((word) => pounds.includes(word));
  return heaviest >= (inPounds ? 1 : LIGHTEST_BARE_LOAD) ? heaviest : null;
}
