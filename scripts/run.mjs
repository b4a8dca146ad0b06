// Runs one program to its end: passes Ctrl-C and termination on, and never leaves it behind.
import { spawn } from 'node:child_process';
import { pinnedEnvironment, root } from './install.mjs';

/**
 * Runs `command` on the pinned Node's PATH and resolves with its exit code.
 * The child gets an IPC channel with `watched`, and stops itself when this process is gone.
 */
export function run(command, words, { env = {}, watched = false } = {}) {
  return new Promise((resolve) => {
    const stdio = watched ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit';
    const child = spawn(command, words, { cwd: root, stdio, env: pinnedEnvironment(env) });
    const pass = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, pass);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}
