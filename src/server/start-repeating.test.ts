import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRepeating } from './start-repeating.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is done again and again', () => {
  const failed = vi.fn();
  const repeat = (work: () => Promise<unknown>, isReady = () => true) =>
    startRepeating({ everyMs: 1000, isReady, work, failed });

  it('waits until it is ready, and goes on after a failure', async () => {
    let ready = false;
    const work = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(undefined);
    const { stop } = repeat(work, () => ready);
    await vi.advanceTimersByTimeAsync(2000);
    expect(work).not.toHaveBeenCalled();
    ready = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect([work.mock.calls.length, failed.mock.calls.length]).toEqual([2, 1]);
    await stop();
    await vi.advanceTimersByTimeAsync(2000);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is never done twice at once, and stopping waits for it', async () => {
    const working = new EventEmitter();
    const work = vi.fn(() => once(working, 'done'));
    const { stop } = repeat(work);
    await vi.advanceTimersByTimeAsync(5000);
    expect(work).toHaveBeenCalledTimes(1);
    const stopped = vi.fn();
    const stopping = stop().then(stopped);
    await vi.advanceTimersByTimeAsync(1000);
    expect(stopped).not.toHaveBeenCalled();
    working.emit('done');
    await stopping;
    expect(stopped).toHaveBeenCalledTimes(1);
  });
});
