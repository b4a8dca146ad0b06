import { foldText } from '#core/language/fold-text.ts';
import { namesNone } from '#core/language/plain-words.ts';
import type {
  AnsweredQuestion,
  Choice,
  HealthPremise,
  OpenQuestion,
  Origin,
  UnreadWord,
} from '#core/premises/premises.ts';
import { questionId } from '#core/premises/question-id.ts';
import { leftUnread } from './beside-medicines.ts';
import { answerPremises, type Effect, type Evaluated, PLAIN_STANDING } from './evaluated-health.ts';
import { MOST } from './gaps.ts';
import { isHarmless } from './harmless-words.ts';
import type { HealthAnswer, Stated } from './health-answer.ts';
import { HEALTH_FIELDS } from './health-answer.ts';
import type { HealthFacts } from './health-facts.ts';
import { healthQuestions } from './health-questions.ts';
import { evaluatedFromProfile, type ProfileFacts } from './profile-health.ts';
import { AGREEMENT, answeredBy, type Told, tellStated } from './told-health.ts';

/** What the words say of health, with all that was tapped above them. */
export type AnsweredHealth = {
  evaluated: readonly Evaluated[];
  notMine: HealthPremise[];
  questions: OpenQuestion[];
  answered: AnsweredQuestion[];
  unread: UnreadWord[];
};

type Input = {
  stated: readonly Stated[];
  answers: readonly HealthAnswer[];
  profile: ProfileFacts;
  facts: HealthFacts;
  told: Told;
};

/** One answer can lead to the next question ("which?", "when?", "does your doctor agree?"); no chain is longer. */
const LONGEST_CHAIN = 8;
/** More unknown words in one answer than this are not asked one by one. */
const ASKED_UNREAD = 3;
/** Told by figures of other questions, which no tap here takes back. */
const FIGURES = new Set(['age', 'weightLbs']);

/** Hears the answers to its questions as long as one of them has been given. */
export function answeredHealth(input: Input): AnsweredHealth {
  const answered: AnsweredQuestion[] = [];
  const unknown: Stated[] = [];
  let { stated } = input;
  let round = evaluate(stated, [], input);
  for (let link = 0; link < LONGEST_CHAIN; link++) {
    const known = new Set(answered.map(({ id }) => id));
    const now = answeredBy(round.questions, input.told).filter(({ id }) => !known.has(id));
    if (now.length === 0) break;
    answered.push(...now);
    for (const question of now) {
      const next = tellStated(stated, question);
      stated = next.stated;
      unknown.push(...next.unknown);
    }
    round = evaluate(stated, answered, input);
  }
  const unread = [...input.answers.flatMap((answer) => unreadWords(answer, input)), ...unknown.map(unknownWord)];
  return withUnread({ ...round, answered, unread }, input.told);
}

type Round = Pick<AnsweredHealth, 'evaluated' | 'notMine' | 'questions'>;

function evaluate(stated: readonly Stated[], answered: readonly AnsweredQuestion[], input: Input): Round {
  const { answers, profile, facts, told } = input;
  const agreed = answered.findLast(({ id }) => id.startsWith(AGREEMENT))?.chosen;
  const standing = { ...PLAIN_STANDING, cleared: agreed === 'yes', notCleared: agreed === 'not_yet' };
  const all = [
    ...stated.map((one) => answerPremises(one, facts)),
    ...evaluatedFromProfile(profile, answers, facts, standing),
  ].map((each) => withoutRulesAnswered(each, answered));
  const own = all.map((each) => ({ ...each, effects: each.effects.filter((effect) => !isNotMine(effect, told)) }));
  const evaluated = own.filter(({ effects }, at) => effects.length > 0 || all[at]?.effects.length === 0);
  const closed = new Set(answered.map(({ id }) => id));
  return {
    evaluated,
    notMine: all.flatMap(({ effects }) =>
      effects.filter((effect) => isNotMine(effect, told)).flatMap(({ premises }) => premises),
    ),
    questions: healthQuestions(evaluated, answers, facts).filter(({ id }) => !closed.has(id)),
  };
}

