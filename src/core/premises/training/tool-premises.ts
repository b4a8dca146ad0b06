import type { AccountedWords, OpenQuestion, ToolPremise } from '../premises.ts';
import { commonKit } from './common-kit.ts';
import { dayGroups } from './day-places.ts';
import { withNamedGyms } from './gym-names.ts';
import { type Kit, kitOf, premisesOf } from './kit.ts';
import { EQUIPMENT_FIELD, type Named, namedTools } from './named-tools.ts';
import { withPassedLoads } from './passed-loads.ts';
import { ofLent, ofLooseBar, ofPlaces, ofUnknownKit, questionsOf } from './tool-questions.ts';
import type { TrainingFacts } from './training-facts.ts';
import type { FieldReading } from './words-beside.ts';

export type ToolFindings = {
  tools: ToolPremise[];
  toolsAreGuessed: boolean;
  questions: OpenQuestion[];
  accounted: AccountedWords[];
};

/** What there is to train with. A list beats a place; a place alone gives its usual tools; what is said to be missing goes last. */
export function toolPremises(given: readonly FieldReading[], facts: TrainingFacts): ToolFindings {
  const answers = given.map((each) => (each.field === EQUIPMENT_FIELD ? withNamedGyms(each, facts.equipment) : each));
  const named = withPassedLoads(
    answers.flatMap((answer) => namedTools(answer, facts)),
    facts,
  );
  const groups = dayGroups(named, answers)?.map((group) => ({ ...group, kit: kitOf(group.all, answers, facts) }));
  const kit = groups ? commonKit(groups.map((group) => group.kit)) : kitOf(named, answers, facts);
  const tools = premisesOf(kit);
  const read = { tools, equipment: facts.equipment };
  return {
    tools,
    toolsAreGuessed: kit.guessed,
    questions: [
      ...questionsOf(named, facts),
      ...ofUnknownKit(answers, named, read),
      ...ofPlaces(
        (groups ?? []).map(({ own, kit: its }) => ({ own, tools: premisesOf(its) })),
        tools,
      ),
      ...ofLooseBar(answers, named, read),
      ...ofLent(answers, named, facts),
    ],
    accounted: named.flatMap((each) => accounted(each, kit)),
  };
}

/** A name from which nothing follows: no tool of a plan, a place that is not gone to, or a thing that is not there on all days. */
function accounted(named: Named, kit: Kit): AccountedWords[] {
  const tokens =
    named.kind === 'tool' ? (named.tool.takesOut ?? named.tool.tokens) : named.kind === 'place' ? [] : named.tokens;
  const isKept = tokens.some((token) => kit.had.has(token) || kit.lacking.has(token));
  if (isKept && named.stands !== 'unheard') return [];
  const { start, end } = named.mention.span;
  return [{ field: named.field, start, end, as: named.stands === 'unheard' ? 'someone_else' : 'no_effect' }];
}
