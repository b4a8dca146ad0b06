import { EVERY_WINDOW, expect, test } from './fixtures.ts';
import { havePlan, haveProfile } from './plans.ts';
import { player } from './player.ts';

test(
  'what the coach remembers, and the coach from the header',
  EVERY_WINDOW,
  async ({ page, person: _, expectAccessible }) => {
    await haveProfile(page);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^(?:Ask )?Rae$/ }).click();
    const panel = page.getByRole('dialog', { name: 'Rae' });
    await expect(panel.getByText('About: Today')).toBeVisible();
    const field = panel.getByRole('textbox', { name: 'Message' });
    await field.fill('I train at six before work. The wedding is on June 12');
    await field.press('Enter');
    await panel.getByRole('button', { name: 'Not now: Wedding' }).click();
    await panel.getByRole('button', { name: 'Keep: I train at six before work' }).click();
    await expect(panel.getByRole('button', { name: 'Forget: I train at six before work' })).toBeVisible();
    await expectAccessible('a memory in the chat');
    await page.screenshot({ path: `.cache/shots/chat-${test.info().project.name}.png` });
    await panel.getByRole('button', { name: 'Close chat' }).click();

    await page.getByRole('button', { name: 'Your Answers' }).click();
    const section = page.getByRole('region', { name: 'What Rae remembers' });
    await expect(section.getByText('I train at six before work')).toBeVisible();
    await expectAccessible('what is remembered');
    await section.getByRole('button', { name: 'Change: I train at six before work' }).click();
    await expect(section.getByRole('textbox', { name: 'What to remember' })).toBeFocused();
    await expectAccessible('a memory that is worded anew');
    await page.screenshot({ path: `.cache/shots/answers-${test.info().project.name}.png` });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    for (const button of await section.getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  },
);

test(
  'the coach beside a workout knows what is trained',
  EVERY_WINDOW,
  async ({ page, person: _, expectAccessible }) => {
    await haveProfile(page);
    await havePlan(page, 'workout', 'Iron autumn');
    await page.goto('/exercise-plans');
    await page.getByRole('button', { name: 'START WORKOUT' }).click();
    await player(page).getByRole('button', { name: 'Ask Rae' }).click();
    const panel = page.getByRole('dialog', { name: 'Rae' });
    await expect(panel.getByText(/^About: .+, .+/)).toBeVisible();
    const field = panel.getByRole('textbox', { name: 'Message' });
    await expect(field).toBeFocused();
    await field.fill('How do I do this?');
    await field.press('Enter');
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    await expectAccessible('the coach in the player');
    await page.screenshot({ path: `.cache/shots/player-${test.info().project.name}.png` });
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(player(page)).toBeVisible();
  },
);
