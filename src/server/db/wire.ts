import { Duplex } from 'node:stream';

/** A database that has been reached. */
export type Backend = {
  /** Takes what was said to it: all that the driver says for one query. */
  ask: (messages: Uint8Array<ArrayBuffer>) => void;
  /** Resolves once it has ended. */
  end: () => Promise<void>;
};

/** Where a database answers, in messages of PostgreSQL's protocol, and where it is told that there is none any more. */
export type Caller = { answer: (messages: Uint8Array) => void; fail: (error: Error) => void };

/** What the driver asks of a socket besides a stream. */
const SOCKET = { setNoDelay: () => {}, setKeepAlive: () => {}, ref: () => {}, unref: () => {} };

/**
 * Makes the stream that the driver `pg` takes for its socket, to a database that is in this process: it needs no port and no
 * file that anybody else could open. `reach` is called when the driver connects.
 */
export function createWire(reach: (caller: Caller) => Promise<Backend>): Duplex {
  let backend: Promise<Backend> | undefined;
  let ask: Backend['ask'] = () => {};
  const wire = new Duplex({
    read: () => {},
    // The driver corks what belongs together, so that it comes here as one list.
    writev: (pieces, done) => {
      ask(new Uint8Array(Buffer.concat(pieces.map(({ chunk }) => chunk))));
      done();
    },
    final: (done) => {
      wire.push(null);
      done();
    },
    destroy: (error, done) => {
      const ended = Promise.resolve(backend).then((reached) => reached?.end());
      ended.then(
        () => done(error),
        () => done(error),
      );
    },
  });
  const connect = () => {
    const answer = (messages: Uint8Array) => wire.push(messages);
    backend = reach({ answer, fail: (error) => wire.destroy(error) });
    backend.then(
      (reached) => {
        ask = reached.ask;
        wire.emit('connect');
      },
      (error) => wire.destroy(error),
    );
  };
  return Object.assign(wire, SOCKET, { connect });
}
