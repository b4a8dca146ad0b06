import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

let server: Server | undefined;
const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
  server?.closeAllConnections();
  server?.close();
});

/** Lets `fetch` ask a real server until the test ends; its origin is put before each path, as the browser does. */
export async function serveToFetch(answer: RequestListener): Promise<void> {
  const made = createServer(answer);
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(made.address() as AddressInfo).port}`;
  globalThis.fetch = (input, init) => realFetch(new URL(String(input), origin), init);
}
