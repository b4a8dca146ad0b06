import { z } from 'zod';
import followUpData from '#data/safety/follow-ups.json' with { type: 'json' };
import { compilePattern, newSlots } from './blunt/compile-dangers.ts';
import { LANGUAGES, type Language } from './blunt/danger-languages.ts';
import { BREAK, dangerWords } from './blunt/danger-words.ts';
import { finderOf } from './blunt/find-in-words.ts';
import { hear } from './blunt/read-blunt.ts';
import { readSafety } from './read-safety.ts';
import { type FollowUp, followUpIn } from './reply-in.ts';
import type { SafetyClass, SafetyContext, SafetyVerdict } from './verdict.ts';

/** What may be said next, in the order in which it counts where a message says several. */
const SAYINGS = ['checked', 'told', 'calling', 'unmoved', 'signs', 'trains', 'safe', 'stay'] as const;
type Saying = (typeof SAYINGS)[number];

const { languages } = z
  .strictObject({
    about: z.string(),
    languages: z.record(
      z.enum(LANGUAGES),
      z.strictObject({
        words: z.record(z.string(), z.string()),
        says: z.record(z.enum(SAYINGS), z.array(z.string())),
      }),
    ),
  })
  .parse(followUpData);

/** A talk about one of these goes on until the person speaks of something else. */
const TALKED_ABOUT = new Set<SafetyClass>(['emergency', 'overdose', 'self_harm', 'abuse', 'eating_disorder']);
export const isTalkedAbout = (name: SafetyClass | null): boolean => name !== null && TALKED_ABOUT.has(name);

/** With which words each is held to that is played down or put off. An injury is one of them and else no talk. */
const HELD_TO: Partial<Record<SafetyClass, FollowUp>> = {
  emergency: 'body',
  overdose: 'body',
  injury_red_flag: 'body',
  self_harm: 'mind',
  abuse: 'mind',
  eating_disorder: 'mind',
};
/** Nobody is to train while one of these stands; an injury can be spared, and gentle training is no harm to the others. */
const FORBIDS_TRAINING = new Set<SafetyClass>(['emergency', 'overdose', 'self_harm']);
/** So long, a danger stands whatever else is spoken of. */
const STANDS_FOR_MINUTES = 120;
/** In these, sweat or a squeeze is one sign more, and so long after the last word of it what nothing else explains is about it, too. */
const ACUTE = new Set<SafetyClass>(['emergency', 'overdose']);
const OPEN_FOR_MINUTES = 30;

/** "No" and "thanks" mean the talk only where little else is said; a question who reads it always does. */
const SHORT = new Set<Saying>(['safe', 'stay']);
const SHORT_WORDS = 7;
/** The same words of a sign language of small words are more of them. */
const SHORT_SIGNS = 14;
const SIGN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

type Said = { to: Saying; language: Language };

const slots = newSlots();
const find = finderOf<Said>(
  LANGUAGES.flatMap((language) =>
    SAYINGS.flatMap((to) =>
      languages[language].says[to].flatMap((source) =>
        compilePattern<Said>({ to, language }, source, { words: languages[language].words, slots }),
      ),
    ),
  ),
  slots,
  { corrects: false },
);

function saidIn(message: string): Said[] {
  const words = dangerWords(message);
  const spoken = words.filter((word) => word !== BREAK);
  const most = spoken.some((word) => SIGN.test(word)) ? SHORT_SIGNS : SHORT_WORDS;
  // Short answers run on over full stops; what has several parts does not.
  const said = [...find(spoken.length <= most ? spoken : words)].map(({ kind }) => kind);
  return spoken.length <= most ? said : said.filter(({ to }) => !SHORT.has(to));
}

/** `isHeld`: it was answered with fixed words. */
export type Earlier = { message: string; minutesAgo: number; isHeld?: boolean };

type Talk = SafetyContext & {
  /** What the person wrote before in this talk, the newest first. */
  before: readonly Earlier[];
};

/**
 * The fixed words for a message that goes on with a talk about danger, or plays it down, puts it off or asks to train while it stands;
 * null where it does not, none was spoken of, or somebody who knows has looked at it. Nothing is promised that the product does not do.
 */
export function readFollowUp(message: string, { before, ...context }: Talk): SafetyVerdict | null {
  const said = saidIn(message);
  if (said.length === 0 || said.some(({ to }) => to === 'checked')) return null;
  const standing = standingIn(before, context);
  if (standing === null) return null;
  const { name, language } = standing;
  const inSame = said.filter((each) => each.language === language);
  const counting = new Set(
    (inSame.length > 0 ? inSame : said).map(({ to }) => to).filter((to) => counts(to, standing)),
  );
  const to = SAYINGS.find((each) => counting.has(each));
  const answered = to === undefined ? undefined : answerTo(to, name);
  if (answered === undefined) return null;
  return { class: name, reply: followUpIn(language, { to: answered, name }, context), stops: true, discloses: null };
}

/**
 * The fixed words for what nothing else explains while a life may be at stake and nothing else was spoken of: an emergency is open until
 * somebody has looked at it or the person says that it is over. Null where none is open.
 */
export function readInOpenDanger(message: string, { before, ...context }: Talk): SafetyVerdict | null {
  const standing = standingIn(before, context);
  const [last] = before;
  if (standing === null || last === undefined || saysOver(message)) return null;
  const { name, language, isUnbroken, isOver } = standing;
  if (!isUnbroken || isOver || last.minutesAgo > OPEN_FOR_MINUTES || !FORBIDS_TRAINING.has(name)) return null;
  const to = ACUTE.has(name) ? 'body' : 'stay';
  return { class: name, reply: followUpIn(language, { to, name }, context), stops: true, discloses: null };
}

const saysOver = (message: string): boolean => saidIn(message).some(({ to }) => to === 'checked' || to === 'safe');

/** What is held to the danger, whatever it says of it. */
const HELD = { unmoved: true, signs: true, trains: true, checked: true } as const;
const isHeldTo = (to: Saying): to is keyof typeof HELD => to in HELD;
const answerTo = (to: Saying, name: SafetyClass): FollowUp | undefined => (isHeldTo(to) ? HELD_TO[name] : to);

type Standing = { name: SafetyClass; language: Language; minutesAgo: number; isUnbroken: boolean; isOver: boolean };

function counts(to: Saying, { name, minutesAgo, isUnbroken }: Standing): boolean {
  const isFresh = minutesAgo <= STANDS_FOR_MINUTES;
  if (to === 'unmoved') return isUnbroken || isFresh;
  if (to === 'signs') return isFresh && ACUTE.has(name);
  if (to === 'trains') return isFresh && FORBIDS_TRAINING.has(name);
  return isUnbroken && isTalkedAbout(name);
}

/** The last danger that was told, if nobody has looked at it since; `isUnbroken` where nothing else was spoken of, `isOver` where it was said to be. */
function standingIn(before: readonly Earlier[], context: SafetyContext): Standing | null {
  let isUnbroken = true;
  let isOver = false;
  for (const { message, minutesAgo, isHeld = false } of before) {
    const { class: name } = readSafety(message, context);
    if (name !== null) {
      const language = hear(message).blunt?.language ?? 'en';
      return HELD_TO[name] === undefined ? null : { name, language, minutesAgo, isUnbroken, isOver };
    }
    const said = saidIn(message);
    if (said.some(({ to }) => to === 'checked')) return null;
    isUnbroken &&= isHeld || said.length > 0;
    isOver ||= said.some(({ to }) => to === 'safe');
  }
  return null;
}
