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
 * @param {{ env?: Record<string, string>, watched?: boolean }} options `watched`: the child gets an IPC channel, and ends
 * by itself should this process be killed outright
 * @returns {Promise<number>}
 */
export function run(command, words, { env = {}, watched = false } = {}) {
  return new Promise((resolve) => {
    const stdio = watched ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit';
    const child = spawn(command, words, { cwd: root, stdio, env: pinnedEnvironment(env) });
    const pass = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, pass);
    // A shell or npm that is killed outright passes nothing on; its child is then given to another parent.
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), PARENT_CHECK_MS);
    const end = (code) => {
      clearInterval(watch);
      for (const signal of SIGNALS) process.off(signal, pass);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      end(1);
    });
    child.on('exit', (code, signal) => end(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}
