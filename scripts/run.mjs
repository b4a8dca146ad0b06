// Runs one program to its end: passes Ctrl-C and termination on, and never leaves it behind.
import { spawn } from 'node:child_process';
import { pinnedEnvironment, root } from './install.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 500;

/**
 * Runs `command` on the pinned Node's PATH and resolves with its exit code. The child ends when this process is told to
 * end, or when whoever started this process is gone.
 * @param {string} command
 * @param {string[]} words
 * @param {{ env?: Record<string, string>, watched?: boolean, onText?: (text: string) => void, signal?: AbortSignal }} options
 * `watched`: the child gets an IPC channel, and ends by itself should this process be killed outright; `onText`: gets what it
 * says, instead of the screen; `signal`: ends it
 * @returns {Promise<number>}
 */
export function run(command, words, { env = {}, watched = false, onText, signal } = {}) {
  return new Promise((resolve) => {
    const output = onText ? 'pipe' : 'inherit';
    const stdio = [onText ? 'ignore' : 'inherit', output, output, ...(watched ? ['ipc'] : [])];
    const child = spawn(command, words, { cwd: root, stdio, env: pinnedEnvironment(env) });
    for (const stream of onText ? [child.stdout, child.stderr] : []) stream.setEncoding('utf8').on('data', onText);
    const pass = (name) => child.kill(name);
    for (const name of SIGNALS) process.on(name, pass);
    const stop = () => child.kill('SIGTERM');
    signal?.addEventListener('abort', stop);
    // A shell or npm that is killed outright passes nothing on; its child is then given to another parent.
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), PARENT_CHECK_MS);
    const end = (code) => {
      clearInterval(watch);
      for (const name of SIGNALS) process.off(name, pass);
      signal?.removeEventListener('abort', stop);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      end(1);
    });
    child.on('close', (code, name) => end(code ?? (name === 'SIGINT' ? 130 : 1)));
  });
}
