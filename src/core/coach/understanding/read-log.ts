import { parseWeight } from '#core/athlete/parse-weight.ts';
import { execIn } from '../prefilter/prefilter.ts';
import type { ProposedLog } from '../turn.ts';
import type { Clause } from './clauses.ts';

const WEIGHT_LOG =
  /^(?:log|track|record|enter|note|add)(?: down)?(?: my| a| today'?s)?(?: body)?(?: ?weight| weigh-?in)?(?: of| as| at|:)? ?(\d{2,3}(?:[.,]\d+)? ?(?:lbs?|pounds?|kgs?|kilos?)?)(?: (?:for|as|today|lbs|in).*)?$/i;
const ENERGY_LOG =
  /\b(?:energy)(?: level)?(?: is| was| at| of| as| today|:| a| an){0,8} (\d{1,2})(?: ?(?:\/|out of) ?10)?\b|\b(\d{1,2}) ?(?:\/|out of) ?10 (?:for )?energy\b/i;
const HIGHEST_ENERGY = 10;

/** What is to be written into the log and nothing else: "log 180", "energy 7 today". */
export function readLog({ text, quote, isIdle, isQuestion }: Clause): { logs: ProposedLog[] } {
  if (isIdle || isQuestion) return { logs: [] };
  const energy = execIn(ENERGY_LOG, text);
  const level = Number(energy?.[1] ?? energy?.[2]);
  if (level >= 1 && level <= HIGHEST_ENERGY) return { logs: [{ logType: 'energy', value: level, quote }] };
  const weight = execIn(WEIGHT_LOG, text)?.[1];
  const read = weight === undefined ? null : parseWeight(weight);
  return { logs: read?.ok ? [{ logType: 'weight', value: read.lbs, quote }] : [] };
}
