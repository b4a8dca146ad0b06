// npm run train:coach: makes data/coach-safety-weights.json and data/coach-change-weights.json from the phrases beside this file.
// npm run train:coach -- round-9 train-1: writes nothing, but tells what the coach scores on a set that its second
// readers have not learned from. That is what thresholds are chosen by.
import { writeFileSync } from 'node:fs';
import { readerOf } from '#core/coach/safety/classifier.ts';
import { gateWith } from '#core/coach/safety/read-safety.ts';
import { type ChangeClassifier, classifierOf } from '#core/coach/understanding/classifier/read-again.ts';
import { trainedForChanges } from './change-training.ts';
import { measureNonUpdates, measureUpdates, type Score } from './measure.ts';
import {
  changeExamples,
  examples,
  isPart,
  isUpdatesOnly,
  PARTS,
  type Part,
  SAFETY_PARTS,
  type SafetyPart,
} from './phrases.ts';
import { trainedForSafety } from './safety-training.ts';

function write(name: string, made: object) {
  const weights = `${JSON.stringify(made, null, 2)}\n`;
  writeFileSync(new URL(`../../data/${name}.json`, import.meta.url), weights);
  process.stdout.write(`${name}: ${Math.round(weights.length / 1000)} KB\n`);
}

/** Leaves everything to the rules. */
const SILENT: ChangeClassifier = { readAgain: () => null, doubts: () => false, isTarget: () => false };

const percent = (right: number, total: number) => `${((100 * right) / total).toFixed(1)} %`;

function scoreGate(left: SafetyPart) {
  const gate = gateWith(readerOf(trainedForSafety(examples(SAFETY_PARTS.filter((part) => part !== left)))));
  const heard = examples([left]).map((phrase) => ({
    ...phrase,
    isRaised: gate(phrase.text, { locale: null }).class !== null,
  }));
  const share = (some: typeof heard) => percent(some.filter(({ isRaised }) => isRaised).length, some.length);
  const flags = heard.filter(({ is }) => is !== null);
  const nearMisses = heard.filter(({ isNearMiss }) => isNearMiss);
  process.stdout.write(`${left}: recall ${share(flags)}, false alarms ${share(nearMisses)}\n`);
}

function scoreChanges(left: Part) {
  const second = classifierOf(trainedForChanges(changeExamples(PARTS.filter((part) => part !== left))));
  const done = measureUpdates(left, { second });
  const asked = measureUpdates(left, { second, counting: 'done or asked' });
  const rules = measureUpdates(left, { second: SILENT });
  const untouched = measureNonUpdates(left, { second });
  const share = ({ right, total }: Score) => percent(right, total);
  process.stdout.write(
    `${left}: updates ${share(done)}, with those asked about ${share(asked)}, by the rules alone ${share(rules)}; non-updates untouched ${share(untouched)}\n`,
  );
}

const leftOut = SAFETY_PARTS.filter((part) => process.argv.includes(part));
if (leftOut.length === 0) {
  write('coach-safety-weights', trainedForSafety(examples()));
  write('coach-change-weights', trainedForChanges(changeExamples()));
}
for (const part of leftOut) {
  if (!isUpdatesOnly(part)) scoreGate(part);
  if (isPart(part)) scoreChanges(part);
}
