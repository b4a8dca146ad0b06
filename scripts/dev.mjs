// npm run dev: the server restarts and the browser reloads on every change.
import { installIfNeeded } from './install.mjs';
import { run } from './run.mjs';

installIfNeeded();
const server = run('node', ['--watch', 'src/server/main.ts'], { env: { LOG_LEVEL: 'warn' } });
const web = run('vite', []);
process.exit(Math.max(...(await Promise.all([server, web]))));
