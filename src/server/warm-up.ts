import { INVENTED_PERSON } from '#core/athlete/invented-person.ts';
import { readSafety } from '#core/coach/safety/read-safety.ts';
import { understand } from '#core/coach/understand.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { readingOf } from './catalogue/constraints-for.ts';
import { readingTables } from './catalogue/reading-facts.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';

/**
 * Reads a message and a person's answers for nobody. The first of each would wait, up to a second and everybody else with it, for
 * thousands of patterns and names to be made ready: so this one does, when the server has started; in steps, so that requests get in
 * between.
 */
export function warmUp(catalogue: Catalogue): void {
  const message = 'What should I eat after training?';
  const steps = [
    () => readSafety(message, { locale: null }),
    () => understand(message, { profile: INVENTED_PERSON, history: [], hasPending: false, exercises: [] }),
    () => readingTables(catalogue),
    () => readingOf(INVENTED_PERSON, catalogue),
    () => loadKnowledge(),
  ];
  const next = () => {
    const step = steps.shift();
    if (!step) return;
    step();
    setImmediate(next);
  };
  setImmediate(next);
}
