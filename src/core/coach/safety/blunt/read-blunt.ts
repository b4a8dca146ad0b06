import type { SafetyClass } from '../verdict.ts';
import { compilePattern, newSlots } from './compile-dangers.ts';
import { DANGER_LANGUAGES, type Language } from './danger-languages.ts';
import { BREAK, dangerWords } from './danger-words.ts';
import { type Found, finderOf } from './find-in-words.ts';

/** What a pattern says when it is found. */
type Kind = {
  language: Language;
  is: SafetyClass | 'taken back' | 'recovered' | 'relapse' | 'denied' | 'past' | 'present';
  /** What was recovered from. */
  from?: SafetyClass;
};

export type Blunt = { class: SafetyClass; language: Language };

/** The most urgent first. */
export const URGENCY: readonly SafetyClass[] = [
  'emergency',
  'overdose',
  'self_harm',
  'abuse',
  'eating_disorder',
  'minor',
  'pregnancy',
  'steroids',
  'medicine',
  'injury_red_flag',
];

/** What bodies do may be long over; what somebody wants to do to themselves, or suffers from others, is asked after. */
export const MAY_BE_PAST = new Set<SafetyClass>(['emergency', 'injury_red_flag', 'overdose']);
const DENIES_WITHIN = 3;
/** A denial does not reach over these. */
const CLAUSE_BEGINS = new Set('i im ive and but because so y pero et mais und aber e ma mas en maar ale'.split(' '));

function allPatterns() {
  const slots = newSlots();
  const patterns = DANGER_LANGUAGES.flatMap(
    ({ language, words, dangers, takeBack, unless, recovered, relapse, over, denials, past, present }) => {
      const compile = (is: Kind['is'], source: string) =>
        compilePattern<Kind>({ language, is }, source, { words, slots });
      const lieBehind = ([name, sources]: [string, readonly string[]]) =>
        sources.flatMap((source) =>
          compilePattern<Kind>({ language, is: 'recovered', from: name as SafetyClass }, source, {
            words,
            slots,
          }),
        );
      return [
        ...Object.entries(dangers).flatMap(([name, sources]) =>
          sources.flatMap((source) => compile(name as SafetyClass, source)),
        ),
        ...[...takeBack, ...unless].flatMap((source) => compile('taken back', source)),
        ...Object.entries(recovered).flatMap(lieBehind),
        ...(relapse === undefined ? [] : compile('relapse', `(${relapse})`)),
        ...over.flatMap((source) => compile('past', source)),
        ...compile('denied', `(${denials})`),
        ...compile('past', `(${past})`),
        ...(present === undefined ? [] : compile('present', `(${present})`)),
      ];
    },
  );
  return finderOf(patterns, slots, { corrects: true });
}

let find: ReturnType<typeof allPatterns> | undefined;

/** What a message says bluntly, and what of it is only told of. */
export type Heard = {
  /** The most urgent danger that is said in plain words in any of the languages; null where none is. */
  blunt: Blunt | null;
  /** Whether it speaks of what is over, in English. */
  isOver: boolean;
  /** What the person says that they have left behind. */
  recovered: readonly SafetyClass[];
};

export function hear(message: string): Heard {
  find ??= allPatterns();
  const words = dangerWords(message);
  const found = withoutRelapsed(find(words));
  const marks = marksOf(found, words);
  const meant = (name: SafetyClass) => found.find((each) => each.kind.is === name && counts(each, marks, words));
  const first = URGENCY.map(meant).find((each) => each !== undefined);
  const says = (is: Kind['is']) => found.some(({ kind }) => kind.language === 'en' && kind.is === is);
  return {
    blunt: first === undefined ? null : { class: first.kind.is as SafetyClass, language: first.kind.language },
    isOver: says('past') && !says('present'),
    recovered: found.flatMap(({ kind: { from } }) => from ?? []),
  };
}

/** Nothing lies behind somebody who says that it is there again, or wishes for what led to it. */
function withoutRelapsed(found: readonly Found<Kind>[]): readonly Found<Kind>[] {
  const isBack = new Set(found.flatMap(({ kind: { is, language } }) => (is === 'relapse' ? [language] : [])));
  return found.filter(({ kind: { is, language } }) => is !== 'recovered' || !isBack.has(language));
}

/** What is said beside the dangers, by the places of the words, so that each danger looks at its own words only. */
type Marks = {
  /** In any language: "suicide sprints" is English, and "suicide" a word of four. */
  takenBack: Uint8Array;
  /** By language and the end of the denial. */
  denied: ReadonlySet<string>;
  /** By language and sentence. */
  past: ReadonlySet<string>;
  present: ReadonlySet<Language>;
  sentences: Int32Array;
};

function marksOf(found: readonly Found<Kind>[], words: readonly string[]): Marks {
  const takenBack = new Uint8Array(words.length);
  const [denied, past, present] = [new Set<string>(), new Set<string>(), new Set<Language>()];
  const sentences = new Int32Array(words.length);
  let sentence = 0;
  for (const [at, word] of words.entries()) sentences[at] = word === BREAK ? ++sentence : sentence;
  for (const { kind, start, end } of found) {
    if (kind.is === 'taken back' || kind.is === 'recovered') takenBack.fill(1, start, end);
    else if (kind.is === 'denied') denied.add(`${kind.language} ${end}`);
    else if (kind.is === 'past') past.add(`${kind.language} ${sentences[start]}`);
    else if (kind.is === 'present') present.add(kind.language);
  }
  return { takenBack, denied, past, present, sentences };
}

function counts({ kind: { is, language }, start, end }: Found<Kind>, marks: Marks, words: readonly string[]): boolean {
  if (marks.takenBack.subarray(start, end).includes(1)) return false;
  if (is !== 'abuse' && isDenied({ language, start }, marks, words)) return false;
  if (!MAY_BE_PAST.has(is as SafetyClass) || marks.present.has(language)) return true;
  return !marks.past.has(`${language} ${marks.sentences[start]}`);
}

type Begun = { language: Language; start: number };

function isDenied({ language, start }: Begun, { denied }: Marks, words: readonly string[]): boolean {
  for (let end = start; end > Math.max(0, start - DENIES_WITHIN); end--) {
    if (denied.has(`${language} ${end}`)) return true;
    const before = words[end - 1] ?? BREAK;
    if (before === BREAK || CLAUSE_BEGINS.has(before)) return false;
  }
  return false;
}
