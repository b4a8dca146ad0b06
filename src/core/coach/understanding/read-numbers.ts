import type { ToldNumber } from '../reader/told/answer-in.ts';
import { toldNumbers } from '../reader/told/told-numbers.ts';
import type { ProposedChange } from '../turn.ts';
import type { Findings, Reader } from './reader.ts';

/** What is told in numbers. What is said of the scale is also a line for the log. */
export const readNumbers: Reader = ({ clause: { text, quote, isForNow }, earlier, profile }) => {
  const findings: Findings = { changes: [], logs: [], asks: [] };
  for (const told of toldNumbers({ text, earlier, isForNow }, profile)) take(findings, told, quote);
  return findings;
};

function take({ changes, logs, asks }: Findings, told: ToldNumber, quote: string): void {
  const { field } = told;
  if ('ask' in told) {
    asks.push({ kind: 'ask_again', field, ask: told.ask });
    return;
  }
  changes.push({ field, after: told.value, quote } as ProposedChange);
  if (told.isLog) logs.push({ logType: 'weight', value: told.value, quote });
}
