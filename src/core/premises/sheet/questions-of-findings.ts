import type { Doubt } from '../closed/doubt.ts';
import { isFrom } from '../decisions/words-of.ts';
import type { Choice, OpenQuestion, Premises } from '../premises.ts';
import { questionId } from '../question-id.ts';

/** A question of a doubt begins so; its answer is heard by `closeFindings`. */
export const CHECKED = 'checked';

type Kind = OpenQuestion['about'];
const HEALTH = new Set(['condition', 'medicine']);
const MOVEMENT = new Set(['joint', 'movement']);
const TOOLS = new Set(['tool', 'place']);

function kindOf({ names: { groups } }: Doubt): Kind {
  if (groups.some((group) => HEALTH.has(group))) return 'health';
  if (groups.some((group) => MOVEMENT.has(group))) return 'movement';
  return groups.some((group) => TOOLS.has(group)) ? 'equipment' : 'food';
}

const TEXTS: Readonly<Record<Kind, { out: string; fine: string; meanwhile: (name: string) => string }>> = {
  food: { out: 'Leave it out', fine: 'It is fine', meanwhile: (name) => `No ${name}.` },
  equipment: { out: 'I do not have it', fine: 'I have it', meanwhile: (name) => `I plan without ${name}.` },
  movement: { out: 'Go easy on it', fine: 'It is fine', meanwhile: (name) => `I go easy on ${name}.` },
  health: { out: 'Yes, plan with care', fine: 'No, that is not me', meanwhile: () => 'I plan with extra care.' },
};

function choicesOf(doubt: Doubt): Choice[] {
  const about = kindOf(doubt);
  const { out, fine } = TEXTS[about];
  const choices: Choice[] = [
    { id: 'leave_out', label: out, does: { kind: 'leave_out', doubt: doubt.names } },
    { id: 'fine', label: fine, does: { kind: 'fine', doubt: doubt.names } },
  ];
  // Of a body, "something else" comes to the same as "not me".
  if (about === 'health' || about === 'movement') return choices;
  return [...choices, { id: 'else', label: 'It means something else', does: { kind: 'nothing' } }];
}

const isAskedAlready = ({ questions }: Premises, doubt: Doubt): boolean =>
  questions.some(({ origin }) => isFrom([origin], doubt));

/** What is asked about words that a second look holds against the reading; nothing about words that are asked about already. */
export function questionsOfFindings(doubts: readonly Doubt[], premises: Premises): OpenQuestion[] {
  const questions = doubts
    .filter(({ severity, quote }) => severity === 'ask' && quote !== '')
    .filter((doubt) => !isAskedAlready(premises, doubt))
    .map((doubt): OpenQuestion => {
      const { field, start, end, quote } = doubt;
      const about = kindOf(doubt);
      const name = doubt.means.toLowerCase();
      const same = name === quote.toLowerCase();
      return {
        id: questionId(`${CHECKED}:${field}`, `${quote} ${name}`),
        about,
        text: same ? `You wrote “${quote}”. How is it meant?` : `You wrote “${quote}”. What about ${name}?`,
        choices: choicesOf(doubt),
        meanwhile: TEXTS[about].meanwhile(name),
        origin: { how: 'read', field, quote, start, end },
      };
    });
  return [...new Map(questions.map((question) => [question.id, question])).values()];
}
