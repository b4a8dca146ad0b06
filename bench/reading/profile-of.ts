import { INVENTED_PERSON } from '#core/athlete/invented-person.ts';
import { giveAnswer, type Onboarding, startOnboarding } from '#core/athlete/onboarding.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { type AskedQuestion, isComplete, profileFromAnswers, QUESTIONS } from '#core/athlete/questionnaire.ts';
import type { AnswerInput } from '#core/athlete/read-answer.ts';

/** The profile that the questionnaire makes of what was typed, and the fields that it had to ask for again. */
export type Onboarded = { profile: Profile; askedAgain: readonly string[] };

/** The day on which the people were written: years of birth are counted by it. */
const WRITTEN_ON = '2026-11-23';

type Typed = Readonly<Record<string, string | number>>;

/** Answers the 21 questions as the screen does. Throws where the questions cannot be brought to their end. */
export function onboard(typed: Typed): Onboarded {
  let state = startOnboarding();
  const askedAgain: string[] = [];
  for (const question of QUESTIONS) {
    const { state: next, read } = giveAnswer(state, inputFor(question, typed[question.field] ?? ''), WRITTEN_ON);
    state = next;
    if (read.ok) continue;
    askedAgain.push(question.field);
    state = answerAgain(state, question, String(typed[question.field]));
  }
  if (!isComplete(state.answers)) throw new Error('the questions are not all answered');
  return { profile: profileFromAnswers(state.answers, { firstName: null }), askedAgain };
}

/** Where several may be pressed, the buttons stand before the typed text, all joined with ", ". */
function inputFor(question: AskedQuestion, typed: string | number): AnswerInput {
  if (question.kind !== 'options_and_text') return typed;
  const buttons = question.options.map(({ value }) => String(value));
  const parts = String(typed).split(', ');
  const firstTyped = parts.findIndex((part) => !buttons.includes(part));
  const pressed = firstTyped === -1 ? parts : parts.slice(0, firstTyped);
  return { chosen: pressed, text: parts.slice(pressed.length).join(', ') };
}

/** Somebody who is asked for a number once more types it plainer; where that is not read either, anybody's number stands in for it. */
function answerAgain(state: Onboarding, { field }: AskedQuestion, typed: string): Onboarding {
  for (const input of [...plainer(typed), String(INVENTED_PERSON[field])]) {
    const { state: next, read } = giveAnswer(state, input);
    if (read.ok) return next;
  }
  throw new Error(`${field} cannot be answered`);
}

/** The first number with the unit behind it, the first two as feet and inches, the first alone. */
function plainer(typed: string): string[] {
  const numbers = typed.match(/\d+(?:\.\d+)?/g) ?? [];
  const withUnit = /\b\d{1,3}(?:\.\d{1,2})?\s?(?:kgs?|lbs?|cm|st|stone)\b/i.exec(typed)?.[0];
  const [first, second] = numbers;
  const shapes = [withUnit, second && `${first}'${second}`, first?.replace('.', "'"), first];
  return shapes.flatMap((shape) => (shape ? [shape] : []));
}
