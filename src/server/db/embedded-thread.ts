// The thread of the embedded database. It is told what the driver says, and answers as PostgreSQL does; `end` ends it.
import { fsyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Module = { NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } } };

/**
 * PGlite's file system drops fsync, so that a power cut loses what was acknowledged. This one passes it on to the
 * kernel: one fsync per commit, as PostgreSQL means it.
 */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    result.emscriptenOpts.preRun = [
      ...[result.emscriptenOpts.preRun ?? []].flat(),
      (module: unknown) => {
        (module as Module).NODEFS.stream_ops.fsync = ({ nfd }) => {
          if (nfd !== undefined) fsyncSync(nfd);
          return 0;
        };
      },
    ];
    return result;
  }
}

const startParams = [...PGlite.defaultStartParams.filter((flag) => flag !== '-F'), '-c', 'wal_sync_method=fsync'];
const client = await PGlite.create({ fs: new DurableNodeFS(workerData.folder), startParams });

parentPort?.on('message', async (said: Uint8Array | 'end') => {
  if (said === 'end') {
    await client.close();
    process.exit(0);
  }
  const answer = client.execProtocolRawSync(said).slice();
  parentPort?.postMessage(answer, [answer.buffer]);
});
parentPort?.postMessage('ready');
