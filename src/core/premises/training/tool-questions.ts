import type { ChoiceEffect, OpenQuestion, Origin, ToolPremise } from '../premises.ts';
import { questionId } from '../question-id.ts';
import type { EquipmentWords } from './equipment-words.ts';
import { EVERYTHING, kitOf, originOf, premisesOf } from './kit.ts';
import { maybeLent } from './lent-kit.ts';
import { EQUIPMENT_FIELD, type Named } from './named-tools.ts';
import { looseBar } from './other-tools.ts';
import type { TrainingFacts } from './training-facts.ts';
import type { FieldReading } from './words-beside.ts';

/** Of a maker's name that may be several things. */
export function questionsOf(named: readonly Named[], { equipment }: TrainingFacts): OpenQuestion[] {
  return named.flatMap((each) => {
    const ask = each.kind === 'tool' && each.stands === 'has' ? each.tool.ask : undefined;
    return ask === undefined || isTold(each, named)
      ? []
      : asked(ask, { quote: each.mention.quote, origin: originOf(each, 'read') }, equipment);
  });
}

/** What was read, beside our words. */
type ToolsRead = { tools: readonly ToolPremise[]; equipment: EquipmentWords };

/** "Zorbing sphere": an answer of which nothing was understood does not pass for one of no equipment. */
export function ofUnknownKit(
  answers: readonly FieldReading[],
  named: readonly Named[],
  { tools, equipment }: ToolsRead,
): OpenQuestion[] {
  const answer = answers.find(({ field }) => field === EQUIPMENT_FIELD);
  const [unread] = answer?.reading.unread ?? [];
  const isSilent = answer?.reading.mentions.length === 0 && !answer.reading.saysNone && !EVERYTHING.test(answer.text);
  // "A pair of 20s" names nothing and says enough.
  if (!unread || !isSilent || tools.length > 0 || named.some(({ field }) => field === EQUIPMENT_FIELD)) return [];
  const { quote, span } = unread;
  const origin: Origin = { how: 'read', field: EQUIPMENT_FIELD, quote, start: span.start, end: span.end };
  return asked('unknown', { quote, origin }, equipment);
}

const BARS = ['barbell', 'pullup_bar', 'ez_bar', 'trap_bar', 'fixed_barbell', 'dip_bars', 'low_bar'];

/** "A bar and bands": to pull up on, or to lift. */
export function ofLooseBar(
  answers: readonly FieldReading[],
  named: readonly Named[],
  { tools, equipment }: ToolsRead,
): OpenQuestion[] {
  const bar = looseBar(answers, named, equipment);
  if (!bar || !('quote' in bar) || tools.some(({ token }) => BARS.includes(token))) return [];
  return asked('bar', { quote: bar.quote, origin: bar }, equipment);
}

/** "My brother has weights": nothing else is named, and nothing says whether they can be used. */
export function ofLent(
  answers: readonly FieldReading[],
  named: readonly Named[],
  facts: TrainingFacts,
): OpenQuestion[] {
  const answer = answers.find(({ field }) => field === EQUIPMENT_FIELD);
  const own = named.filter(({ field }) => field === EQUIPMENT_FIELD);
  const [first, ...others] = answer ? maybeLent(own, answer) : [];
  if (!first) return [];
  const lent = [first, ...others].map((each) => ({ ...each, stands: 'has' as const }));
  return [
    {
      id: questionId('equipment:lent', first.mention.quote),
      about: 'equipment',
      text: 'That sounds like somebody else’s, or like another place. Can you train with it?',
      choices: [
        { id: 'yes', label: 'Yes, I can use it', does: adding(premisesOf(kitOf(lent, [], facts))) },
        { id: 'no', label: 'No', does: adding([]) },
      ],
      meanwhile: 'I plan without it until I know.',
      origin: originOf(first, 'read'),
    },
  ];
}

/** What is there on some days, with the things that it is named by. */
type Days = { own: readonly Named[]; tools: readonly ToolPremise[] };

/** "Gym on weekdays, bands on weekends": which of them the workouts are for. */
export function ofPlaces(groups: readonly Days[], common: readonly ToolPremise[]): OpenQuestion[] {
  const told = groups.flatMap(({ own: [first], tools }) => (first ? [{ first, tools }] : []));
  const [{ first } = { first: undefined }] = told;
  const isSame = told.every(({ tools }) => tools.length === common.length);
  if (!first || isSame) return [];
  return [
    {
      id: questionId('equipment:days', told.map((each) => each.first.mention.quote).join(' ')),
      about: 'equipment',
      text: 'You train in more than one place. Which one are the workouts for?',
      choices: [
        ...told.map(({ first: { mention }, tools }) => ({
          id: questionId('days', mention.quote),
          label: mention.quote,
          does: adding(tools),
        })),
        { id: 'all', label: 'Any of them', does: adding([]) },
      ],
      meanwhile: 'I plan with what is in all of them.',
      origin: originOf(first, 'read'),
    },
  ];
}

const adding = (tools: readonly ToolPremise[]): ChoiceEffect => ({
  kind: 'tools',
  tools: tools.filter(({ stance }) => stance === 'has').map(({ origins: _, ...tool }) => tool),
});

/** One of our questions about equipment, on the words that raise it. */
function asked(
  ask: string,
  { quote, origin }: { quote: string; origin: Origin },
  equipment: EquipmentWords,
): OpenQuestion[] {
  const question = equipment.asks[ask];
  if (!question) return [];
  const { text, choices, meanwhile } = question;
  return [
    {
      id: questionId(`equipment:${ask}`, quote),
      about: 'equipment',
      text,
      choices: choices.map(({ id, label }) => ({
        id,
        label,
        does: { kind: 'tools', tools: toolsOf(id, equipment) },
      })),
      meanwhile,
      origin,
    },
  ];
}

/** All that one of our words for a tool or a place stands for, with the heaviest setting of the model. */
function toolsOf(id: string, { tools, places, tokens }: EquipmentWords): Omit<ToolPremise, 'origins'>[] {
  const tool = tools.find((each) => each.id === id);
  const place = places.find((each) => each.id === id);
  return (tool?.tokens ?? place?.usual ?? []).map((token) => ({
    token,
    stance: 'has',
    heaviestLbs: tokens[token]?.loadable ? (tool?.load?.max ?? place?.heaviest[token] ?? null) : null,
    count: null,
  }));
}

/** "NordicTrack treadmill": the next word says which. */
function isTold({ mention }: Named, named: readonly Named[]): boolean {
  return named.some(
    (other) =>
      other.kind === 'tool' &&
      other.tool.tokens.length > 0 &&
      (Math.abs(other.mention.span.start - mention.span.end) <= 1 ||
        Math.abs(mention.span.start - other.mention.span.end) <= 1),
  );
}
