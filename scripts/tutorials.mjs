// npm run tutorials: takes the pictures of the Help Center's walk-throughs anew. Builds the product, serves it with an empty
// database, does what data/tutorials.json tells in a phone's window, and writes one small picture a step.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { startServer } from '../bench/web/server.ts';
import { findBrowser } from './browser.mjs';
import { buildIfNeeded } from './build.mjs';
import { root } from './install.mjs';
import { SCENES } from './tutorial-scenes.mjs';

const PICTURES = join(root, 'src/web/public/tutorials');
const WINDOW = { width: 360, height: 740 };
const SHARPNESS = 1.5;
const LARGEST_BYTES = 25 * 1024;
const QUALITIES = [90, 80, 70, 60];
const SETTLE_MS = 1200;
const LEAF = '#C4F042';
const RING_GAP = 5;

/** A ring around what is pressed next, so that a picture says where the finger goes. */
function ringAround({ x, y, width, height }) {
  const left = Math.max(2, x - RING_GAP) * SHARPNESS;
  const top = Math.max(2, y - RING_GAP) * SHARPNESS;
  const right = Math.min(WINDOW.width - 2, x + width + RING_GAP) * SHARPNESS;
  const bottom = Math.min(WINDOW.height - 2, y + height + RING_GAP) * SHARPNESS;
  const rect = `x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="20" fill="none"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WINDOW.width * SHARPNESS}" height="${WINDOW.height * SHARPNESS}">
      <rect ${rect} stroke="#10140A" stroke-width="14"/><rect ${rect} stroke="${LEAF}" stroke-width="8"/></svg>`,
  );
}

/** The best looking file of the picture that is small enough: text is sharper with fewer colours than with more loss. */
async function packed(png, tapped) {
  const picture = tapped
    ? await sharp(png)
        .composite([{ input: ringAround(tapped) }])
        .toBuffer()
    : png;
  const withColours = async (colours) => {
    const reduced = await sharp(picture).png({ palette: true, dither: 0, colours }).toBuffer();
    return sharp(reduced).webp({ lossless: true, effort: 6 }).toBuffer();
  };
  const withLoss = (quality) => sharp(picture).webp({ quality, effort: 6 }).toBuffer();
  const ways = [() => withColours(256), ...QUALITIES.map((quality) => () => withLoss(quality)), () => withColours(16)];
  for (const way of ways) {
    const file = await way();
    if (file.length <= LARGEST_BYTES) return file;
  }
  throw new Error('a picture does not fit');
}

async function play(browser, baseURL, { id, steps }) {
  const context = await browser.newContext({
    baseURL,
    viewport: WINDOW,
    deviceScaleFactor: SHARPNESS,
    hasTouch: true,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const pictures = [];
  /** Takes the picture of the next step; `tap` is what the following one presses. */
  const shot = async (tap) => {
    // Nothing is pointed at, and nothing is still on its way.
    await page.mouse.move(WINDOW.width / 2, 2);
    await page.waitForTimeout(SETTLE_MS);
    if (tap) await tap.scrollIntoViewIfNeeded();
    const tapped = tap ? await tap.boundingBox() : null;
    pictures.push(await packed(await page.screenshot(), tapped));
  };
  try {
    await SCENES[id]({ page, shot });
  } catch (problem) {
    await page.screenshot({ path: join(tmpdir(), `tutorial-${id}.png`) });
    throw problem;
  }
  await context.close();
  if (pictures.length !== steps.length)
    throw new Error(`${id} tells ${steps.length} steps and shows ${pictures.length}`);
  return pictures.map((file, index) => ({ name: `${id}-${index + 1}.webp`, file }));
}

const wanted = process.argv.slice(2);
const tutorials = JSON.parse(readFileSync(join(root, 'data/tutorials.json'), 'utf8'));
if ((await buildIfNeeded()) !== 0) process.exit(1);
const server = await startServer();
const { executablePath, env } = findBrowser();
const launched = { executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox', '--disable-gpu'] };
const browser = await chromium.launch(launched);
try {
  mkdirSync(PICTURES, { recursive: true });
  for (const tutorial of tutorials.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
    const pictures = await play(browser, server.origin, tutorial);
    for (const { name, file } of pictures) writeFileSync(join(PICTURES, name), file);
    console.log(`${tutorial.id}: ${pictures.map(({ file }) => (file.length / 1024).toFixed(1)).join(', ')} KB`);
  }
} finally {
  await browser.close();
  await server.close();
}
