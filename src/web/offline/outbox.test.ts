import { describe, expect, it } from 'vitest';
import { createOutbox, type OutboxPorts, type QueuedWrite } from './outbox.ts';

/** A device that answers at once, and a server that takes everything; `ports` replaces parts of them. */
function anOutbox(ports: (device: QueuedWrite[]) => Partial<OutboxPorts['storage']> = () => ({})) {
  const device: QueuedWrite[] = [];
  const sent: string[] = [];
  let ids = 0;
  const outbox = createOutbox({
    userId: 'ann',
    storage: {
      add: async (write) => void device.push(write),
      list: async () => [...device],
      update: async () => {},
      remove: async ({ id }) => void device.splice(device.findIndex((write) => write.id === id) >>> 0, 1),
      ...ports(device),
    },
    send: async ({ id }) => {
      sent.push(id);
      return { kind: 'delivered' };
    },
    now: () => new Date(0),
    newId: () => `write-${++ids}`,
    random: () => 0,
    wait: async () => {},
    alone: (work) => work(),
    onArrived: async () => {},
    onRefused: () => {},
    onSignedOut: () => {},
  });
  return { outbox, device, sent };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('the outbox', () => {
  it('heeds a nudge at any moment, also when it is about to rest', async () => {
    const unheeded: number[] = [];
    for (let ticks = 0; ticks < 30; ticks++) {
      const { outbox, device, sent } = anOutbox();
      const other: QueuedWrite = { ...(await outbox.queue('logProgress', {}, 'Failed.')), id: 'of another tab' };
      let isFirst = true;
      const nudgeLater = async () => {
        for (let tick = 0; tick < ticks; tick++) await null;
        device.push(other);
        outbox.nudge();
      };
      outbox.subscribe(() => {
        if (!isFirst || sent.length === 0 || outbox.pending().length > 0) return;
        isFirst = false;
        void nudgeLater();
      });
      await settled();
      if (!sent.includes(other.id)) unheeded.push(ticks);
    }
    expect(unheeded).toEqual([]);
  });

  it('does not take a device that is slow to answer for an empty one', async () => {
    let silent = 2;
    const { outbox, device, sent } = anOutbox((kept) => ({
      list: async () => {
        if (silent-- > 0) throw new Error('The device does not answer.');
        return [...kept];
      },
    }));
    device.push({ ...(await anOutbox().outbox.queue('logProgress', {}, 'Failed.')), id: 'kept before' });
    await outbox.deliver();
    expect(sent).toEqual(['kept before']);
  });

  it('comes to rest with a device that never answers, and sends what it has in memory', async () => {
    const mute = async () => Promise.reject(new Error('The device does not answer.'));
    const { outbox, sent } = anOutbox(() => ({ add: mute, list: mute, update: mute, remove: mute }));
    const { id, kept } = await outbox.queue('logProgress', {}, 'Failed.');
    await outbox.deliver();
    expect([kept, sent]).toEqual(['memory', [id]]);
  });
});
