import { INVENTED_PERSON } from '#core/athlete/invented-person.ts';
import { readSafety } from '#core/coaching/safety/read-safety.ts';
import { understand } from '#core/coaching/understand.ts';

/**
 * Reads one message for nobody. The first would wait for thousands of patterns to be compiled, up to a second: so this one
 * does, when the server has started; in two steps, so that requests get in between.
 */
export function warmUpCoach(): void {
  const message = 'What should I eat after training?';
  setImmediate(() => {
    readSafety(message, { locale: null });
    setImmediate(() =>
      understand(message, { profile: INVENTED_PERSON, history: [], hasPending: false, exercises: [] }),
    );
  });
}
