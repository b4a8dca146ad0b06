import { describe, expect, it } from 'vitest';
import { barHere, quickestCpuMs } from '../../../../test/cpu-time.ts';
import { loadTrainingFacts, readTrainingAnswer } from '../../../../test/training-facts.ts';
import { movementPremises } from './movement-premises.ts';
import { toolPremises } from './tool-premises.ts';
import { trainingRulesOf } from './training-rules.ts';

const facts = loadTrainingFacts();
const LONGEST = 4000;
const MOST_MS = 20;

/** What somebody may paste; each is repeated to the longest answer there is. */
const PIECES = [
  'knee ',
  'no knee, ',
  'db 5 ',
  '5 lb db and ',
  'gym ',
  'home gym (',
  "can't kneel. ",
  'arm, leg; ',
  'hate lunges but ',
  'zorb 12kg ',
];

describe.each(['equipmentAccess', 'injuries'])('4,000 characters of anything as %s', (field) => {
  it.each(PIECES)('%s over and over: what follows from it is found in 20 ms', (piece) => {
    const text = piece.repeat(LONGEST / piece.length).slice(0, LONGEST);
    const answers = [readTrainingAnswer(field, text)];
    const judge = () => {
      const { tools } = toolPremises(answers, facts);
      trainingRulesOf({ tools, ...movementPremises(answers, facts), unread: [] }, facts);
    };
    const took = quickestCpuMs(judge, MOST_MS);
    expect(took).toBeLessThan(barHere(MOST_MS, took));
  });
});
