import type { Constraints } from '#core/athlete/constraints.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { constraintsFor } from '#server/catalogue/constraints-for.ts';
import { SAMPLE_DIETS, SAMPLE_WEIGHTS, sampleProfile } from '#web/parts/live-sample/sample-choices.ts';

type SampleRow = { diet: string; weights: number[]; constraints: Constraints };

/** The rules of every sample of the landing page, as they are read today; weights that lead to the same rules stand together. */
export function readSampleConstraints(): SampleRow[] {
  return SAMPLE_DIETS.flatMap(({ value: diet }) => {
    const rows = new Map<string, SampleRow>();
    for (const { value: weightLbs } of SAMPLE_WEIGHTS) {
      const constraints = constraintsFor(sampleProfile({ goal: 'fitness', weightLbs, diet }), loadCatalogue());
      const key = JSON.stringify(constraints);
      const row = rows.get(key) ?? { diet, weights: [], constraints };
      rows.set(key, { ...row, weights: [...row.weights, weightLbs] });
    }
    return [...rows.values()];
  });
}
