import type { CareNotice, Constraints } from '#core/athlete/constraints.ts';
import type { GoBy, KeptDecision } from '#core/athlete/go-by.ts';
import type { Doubt } from '../closed/doubt.ts';
import type { AnsweredQuestion, OpenQuestion, Premises } from '../premises.ts';
import type { ReadingFacts } from '../reading-facts.ts';
import { changedSince } from './confirmed-premises.ts';
import { heardLines } from './heard-lines.ts';
import { madeFor } from './made-for.ts';
import type { PremisesSheet } from './premises-sheet.ts';
import { questionsOfFindings } from './questions-of-findings.ts';
import { sheetFoods } from './sheet-foods.ts';
import { sheetHealth } from './sheet-health.ts';
import { isGuess } from './sheet-origin.ts';
import { sheetMovements, sheetPlaces, sheetToolGroups } from './sheet-training.ts';

export type SheetInput = {
  /** As `premisesToGoBy` gives them. */
  premises: Premises;
  kept: readonly KeptDecision[];
  confirmed: GoBy['confirmed'];
  facts: ReadingFacts;
  findings: readonly Doubt[];
  constraints: Constraints;
};

/** The sheet "What I'll go by": the whole reading in plain words, as the person edits and confirms it. */
export function makeSheet({ premises, kept, confirmed, facts, findings, constraints }: SheetInput): PremisesSheet {
  const open = [...premises.questions, ...questionsOfFindings(findings, premises)];
  const parts = {
    foods: sheetFoods(premises, facts),
    toolGroups: sheetToolGroups(premises, facts.training),
    movements: sheetMovements(premises),
    health: sheetHealth(premises, facts),
  };
  const changes = changedSince(confirmed, premises, parts);
  const ticked = kept.some(({ decision }) => decision.about === 'tool');
  const isSettled = confirmed !== null && changes.length === 0;
  const toolsAreGuessed = premises.toolsAreGuessed && !ticked && !isSettled;
  const isOpen = open.length > 0 || (!isSettled && (toolsAreGuessed || isGuessed(premises) || isUnread(premises)));
  return {
    state: isOpen ? 'open' : 'certain',
    madeFor: madeFor(parts, premises),
    questions: [...open.map((question) => sheetQuestion(question, null)), ...premises.answered.map(answered)],
    ...parts,
    places: sheetPlaces(facts.training),
    toolsAreGuessed,
    unread: premises.unread.map(({ field, quote, failsClosed }) => ({
      field,
      quote,
      treatedAs: treatedAs(field, failsClosed),
    })),
    changedSince: changes,
    confirmedAt: confirmed?.at ?? null,
    heard: heardLines(premises, facts, parts.health),
    notices: constraints.care.notices.filter(isForPeople).map(({ text }) => text),
  };
}

/** Notes on training are written for coaches ("RPE, no end-range curl"); what they change stands beside the illness, in plain words. */
const isForPeople = ({ level, about }: CareNotice): boolean => level !== 'note' || about !== 'training';

type SheetQuestion = PremisesSheet['questions'][number];

function sheetQuestion(
  { id, about, text, choices, meanwhile, origin }: OpenQuestion,
  chosen: string | null,
): SheetQuestion {
  return {
    id,
    about,
    text,
    choices: choices.map((choice) => ({ id: choice.id, label: choice.label })),
    meanwhile,
    field: 'field' in origin ? origin.field : null,
    quote: 'quote' in origin ? origin.quote : null,
    chosen,
  };
}

const answered = (question: AnsweredQuestion): SheetQuestion => sheetQuestion(question, question.chosen);

/** Something that was read with doubt, and that no tap has settled. Tools of a place that was named are said by themselves. */
const isGuessed = ({ foods, movements, health }: Premises): boolean =>
  [...foods, ...movements, ...health].some(({ origins }) => isGuess(origins));

/** A word that may be an allergy, an illness or an injury, and that the person has not spoken for. */
const isUnread = ({ unread, accounted }: Premises): boolean =>
  unread.some(
    (word) =>
      word.failsClosed &&
      !accounted.some(
        ({ as, field, start, end }) =>
          as === 'decided' && field === word.field && start <= word.start && end >= word.end,
      ),
  );

function treatedAs(field: string, failsClosed: boolean): string {
  if (!failsClosed) return 'I do not know this word. Meals do without anything that is called so.';
  return field === 'foodAllergies'
    ? 'I do not know this word. Meals do without all fourteen common allergens.'
    : 'I do not know this word. I plan with extra care.';
}
