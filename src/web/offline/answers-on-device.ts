import type { QueryClient, QueryPersister } from '@tanstack/react-query';
import { ApiError } from '#web/api/api-error.ts';
import { lastPerson } from './last-person.ts';

const isOutOfReach = (error: unknown) => error instanceof ApiError && (error.code === 'network' || error.status >= 502);

/** Loaded with the first query of somebody who is signed in. */
const load = () => import('./kept-answers.ts');

/**
 * Stands around every query: keeps what the server answers, and answers from that while the server is out of reach. What was
 * answered so is read again as soon as there is a network.
 */
export function createAnswersOnDevice() {
  const outdated = new Set<readonly unknown[]>();
  const persister: QueryPersister = async (queryFn, context) => {
    const { queryKey } = context;
    const userId = lastPerson()?.id;
    try {
      const answer = await queryFn(context);
      outdated.delete(queryKey);
      if (userId !== undefined) void load().then(({ keepAnswer }) => keepAnswer(userId, queryKey, answer));
      return answer;
    } catch (error) {
      if (userId === undefined || !isOutOfReach(error)) throw error;
      const { keptAnswer } = await load();
      const kept = await keptAnswer(userId, queryKey);
      if (!kept) throw error;
      outdated.add(queryKey);
      return kept.answer;
    }
  };
  return {
    persister,
    /** Reads again what came from the device. */
    async refresh(client: QueryClient): Promise<void> {
      const keys = [...outdated];
      outdated.clear();
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey, exact: true })));
    },
  };
}
