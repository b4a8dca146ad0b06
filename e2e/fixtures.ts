import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

type Fixtures = {
  /** A new person, signed up through the API and signed in in this browser; nothing else is done yet. */
  person: { email: string; password: string };
  /** Fails the test when axe finds anything on the page as it stands, in either theme. */
  expectAccessible: (what: string) => Promise<void>;
};

/** What the browser prints by itself for an answer that the test provoked on purpose. */
const provoked = /Failed to load resource: the server responded with a status of (4\d\d|503)/;

export const test = base.extend<Fixtures & { quietConsole: undefined; toleratedNoise: RegExp }>({
  toleratedNoise: [provoked, { option: true }],

  // A console error or an uncaught exception fails every test.
  quietConsole: [
    async ({ page, toleratedNoise }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !toleratedNoise.test(message.text())) noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(error.message));
      await use(undefined);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],

  person: async ({ page }, use) => {
    const person = { email: `maya.${crypto.randomUUID()}@example.com`, password: 'squat-and-spinach-42' };
    await signUpByApi(page, person);
    await use(person);
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (what) => {
      const chosen = await themeOf(page);
      const other = chosen === 'dark' ? 'light' : 'dark';
      for (const theme of [chosen, other] as const) {
        await setTheme(page, theme);
        await skipAnimations(page);
        const rules = theme === chosen ? EVERY_RULE : { runOnly: COLOUR_RULES };
        expect(await findingsOn(page, rules), `${what}, ${theme}`).toEqual([]);
      }
      await setTheme(page, chosen);
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
    });
  },
});

export { expect };

/** For what depends on the window: it is tried in a phone's and in a desktop's. */
export const EVERY_WINDOW = { tag: '@every-window' };

type Theme = 'dark' | 'light';

const themeOf = (page: Page): Promise<Theme> =>
  page.evaluate(() => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'));

const setTheme = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((name) => {
    if (name === 'light') document.documentElement.dataset.theme = 'light';
    else delete document.documentElement.dataset.theme;
  }, theme);

const EVERY_RULE = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** A theme is colours and nothing else: in the second one, the other rules would read the same page once more. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Everything that axe finds on the page as it stands. */
async function findingsOn(page: Page, rules: { runOnly: string[] }): Promise<string[]> {
  // The other mode opens a page of its own for each answer; it is for pages with frames of strangers, and we have none.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ ...rules, resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
}

/** On a phone the links of the header stand in a menu. */
export async function openMenu(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  const toggle = page.getByRole('button', { name: /menu/i });
  if (await toggle.isVisible()) await toggle.click();
}

/**
 * A colour on its way from one theme to the other, or a toast on its way out, has a contrast that nobody sees for longer than
 * a blink: what moves has arrived, and what begins to move arrives at once.
 */
async function skipAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync(
      '*, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important; }',
    );
    document.adoptedStyleSheets = [atOnce];
    // Told to finish, not waited for: one that is paused, or whose page paints no frame, would be waited for to the end of the test.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });
}

async function signUpByApi(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const answer = await page.request.post('/api/auth/sign-up/email', {
    data: { email, password, name: 'Maya' },
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Holds back what is read from such an address, as a slow connection would, until it is told to let go. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
