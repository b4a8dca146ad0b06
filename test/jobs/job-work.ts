/** Encrypts what the workers of a test keep. */
export const JOB_KEY = 'only-for-tests-0123456789-abcdefghijklmnop';

/** What a worker is told, as JSON. */
export type JobWork = {
  /** A Postgres; without one the embedded database in the folder. */
  url: string | null;
  folder: string;
  /** The moment, in milliseconds, at which the clock of the workers stands: in a file, in which the test moves it. */
  clockFile: string;
};
