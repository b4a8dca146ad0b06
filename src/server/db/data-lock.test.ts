import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './data-lock.ts';

const LOCK_MODULE = fileURLToPath(new URL('./data-lock.ts', import.meta.url));
const SCRIPT = `
  import { lockDataFolder } from ${JSON.stringify(LOCK_MODULE)};
  try { lockDataFolder(process.argv[1]); process.stdout.write('taken'); setInterval(() => {}, 1000); }
  catch (error) { process.stdout.write(error.name + ': ' + error.message); }`;

let folder = '';
let children: ChildProcess[] = [];

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'ironleaf-')), 'data');
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Another process that tries to take the folder; answers the first thing that it says. */
async function elsewhere(): Promise<{ said: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const said = await new Promise<string>((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk))));
  return { said, child };
}

const killed = (child: ChildProcess) =>
  new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGKILL');
  });

describe('the lock of the data folder', () => {
  it('keeps a second process out, and tells it who is in and what to do', async () => {
    const first = await elsewhere();
    expect(first.said).toBe('taken');
    const second = await elsewhere();
    expect(second.said).toContain('StartError');
    expect(second.said).toContain(folder);
    expect(second.said).toContain(`process ${first.child.pid}`);
    expect(second.said).toContain('DATA_DIR');
    expect(second.said).not.toContain('\n');
  });

  it('keeps a second opener out within one process too', () => {
    const lock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(/already running/);
    lock.release();
    lockDataFolder(folder).release();
  });

  it('goes with its process, however that ends', async () => {
    const first = await elsewhere();
    await killed(first.child);
    expect((await elsewhere()).said).toBe('taken');
  });

  it('is won by one of many that start at once, also after a crash', async () => {
    await killed((await elsewhere()).child);
    const racers = await Promise.all(Array.from({ length: 5 }, elsewhere));
    expect(racers.filter(({ said }) => said === 'taken')).toHaveLength(1);
  });

  it('holds in a folder with a long name', async () => {
    folder = join(folder, 'a-rather-long-name-of-a-folder'.repeat(4), 'and-another-one'.repeat(8));
    expect((await elsewhere()).said).toBe('taken');
    expect((await elsewhere()).said).toContain('already running');
  });
});
