import { type Random, seededRandom } from '#core/seed/random.ts';
import { stamped, type WriteName } from '#web/offline/writes.ts';
import { aDevice, type Device, openTab, passTime, type Tab } from './device.ts';
import type { LogRow, LogServer } from './log-server.ts';
import { chance, pick, turns, upTo } from './stage.ts';

/** What the person meant to log, and how far the app got with it. */
type Intent = {
  /** Written into the notes, so that its rows are known whatever their id. */
  token: string;
  device: Device;
  tab: Tab;
  loggedAt: string;
  /** Null until the app has said that it is kept. */
  kept: { id: string; where: 'device' | 'memory' } | null;
  /** Values it was given: from when until when that was being kept (moments of the story), and where it is. */
  values: { value: number; from: number; until: number; kept: 'device' | 'memory' | null; tab: Tab }[];
  removal: 'none' | 'tried' | 'kept';
};

type World = {
  random: Random;
  server: LogServer;
  person: string;
  other: string;
  devices: Device[];
  tabs: Tab[];
  intents: Intent[];
  /** Counts what happens. */
  moment: number;
};

/** What one schedule came to. `lost` and `doubled` name what went wrong. */
export type Outcome = { writes: number; kills: number; lost: string[]; doubled: string[] };

const STEPS = { least: 6, spread: 10 };
/** Turns without one request under way; a slow database takes as many others as it likes. */
const IDLE_TURNS = 20_000;

const aliveTabs = (world: World) => world.tabs.filter((tab) => tab.isAlive());

function queue(tab: Tab, name: WriteName, body: object) {
  return tab.act((outbox) => outbox.queue(name, stamped(name, body, new Date(), tab.userId), 'Failed.'));
}

function logSomething(world: World, tab: Tab): void {
  const { random, person, intents } = world;
  const value = 100 + upTo(random, 9000) / 100;
  const loggedAt = new Date(Date.UTC(2026, 4, 1) + upTo(random, 86_400_000)).toISOString();
  const token = `${person} ${intents.length}`;
  const { device } = tab;
  const intent: Intent = { token, device, tab, loggedAt, kept: null, values: [], removal: 'none' };
  intent.values.push({ value, from: world.moment, until: world.moment, kept: 'device', tab });
  intents.push(intent);
  const body = { logType: 'weight', value, unit: 'lbs', notes: token, loggedAt };
  void queue(tab, 'logProgress', body).then(({ id, kept }) => {
    intent.kept = { id, where: kept };
  });
}

/** One of the logs that this tab can show: made here, or kept on the device. */
function ownLog({ random, intents }: World, tab: Tab) {
  const mine = intents.filter(
    ({ kept, removal, ...intent }) =>
      intent.device === tab.device && removal === 'none' && kept && (kept.where === 'device' || intent.tab === tab),
  );
  return mine.length > 0 ? pick(random, mine) : undefined;
}

function correct(world: World, tab: Tab): void {
  const intent = ownLog(world, tab);
  if (!intent?.kept) return;
  const entry: Intent['values'][number] = {
    value: 100 + upTo(world.random, 9000) / 100,
    from: ++world.moment,
    until: Number.POSITIVE_INFINITY,
    kept: null,
    tab,
  };
  intent.values.push(entry);
  void queue(tab, 'updateLog', { logId: intent.kept.id, value: entry.value }).then(({ kept }) => {
    entry.kept = kept;
    if (kept === 'device') entry.until = ++world.moment;
  });
}

function remove(world: World, tab: Tab): void {
  const intent = ownLog(world, tab);
  if (!intent?.kept) return;
  intent.removal = 'tried';
  void queue(tab, 'deleteLog', { logId: intent.kept.id }).then(({ kept }) => {
    if (kept === 'device') intent.removal = 'kept';
  });
}

/** More than a week passes: what was under way is gone, and the server has forgotten the keys. */
async function longAbsence({ server, person, devices, tabs }: World): Promise<void> {
  for (const tab of tabs) tab.kill();
  await turns(20);
  for (const device of devices) device.strays.length = 0;
  await server.forgetKeys(person);
}

type Step = (world: World, device: Device, tab: Tab | undefined) => void | Promise<void>;

const STEPS_OF_LIFE: readonly Step[] = [
  ...Array.from({ length: 6 }, (): Step => (world, _device, tab) => tab && logSomething(world, tab)),
  (world, _device, tab) => tab && correct(world, tab),
  (world, _device, tab) => tab && remove(world, tab),
  (_world, _device, tab) => tab?.kill(),
  (world, device) => void world.tabs.push(openTab(device, world.person, chance(world.random, 0.7))),
  ({ random }, device) => {
    device.network = pick(random, ['good', 'bad', 'bad', 'none'] as const);
  },
  ({ random, person, other }, device) => {
    device.session = pick(random, [person, person, null, other]);
  },
  ({ random }, device) => {
    device.storageFaults = pick(random, [0, 0, 0.3, 1]);
  },
  async ({ random }, device) => {
    const [stray] = device.strays.splice(upTo(random, device.strays.length), 1);
    await stray?.();
  },
  async (_world, _device, tab) => {
    void tab?.act((outbox) => outbox.refresh());
    // On its own stage, too: whatever it begins would be without a network for good.
    void tab?.act(async (outbox) => outbox.nudge());
  },
];