/** What was tapped to be left out stands in place of the foods that an illness usually means. */
function withoutRulesAnswered(each: Evaluated, answered: readonly AnsweredQuestion[]): Evaluated {
  const replaced = answered.flatMap(({ id, chosen, choices, origin }) => {
    const does = choices.find((choice) => choice.id === chosen)?.does;
    const same = 'quote' in origin && 'quote' in each.origin && origin.quote === each.origin.quote;
    return same && does?.kind === 'health' && does.out && !does.fine ? [/^food:([^@]+)@/.exec(id)?.[1] ?? ''] : [];
  });
  if (replaced.length === 0) return each;
  const effects = each.effects.map((effect) => ({
    ...effect,
    rules: effect.rules.map((rule) =>
      replaced.includes(rule.id) ? { ...rule, useAllergens: [], useDiet: null } : rule,
    ),
  }));
  return { ...each, effects };
}

/** Taken back by a tap, and no newer words speak of it. */
function isNotMine({ premises }: Effect, { notMine }: Told): boolean {
  const origins = premises.flatMap((premise) => premise.origins);
  const over = premises.flatMap(({ subject }) => notMine.get(subject) ?? []);
  return (
    premises.some(({ subject }) => notMine.has(subject)) &&
    origins.every((origin) => !('quote' in origin) || (over.includes(origin.quote) && !FIGURES.has(origin.field)))
  );
}

/** Of so many unknown words one or the other may be harmless; whoever writes more of them is asked anyway. */
const MOST_LOOKED_AT = 40;

function unreadWords(answer: HealthAnswer, { facts, stated }: Input): UnreadWord[] {
  const { field, text } = answer;
  if (!HEALTH_FIELDS.has(field)) return [];
  // What is told in other words than names holds words that no list knows.
  const names = stated.filter((one) => one.field === field).slice(0, MOST);
  return leftUnread(answer, facts).flatMap((span, at) => {
    const { start, end } = span;
    const quote = text.slice(start, end);
    if (at < MOST_LOOKED_AT && isHarmless({ quote, span }, text, facts)) return [];
    if (field !== 'medications' && namesNone('illness', quote)) return [];
    if (names.some(({ mention }) => mention.span.start <= start && end <= mention.span.end)) return [];
    return [{ field, quote, start, end, failsClosed: true }];
  });
}

const unknownWord = ({ field, mention: { quote, span } }: Stated): UnreadWord => ({
  field,
  quote,
  ...span,
  failsClosed: true,
});

const CAREFUL: readonly Choice[] = [
  { id: 'careful', label: 'Yes, go easy on it', does: { kind: 'as_read' } },
  { id: 'nothing', label: 'No, it changes nothing', does: { kind: 'nothing' } },
];

function unreadQuestion({ field, quote, start, end }: UnreadWord): OpenQuestion {
  const origin: Origin = { how: 'read', field, quote, start, end };
  return {
    id: questionId(`unread:${field}`, quote),
    about: field === 'injuries' ? 'movement' : 'health',
    text: `I do not know “${quote}”. Is it something to go easy on?`,
    choices: CAREFUL,
    meanwhile: 'I do not know this word, so I plan with extra care.',
    origin,
  };
}

/** Asks about unread words, and lets go of those that change nothing. */
function withUnread(heard: AnsweredHealth, told: Told): AnsweredHealth {
  const asked = [...HEALTH_FIELDS].flatMap((asking) =>
    heard.unread
      .filter(({ field }) => field === asking)
      .slice(0, ASKED_UNREAD)
      .map(unreadQuestion),
  );
  const questions = [...new Map(asked.map((question) => [question.id, question])).values()];
  const answered = answeredBy(questions, told);
  const closed = new Set(answered.map(({ id }) => id));
  const dropped = new Set(
    answered
      .filter(({ chosen }) => chosen === 'nothing')
      .flatMap(({ origin }) => ('quote' in origin ? foldText(origin.quote) : [])),
  );
  return {
    ...heard,
    questions: [...heard.questions, ...questions.filter(({ id }) => !closed.has(id))],
    answered: [...heard.answered, ...answered],
    unread: heard.unread.filter(({ quote }) => !dropped.has(foldText(quote))),
  };
}
