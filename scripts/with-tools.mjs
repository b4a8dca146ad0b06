// node scripts/with-tools.mjs [--tool <name>]... <command> [words]: installs what work on the product needs, and the tools that
// are named, then runs the command on the pinned Node.
import { installForWork, installTool } from './install.mjs';
import { run } from './run.mjs';

const words = process.argv.slice(2);
const tools = [];
while (words[0] === '--tool') tools.push(words.splice(0, 2)[1]);
const [command, ...rest] = words;

installForWork();
for (const tool of tools) installTool(tool);
process.exit(await run(command, rest));
