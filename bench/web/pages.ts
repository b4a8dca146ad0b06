import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium } from '@playwright/test';
import { anAthlete } from '#test/personas.ts';
import { findBrowser } from '../../scripts/browser.mjs';

export const DEBUGGING_PORT = 9333;
const PHONE = { width: 412, height: 823 };

/** A browser with one profile, so that Lighthouse sees who is signed in. */
export function openBrowser(): Promise<BrowserContext> {
  const { executablePath, env } = findBrowser();
  return chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'bench-web-')), {
    executablePath,
    env: { ...process.env, ...env },
    viewport: PHONE,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
}

/** Signs a new person up who has answered all questions and has both plans. */
export async function signUp(context: BrowserContext, origin: string): Promise<void> {
  const post = async (path: string, data: object) => {
    const headers = { origin, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const answer = await context.request.post(origin + path, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  };
  const email = `maya.${crypto.randomUUID()}@example.com`;
  await post('/api/auth/sign-up/email', { email, password: 'squat-and-spinach-42', name: 'Maya' });
  await post('/api/profile', anAthlete());
  for (const type of ['meal', 'workout']) await post('/api/plans/generate', { type });
}

/** Begins a workout; from then on the player opens by itself, over the dashboard. */
export async function beginWorkout(context: BrowserContext, dashboard: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(dashboard);
  await page.getByRole('button', { name: 'START WORKOUT' }).click();
  await page.getByRole('button', { name: 'Complete Set' }).click();
  await page.close();
}

/** Bytes of script and style, each compressed by gzip, that a page fetches until it rests, untouched. */
export async function firstLoadBytes(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) bodies.push(response.body());
  });
  // A cold load: nothing comes out of this browser's cache.
  await (await context.newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(address, { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  await page.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}
