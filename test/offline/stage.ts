import { AsyncLocalStorage } from 'node:async_hooks';
import 'fake-indexeddb/auto';
import type { Random } from '#core/seed/random.ts';

/** What one tab sees of the world: its browser's database and its network. */
export type Scene = { indexedDb: IDBFactory; fetch: typeof fetch };

const scenes = new AsyncLocalStorage<Scene>();

function here(): Scene {
  const scene = scenes.getStore();
  if (!scene) throw new Error('only a tab has a browser around it');
  return scene;
}

/** Lets every tab see its own browser where code asks for `indexedDB` and `fetch`. Returns how to end that. */
export function setStage(): () => void {
  const before = Object.getOwnPropertyDescriptors(globalThis);
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get: () => here().indexedDb });
  Object.defineProperty(globalThis, 'fetch', { configurable: true, get: () => here().fetch });
  return () => {
    for (const name of ['indexedDB', 'fetch'] as const) Object.defineProperty(globalThis, name, before[name]);
  };
}

export const onStage = <T>(scene: Scene, act: () => T): T => scenes.run(scene, act);

/** A promise that never comes: where a killed tab stops. */
export const never = <T>(): Promise<T> => new Promise<T>(() => {});

export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Lets everything that is under way go on for a while. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await nextTurn();
}

export const chance = (random: Random, share: number): boolean => random() < share;

/** A whole number from 0 up to, but not including, `below`. */
export const upTo = (random: Random, below: number): number => Math.floor(random() * below);

export function pick<T>(random: Random, from: readonly T[]): T {
  const chosen = from[upTo(random, from.length)];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}
