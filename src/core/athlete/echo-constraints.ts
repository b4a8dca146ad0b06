import type { Constraints } from './constraints.ts';
import type { Lexicon, TrainingLexicon } from './lexicon.ts';

export type EchoInput = { constraints: Constraints; lexicon: Lexicon; trainingLexicon: TrainingLexicon };

/** Short lines that show a person what was understood from their own words, what is left out, and what was not clear. */
export function echoConstraints(input: EchoInput): string[] {
  const { constraints } = input;
  return [
    ...foodLines(input),
    ...trainingLines(input),
    ...constraints.unclear.map(({ text, treatedAs }) => `I was not sure about “${text}”. ${treatedAs}`),
  ];
}

function listed(names: readonly string[]): string {
  return [...new Set(names)].join(', ');
}

function foodLines({ constraints, lexicon }: EchoInput): string[] {
  const { food, sources } = constraints;
  const diets = food.diets.flatMap((id) => lexicon.diets[id] ?? []);
  const named = sources.flatMap(({ reason }) => /^Leaves out (.+)\.$/.exec(reason)?.[1] ?? []);
  const leftOut = [
    ...food.allergens.map((id) => lexicon.allergens[id].label),
    ...diets.filter(({ label }) => label !== 'nothing by rule').map(({ label }) => label),
    ...named,
  ];
  return [
    ...(leftOut.length > 0 ? [`Leaves out: ${listed(leftOut)}`] : []),
    ...(food.netCarbsMaxGrams === null
      ? []
      : [`Keeps carbs, without fiber, at ${food.netCarbsMaxGrams} g a day or less`]),
    ...(food.sodiumMaxMg === null
      ? []
      : [`Keeps sodium at ${food.sodiumMaxMg.toLocaleString('en-US')} mg a day or less`]),
    ...(food.separateMeatAndDairy ? ['Keeps meat and dairy apart'] : []),
  ];
}

function trainingLines({ constraints, trainingLexicon }: EchoInput): string[] {
  const { equipment, maxLoadLbs, injuries } = constraints.training;
  const { household, tokens } = trainingLexicon;
  const owned = equipment.filter((token) => !household.includes(token));
  const names = owned.map((token) => {
    const label = tokens[token]?.label ?? token;
    const load = maxLoadLbs[token];
    return load === undefined ? label : `${label} up to ${load} lb`;
  });
  const joints = Object.entries(injuries).map(([joint, severity]) => {
    const name = joint.replace('_', ' ');
    return severity === 'severe' ? `${name} (with great care)` : name;
  });
  return [
    names.length > 0 ? `I’ll plan for: ${shortened(names)}` : 'I’ll plan for: no equipment',
    ...(joints.length > 0 ? [`Spares: ${listed(joints)}`] : []),
  ];
}

const SHOWN = 8;

/** A gym has dozens of machines; the first few tell enough. */
function shortened(names: readonly string[]): string {
  const rest = names.length - SHOWN;
  return rest > 0 ? `${listed(names.slice(0, SHOWN))} and ${rest} more` : listed(names);
}
