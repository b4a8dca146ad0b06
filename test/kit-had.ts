import { toolPremises } from '#core/premises/training/tool-premises.ts';
import { loadTrainingFacts, readTrainingAnswer } from './training-facts.ts';

const facts = loadTrainingFacts();

/** The tokens of what an answer about equipment says is had, loads and household things left aside. */
export function kitHad(text: string): string[] {
  const { tools } = toolPremises([readTrainingAnswer('equipmentAccess', text)], facts);
  const tokens = tools.flatMap(({ token, stance }) => (stance === 'has' ? token : []));
  return tokens.filter((token) => !facts.equipment.household.includes(token)).sort();
}
