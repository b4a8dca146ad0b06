import { parseAge } from './parse-age.ts';
import { parseHeight } from './parse-height.ts';
import { parseWeight } from './parse-weight.ts';
import { PROFILE_RANGES, UNDER_18_MESSAGE } from './profile.ts';
import { factsOf, type Measure, type ProfileField } from './profile-fields.ts';
import type { AnswerValue, Question, QuestionOption } from './questionnaire.ts';
import { givenAnswer } from './show-answer.ts';
import type { KnownBody } from './told-weight.ts';

/** What a person gave: a text or the value of a button, or (where several may be pressed) the buttons and a text. */
export type AnswerInput = string | number | { chosen: readonly string[]; text: string };

/** `echo` is what was understood, short enough for the log of answers. `stop` ends the questions for good. */
export type ReadAnswer =
  | { ok: true; value: AnswerValue; echo: string }
  | { ok: false; ask: string }
  | { ok: false; stop: 'under_18'; message: string };

const ASK_OPTION = 'Please pick one of the options.';
const ASK_TEXT = 'A word or two is enough. If there is nothing to say, write "None".';
const askShorter = (longest: number) => `That is a bit long for me. Please keep it under ${longest} characters.`;

/** What is known when an answer is read: the answers before it, and the day ("2026-11-23") by which a year of birth is counted. */
export type KnownBefore = KnownBody & { today?: string | undefined };
type Read = (text: string, field: ProfileField, known: KnownBefore | undefined) => ReadAnswer;

const MEASURES: Record<Measure, Read> = {
  age: readAge,
  weight: readWeight,
  height: readHeight,
};

/** Understands one answer, or says in plain words what to write instead. */
export function readAnswer(question: Question, input: AnswerInput, known?: KnownBefore): ReadAnswer {
  const { field, kind } = question;
  if (kind === 'options') return readOption(question, plainText(input));
  if (kind === 'options_and_text') return readWritten(joinChosen(question, input), field);
  const facts = factsOf(field);
  const read: Read = 'measure' in facts ? MEASURES[facts.measure] : readWritten;
  return read(plainText(input), field, known);
}

function plainText(input: AnswerInput): string {
  return (typeof input === 'object' ? [...input.chosen, input.text].join(', ') : String(input)).trim();
}

function readOption(question: Question, text: string): ReadAnswer {
  const option = question.options.find((each) => isMeant(each, text));
  return option ? { ok: true, value: option.value, echo: option.label } : { ok: false, ask: ASK_OPTION };
}

function isMeant(option: QuestionOption, text: string): boolean {
  const typed = text.toLowerCase();
  return typed === String(option.value).toLowerCase() || typed === option.label.toLowerCase();
}

function readWritten(text: string, field: ProfileField): ReadAnswer {
  const facts = factsOf(field);
  if (text === '') return { ok: false, ask: ASK_TEXT };
  return 'longest' in facts && text.length > facts.longest
    ? { ok: false, ask: askShorter(facts.longest) }
    : { ok: true, value: text, echo: text };
}

function readAge(text: string, field: ProfileField, known: KnownBefore | undefined): ReadAnswer {
  const read = parseAge(text, known?.today);
  if (!read.ok) return read;
  if (read.age < PROFILE_RANGES.age.min) return { ok: false, stop: 'under_18', message: UNDER_18_MESSAGE };
  return understood(field, read.age);
}

function readWeight(text: string, field: ProfileField, known: KnownBefore | undefined): ReadAnswer {
  const read = parseWeight(text, { ...(known && { known }), wanted: field === 'targetWeightLbs' });
  return read.ok ? understood(field, read.lbs) : read;
}

function readHeight(text: string, field: ProfileField): ReadAnswer {
  const read = parseHeight(text);
  return read.ok ? understood(field, read.inches) : read;
}

const understood = (field: ProfileField, value: number): ReadAnswer => ({
  ...{ ok: true, value, echo: givenAnswer(field, value) },
});

/** "None" beside anything else is a slip of the finger: what else was said counts. */
function joinChosen(question: Question, input: AnswerInput): string {
  if (typeof input !== 'object') return plainText(input);
  const order = question.options.map((option) => String(option.value));
  const chosen = order.filter((value) => input.chosen.includes(value));
  const parts = [...chosen, input.text.trim()].filter((part) => part !== '');
  const said = parts.filter((part) => part.toLowerCase() !== 'none');
  return (said.length > 0 ? said : parts.slice(0, 1)).join(', ');
}
