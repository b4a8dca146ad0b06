// Installs what the browser tests need, finds a Chromium and writes down where, for `npm test`: it waits mostly for the
// registry and can go on beside the other tests.
import { writeFileSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { installForTests } from './install.mjs';

const [, , path] = process.argv;
installForTests();
writeFileSync(path, JSON.stringify(findBrowser()));
