/** Where files of people are kept: a folder here, a bucket elsewhere. Nothing in it can be reached without this server. */
export type FileStore = {
  /** Keeps bytes under a key that `newFileKey` made; the same again changes nothing. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** The bytes, or null if there are none. */
  get: (key: string) => Promise<Uint8Array | null>;
  /** What is not there is removed already. */
  remove: (key: string) => Promise<void>;
};