/** The end of every story: a network, the right person, room; every device has a tab that lives. */
async function heal(world: World): Promise<void> {
  for (const device of world.devices) {
    device.network = 'good';
    device.session = world.person;
    device.storageFaults = 0;
    for (const stray of device.strays.splice(0)) await stray();
    world.tabs.push(openTab(device, world.person, false));
  }
  let done = false;
  const draining = Promise.all(
    aliveTabs(world).map((tab) => Promise.race([tab.act((outbox) => outbox.deliver()), whenDead(tab, () => done)])),
  ).then(() => {
    done = true;
  });
  for (let idle = 0; idle < IDLE_TURNS && !done; ) {
    for (const device of world.devices) passTime(device);
    await turns(1);
    if (world.devices.every(({ underWay }) => underWay === 0)) idle += 1;
  }
  if (!done) throw new Error(`${world.person}: the outbox does not come to rest`);
  await draining;
}

/** Resolves once the tab is killed, or nobody waits any more. */
async function whenDead(tab: Tab, isOver: () => boolean): Promise<void> {
  while (tab.isAlive() && !isOver()) await turns(1);
}

/** Whether the app has promised that this will arrive: kept on the device, or in a tab that lives. */
const isPromised = ({ kept, tab }: Intent) => kept !== null && (kept.where === 'device' || tab.isAlive());

/**
 * The values that a log may have at the end: none after which a later one was kept. Of two that were being kept at the
 * same time, in two tabs, either may be the last; one for which the device has no room is being kept until it has.
 */
function valuesAllowed({ values }: Intent): number[] {
  const isHeld = ({ kept, tab }: Intent['values'][number]) => kept === 'device' || (kept === 'memory' && tab.isAlive());
  const held = values.filter(isHeld);
  return values.filter(({ until }) => held.every(({ from }) => from <= until)).map(({ value }) => value);
}

function judge(world: World, rows: readonly LogRow[], foreign: readonly LogRow[]): Outcome {
  const outcome: Outcome = {
    writes: world.intents.length,
    kills: world.tabs.filter((tab) => !tab.isAlive()).length,
    lost: [],
    doubled: foreign.map(({ notes }) => `${notes} reached somebody else`),
  };
  for (const intent of world.intents) {
    const found = rows.filter(({ notes }) => notes === intent.token);
    const [row] = found;
    if (found.length > 1) outcome.doubled.push(intent.token);
    if (intent.removal === 'kept' && row) outcome.lost.push(`${intent.token}: its removal`);
    if (!isPromised(intent) || intent.removal !== 'none') continue;
    if (!row) outcome.lost.push(intent.token);
    else if (row.id !== intent.kept?.id) outcome.doubled.push(`${intent.token}: another id`);
    else if (row.loggedAt.toISOString() !== intent.loggedAt) outcome.lost.push(`${intent.token}: its time`);
    else if (!valuesAllowed(intent).includes(row.value ?? 0)) outcome.lost.push(`${intent.token}: its correction`);
  }
  return outcome;
}

/** Lives through one random story of faults, lets everything heal, and compares the server with what was promised. */
export async function liveThrough(server: LogServer, seed: number): Promise<Outcome> {
  const random = seededRandom(seed);
  const [person, other] = [`ann-${seed}`, `bob-${seed}`];
  const devices = Array.from({ length: 1 + upTo(random, 2) }, () => aDevice(random, server, person));
  const world: World = { random, server, person, other, devices, tabs: [], intents: [], moment: 0 };
  for (const device of devices) world.tabs.push(openTab(device, person, chance(random, 0.7)));
  for (let left = STEPS.least + upTo(random, STEPS.spread); left > 0; left--) {
    const device = pick(random, devices);
    const tabs = aliveTabs(world).filter((tab) => tab.device === device);
    await pick(random, STEPS_OF_LIFE)(world, device, tabs.length > 0 ? pick(random, tabs) : undefined);
    if (chance(random, 0.03)) await longAbsence(world);
    if (chance(random, 0.5)) passTime(device);
    await turns(upTo(random, 12));
  }
  await heal(world);
  const [rows, foreign] = [await server.logsOf(person), await server.logsOf(other)];
  for (const tab of world.tabs) tab.outbox.close();
  return judge(world, rows, foreign);
}

export const sumOf = (outcomes: readonly Outcome[]): Outcome => ({
  writes: outcomes.reduce((sum, { writes }) => sum + writes, 0),
  kills: outcomes.reduce((sum, { kills }) => sum + kills, 0),
  lost: outcomes.flatMap(({ lost }) => lost),
  doubled: outcomes.flatMap(({ doubled }) => doubled),
});

const AT_ONCE = 16;

/** The stories of all these seeds, several at a time. */
export async function liveThroughAll(server: LogServer, { first, last }: { first: number; last: number }) {
  const outcomes: Outcome[] = [];
  let next = first;
  const live = async () => {
    while (next <= last) {
      const seed = next++;
      outcomes.push(await liveThrough(server, seed));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, live));
  return sumOf(outcomes);
}
