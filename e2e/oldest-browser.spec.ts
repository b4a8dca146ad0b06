import { expect, test } from '@playwright/test';
import { VEGAN_WITH_A_BAD_KNEE } from '#test/talk.ts';
import { installTool } from '../scripts/install.mjs';

/** `npm test` has installed it before; a run by hand does here. */
async function loadOldestBrowser() {
  installTool('oldest-browser');
  return import('../tools/oldest-browser/oldest-browser.mjs');
}

test('the whole main job works in the oldest promised browser', async ({ baseURL }, testInfo) => {
  const { driven, launchOldestBrowser } = await loadOldestBrowser();
  const browser = await launchOldestBrowser();
  const page = await browser.newPage();
  const picture = (name: string) => page.screenshot({ path: testInfo.outputPath(`${name}.png`) });
  try {
    expect(await browser.version()).toContain('Chrome/90.');
    const faults: string[] = [];
    page.on('pageerror', ({ message }: Error) => faults.push(message));
    const { press, type, sees, answer } = driven(page);

    await page.goto(`${baseURL}/`);
    await sees('', 'h1');
    await picture('landing');
    await press('Start My Plan');
    await type('//*[@role="dialog"]//input[@type="email"]', `maya.${crypto.randomUUID()}@example.com`);
    await type('//*[@role="dialog"]//input[@type="password"]', 'squat-and-spinach-42');
    await press('Create Account');
    for (const [question, text] of VEGAN_WITH_A_BAD_KNEE) await answer(question, text);
    await sees('CHAMPION', 'h1');
    await picture('dashboard');

    await press('START WORKOUT');
    await press('Complete Set');
    await sees('REST TIME');
    await picture('player');
    await press('Close workout');
    await press('Leave for Now');

    await page.goto(`${baseURL}/meal-plans`);
    await press('View Full Details');
    await sees('YOUR PERSONALIZED MEAL PLAN');
    await picture('meal-plan');
    await page.goto(`${baseURL}/dashboard`);
    await press('Rae', '//nav[@aria-label="Daily"]');
    await type('//textarea[@aria-label="Message"]', 'What should I eat after training?\n');
    await sees('4 of 5 free chat messages left today');
    await picture('chat');
    expect(faults).toEqual([]);
  } finally {
    await picture('last');
    await browser.close();
  }
});
