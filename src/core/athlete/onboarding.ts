import { z } from 'zod';
import { readableFields } from '#core/documents/readable-fields.ts';
import { type StoredDocument, versionedDocument } from '#core/documents/versioned-document.ts';
import type { UnitSystem } from '#core/units/measure-units.ts';
import { type KeptDecision, keptDecisionSchema } from './go-by.ts';
import { profileSchema } from './profile.ts';
import type { QuestionField } from './profile-fields.ts';
import { type Answers, type AskedQuestion, answersSchema, isComplete, QUESTIONS } from './questionnaire.ts';
import { type AnswerInput, type ReadAnswer, readAnswer } from './read-answer.ts';
import { givenAnswer } from './show-answer.ts';

/** Where a person is in the questions. `index` is the question on screen; 21 when all are answered. */
const onboardingSchema = z.strictObject({
  version: z.literal(1),
  answers: answersSchema.partial(),
  index: z.number().int().min(0).max(QUESTIONS.length),
  stopped: z.enum(['under_18']).nullable(),
  /** The name that was told at the greeting; no question asks for it. */
  firstName: profileSchema.shape.firstName,
  /** What was put right on the sheet, before there is a profile to keep it with. */
  taps: z.array(keptDecisionSchema).max(200).optional(),
});

export type Onboarding = z.infer<typeof onboardingSchema>;

/** The questions under way, as a browser keeps them. A question that is renamed or gone comes with an upgrade. */
export const onboardingDocument = versionedDocument({
  name: 'onboarding',
  schema: () => onboardingSchema,
  upgrades: [],
});

/** All that the screen shows. `number` counts from 1; `editing` means that this question had an answer before. */
export type OnboardingProgress = {
  question: AskedQuestion | null;
  number: number;
  answered: number;
  total: number;
  editing: boolean;
  canGoBack: boolean;
  complete: boolean;
  minutesLeft: number;
};

export type AnswerLine = { field: QuestionField; label: string; prompt: string; echo: string };

/** An estimate for "about 6 minutes left" with 15 questions to go. */
const MINUTES_PER_QUESTION = 0.4;

/** Nothing asked yet. */
export function startOnboarding(): Onboarding {
  return { version: 1, answers: {}, index: 0, stopped: null };
}

/** Picks up what a browser had stored. Of what cannot be read as a whole, the answers that can be are kept, and the others asked. */
export function resumeOnboarding(stored: StoredDocument): Onboarding {
  const read = onboardingDocument.read(stored);
  if (!read.ok) {
    const kept = readableFields(z.object({ answers: z.unknown() }), onboardingDocument.upgraded(stored));
    return openWith(readableFields(answersSchema, kept.answers));
  }
  const { answers, index } = read.value;
  return isReachable(answers, index) ? read.value : openWith(answers);
}

/** The first question that these answers leave open; the review, if they leave none. */
export function openWith(answers: Answers): Onboarding {
  return { ...startOnboarding(), answers, index: firstOpen(answers) };
}

/**
 * Takes the answer to the question on screen. Understood: goes to the first question still open. Not understood: stays.
 * Under 18: forgets every answer and stops. `today` ("2026-11-23"): the day by which a year of birth is counted.
 */
export function giveAnswer(
  state: Onboarding,
  input: AnswerInput,
  today?: string,
): { state: Onboarding; read: ReadAnswer } {
  const question = QUESTIONS[state.index];
  if (!question || state.stopped) return { state, read: { ok: false, ask: 'All questions are answered.' } };
  const read = readAnswer(question, input, { ...state.answers, today });
  if (read.ok) return { state: goOn(state, { ...state.answers, [question.field]: read.value }), read };
  return 'stop' in read ? { state: { ...startOnboarding(), stopped: read.stop }, read } : { state, read };
}

/** Shows the question before; its answer is kept until another one is given. */
export function goBack(state: Onboarding): Onboarding {
  return state.index > 0 ? { ...state, index: state.index - 1 } : state;
}

/** Shows an answered question again. */
export function editAnswer(state: Onboarding, field: QuestionField): Onboarding {
  return state.answers[field] === undefined ? state : { ...state, index: indexOf(field) };
}

/** Leaves the question being changed as it was, and goes on. */
export function keepAnswer(state: Onboarding): Onboarding {
  return goOn(state, state.answers);
}

/** Keeps what stands put right on the sheet; answers that are changed later say which of it still holds. */
export function keepTaps(state: Onboarding, taps: readonly KeptDecision[]): Onboarding {
  return { ...state, taps: [...taps] };
}

/** Keeps the name to be called by; an empty one is none. */
export const keepName = (state: Onboarding, name: string): Onboarding => ({ ...state, firstName: name.trim() || null });

const goOn = ({ taps, firstName }: Onboarding, answers: Answers): Onboarding => ({
  ...openWith(answers),
  ...(taps && { taps }),
  ...(firstName && { firstName }),
});

/** What the screen shows for a state. */
export function progressOf(state: Onboarding): OnboardingProgress {
  const question = QUESTIONS[state.index] ?? null;
  const answered = QUESTIONS.filter(({ field }) => state.answers[field] !== undefined).length;
  return {
    question,
    number: Math.min(state.index + 1, QUESTIONS.length),
    answered,
    total: QUESTIONS.length,
    editing: question !== null && state.answers[question.field] !== undefined,
    canGoBack: state.index > 0,
    complete: isComplete(state.answers),
    minutesLeft: Math.ceil((QUESTIONS.length - answered) * MINUTES_PER_QUESTION),
  };
}

/** The answers so far, in the order of the questions. */
export function answerLog(state: Onboarding, units?: UnitSystem): AnswerLine[] {
  return QUESTIONS.flatMap((question) => {
    const value = state.answers[question.field];
    if (value === undefined) return [];
    return [
      {
        field: question.field,
        label: question.label,
        prompt: question.prompt,
        echo: givenAnswer(question.field, value, units),
      },
    ];
  });
}

function indexOf(field: QuestionField): number {
  return QUESTIONS.findIndex((question) => question.field === field);
}

function firstOpen(answers: Answers): number {
  const open = QUESTIONS.findIndex(({ field }) => answers[field] === undefined);
  return open === -1 ? QUESTIONS.length : open;
}

/** Nobody may stand behind a question that is still open. */
function isReachable(answers: Answers, index: number): boolean {
  return index <= firstOpen(answers);
}
