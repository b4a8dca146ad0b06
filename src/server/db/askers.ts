import { AsyncLocalStorage } from 'node:async_hooks';

/** One request, or one piece of work of the server's own. Those of one line wait for each other. */
export type Asker = { line: string };

// A query is made far below the request that it is for.
const askers = new AsyncLocalStorage<Asker>();

const SERVER: Asker = { line: 'server' };

/** Says for whom `work` asks the database. */
export const askingFor = <Done>(asker: Asker, work: () => Done): Done => askers.run(asker, work);

export const currentAsker = (): Asker => askers.getStore() ?? SERVER;
