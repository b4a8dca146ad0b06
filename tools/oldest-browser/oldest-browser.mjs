import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import puppeteer from 'puppeteer-core';

const packed = join(dirname(createRequire(import.meta.url).resolve('chrome-aws-lambda/package.json')), 'bin');
const folder = fileURLToPath(new URL('../../.cache/chromium-90', import.meta.url));
const WAIT_MS = 30_000;

/** Unpacks the Chromium 90 of the package, and the system libraries that it brings. The package itself would take any browser that already stands at /tmp/chromium. */
function unpack() {
  const executable = join(folder, 'chromium');
  if (existsSync(executable)) return executable;
  mkdirSync(folder, { recursive: true });
  const libraries = join(folder, 'aws.tar');
  writeFileSync(libraries, brotliDecompressSync(readFileSync(join(packed, 'aws.tar.br'))));
  const { status } = spawnSync('tar', ['-xf', libraries, '-C', folder]);
  if (status !== 0) throw new Error(`${libraries} cannot be unpacked`);
  writeFileSync(executable, brotliDecompressSync(readFileSync(join(packed, 'chromium.br'))));
  chmodSync(executable, 0o755);
  return executable;
}

/** The oldest browser that the product promises, on a phone's window. */
export async function launchOldestBrowser() {
  return await puppeteer.launch({
    executablePath: unpack(),
    args: ['--no-sandbox', '--disable-gpu'],
    env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'aws', 'lib') },
    defaultViewport: { width: 360, height: 740, hasTouch: true },
  });
}

/**
 * What a person does on a page of the oldest browser.
 * @param {import('puppeteer-core').Page} page
 */
export function driven(page) {
  /** @param {string} path an XPath */
  const find = async (path) => {
    const element = await page.waitForXPath(path, { timeout: WAIT_MS, visible: true });
    if (!element) throw new Error(`nothing at ${path}`);
    return element;
  };
  /**
   * Presses the first button or link whose words or label hold these.
   * @param {string} words
   */
  const press = async (words, within = '') => {
    const named = `contains(normalize-space(concat(@aria-label, " ", .)), "${words}")`;
    const element = await find(`${within}//*[self::button or self::a][${named}]`);
    // Not with the mouse: between a look for the place and the click, data that arrives may have moved it.
    await element.evaluate((node) => node.click());
  };
  /** @type {(path: string, text: string) => Promise<void>} */
  const type = async (path, text) => {
    const field = await find(path);
    await field.type(text);
  };
  return {
    press,
    type,
    /**
     * Waits until such an element with these words is there.
     * @param {string} words
     */
    sees: (words, element = '*') => find(`//${element}[contains(normalize-space(.), "${words}")]`),
    /**
     * Answers Rae's question that stands on the screen.
     * @type {(question: string, text: string) => Promise<void>}
     */
    answer: async (question, text) => {
      await find(`//*[self::h1 or self::h2][contains(., "${question}")]`);
      // The name at the greeting is no answer.
      if (await page.$('main textarea, main input:not([autocomplete="given-name"])')) {
        await type('//main//*[self::textarea or self::input]', `${text}\n`);
      } else {
        await press(text, '//main');
      }
    },
  };
}
