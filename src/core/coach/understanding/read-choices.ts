import { toldChoices } from '../reader/told/told-choices.ts';
import type { ProposedChange } from '../turn.ts';
import type { Findings, Reader } from './reader.ts';

/** What is chosen from a few: goal, sex, activity, experience, cooking and stress. */
export const readChoices: Reader = ({ clause: { text, quote, isForNow }, earlier, profile }) => {
  const findings: Findings = { changes: [], logs: [], asks: [] };
  for (const told of toldChoices({ text, earlier, isForNow }, profile)) {
    const { field } = told;
    if ('ask' in told) findings.asks.push({ kind: 'ask_again', field, ask: told.ask });
    else findings.changes.push({ field, after: told.value, quote } as ProposedChange);
  }
  return findings;
};
