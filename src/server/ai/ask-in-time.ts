/**
 * What is asked of a model, or a rejection once the time is over: an adapter that does not obey its signal must not keep anyone
 * waiting either.
 */
export function askInTime<T>(timeoutMs: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  const tooLate = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([ask(signal), tooLate]);
}
