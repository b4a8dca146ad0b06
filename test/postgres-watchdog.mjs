// Waits for a process to end, then stops the PostgreSQL server of a data folder and removes the folder.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const [parent, folder] = [Number(process.argv[2]), String(process.argv[3])];

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const timer = setInterval(() => {
  if (isAlive(parent)) return;
  clearInterval(timer);
  try {
    process.kill(Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]), 'SIGQUIT');
  } catch {
    // it was stopped in an orderly way
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
}, 1000);
