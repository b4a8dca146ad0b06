// npm run dev: the server restarts and the browser reloads on every change.
import { installForWork } from './install.mjs';
import { run } from './run.mjs';

installForWork();
const server = run('node', ['--watch', 'src/server/main.ts'], { env: { LOG_LEVEL: 'warn' } });
const web = run('vite', []);
process.exit(Math.max(...(await Promise.all([server, web]))));
