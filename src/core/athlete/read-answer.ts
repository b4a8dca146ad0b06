import { formatFeetAndInches, formatLbs } from '#core/units/format.ts';
import { parseAge } from './parse-age.ts';
import { parseHeight } from './parse-height.ts';
import { parseWeight } from './parse-weight.ts';
import { PROFILE_RANGES, UNDER_18_MESSAGE } from './profile.ts';
import type { AnswerValue, Question, QuestionOption } from './questionnaire.ts';

/** What a person gave: a text or the value of a button, or (where several may be pressed) the buttons and a text. */
export type AnswerInput = string | number | { chosen: readonly string[]; text: string };

/** `echo` is what was understood, short enough for the log of answers. `stop` ends the questions for good. */
export type ReadAnswer =
  | { ok: true; value: AnswerValue; echo: string }
  | { ok: false; ask: string }
  | { ok: false; stop: 'under_18'; message: string };

const LONGEST_TEXT = 1000;
const ASK_OPTION = 'Please pick one of the options.';
const ASK_TEXT = 'A word or two is enough. If there is nothing to say, write "None".';
const ASK_SHORTER = `That is a bit long for me. Please keep it under ${LONGEST_TEXT} characters.`;

/** Understands one answer, or says in plain words what to write instead. */
export function readAnswer(question: Question, input: AnswerInput): ReadAnswer {
  if (question.kind === 'options') return readOption(question, plainText(input));
  if (question.kind === 'options_and_text') return readWritten(joinChosen(question, input));
  const text = plainText(input);
  if (question.field === 'age') return readAge(text);
  if (question.field === 'weightLbs') return readWeight(text);
  if (question.field === 'heightIn') return readHeight(text);
  return readWritten(text);
}

/** How a stored answer is shown in the log of answers: "Lose weight", "180 lbs", "5 ft 10 in". */
export function echoAnswer(question: Question, value: AnswerValue): string {
  if (question.field === 'weightLbs') return formatLbs(Number(value));
  if (question.field === 'heightIn') return formatFeetAndInches(Number(value));
  const option = question.kind === 'options' ? question.options.find((each) => each.value === value) : undefined;
  return option?.label ?? String(value);
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

function readWritten(text: string): ReadAnswer {
  if (text === '') return { ok: false, ask: ASK_TEXT };
  return text.length > LONGEST_TEXT ? { ok: false, ask: ASK_SHORTER } : { ok: true, value: text, echo: text };
}

function readAge(text: string): ReadAnswer {
  const read = parseAge(text);
  if (!read.ok) return read;
  if (read.age < PROFILE_RANGES.age.min) return { ok: false, stop: 'under_18', message: UNDER_18_MESSAGE };
  return { ok: true, value: read.age, echo: String(read.age) };
}

function readWeight(text: string): ReadAnswer {
  const read = parseWeight(text);
  return read.ok ? { ok: true, value: read.lbs, echo: formatLbs(read.lbs) } : read;
}

function readHeight(text: string): ReadAnswer {
  const read = parseHeight(text);
  return read.ok ? { ok: true, value: read.inches, echo: formatFeetAndInches(read.inches) } : read;
}

/** "None" beside anything else is a slip of the finger: what else was said counts. */
function joinChosen(question: Question, input: AnswerInput): string {
  if (typeof input !== 'object') return plainText(input);
  const order = question.options.map((option) => String(option.value));
  const chosen = order.filter((value) => input.chosen.includes(value));
  const parts = [...chosen, input.text.trim()].filter((part) => part !== '');
  const said = parts.filter((part) => part.toLowerCase() !== 'none');
  return (said.length > 0 ? said : parts.slice(0, 1)).join(', ');
}
