import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dialogGone, field, fill, press, see, seeAmong, seeDialog, seeText, user } from './hands.ts';
import { startTestPage } from './start-page.tsx';

const page = startTestPage();

describe('news by e-mail', () => {
  it('say the same to everyone who asks for them', async () => {
    await page.open('/faq');
    await fill('News from time to time', 'nobody');
    await press('SUBSCRIBE');
    await seeText('Please enter an e-mail address such as you@example.com.');
    for (const send of [() => press('SUBSCRIBE'), () => user.keyboard('{Enter}')]) {
      await page.open('/faq');
      await fill('News from time to time', 'ann@example.com');
      await send();
      await seeText('Thank you. Please open the link in the mail that is on its way to you.');
    }
  });

  it('are asked about once more, after a link from a mail', async () => {
    await page.open(`/#newsletter-confirm=${'x'.repeat(43)}`);
    const dialog = await seeDialog('News by e-mail');
    await press('Yes, Write to Me', dialog);
    await seeText(/This link is too old\./, dialog);
    await press('Not Now', dialog);
    await dialogGone();
    expect(window.location.hash).toBe('');
  });
});

describe('a letter to support', () => {
  it('is kept, and says under which name', async () => {
    await page.open('/help-center#contact');
    await press('Email Support Team');
    const dialog = await seeDialog('Write to us');
    await press('Send Message', dialog);
    await seeText(/^Please say a little more/, dialog);
    await fill('Your e-mail', 'ann@example.com', dialog);
    await fill('Your message', 'My plan has mushrooms, and I said no mushrooms.', dialog);
    await press('Send Message', dialog);
    await seeAmong(await seeDialog('Your message is kept'), /reference is [0-9A-F]{8}/);
  });
});

describe('what is counted', () => {
  const counted = () =>
    page.sent.filter(({ path }) => path === '/api/analytics').map(({ body }): unknown => JSON.parse(body));

  it('is that the form to join was opened, not that it was closed', async () => {
    await page.open('/terms-of-service');
    await press('GET STARTED');
    await seeDialog('JOIN FREE TODAY');
    await field('Email');
    await press('Close');
    await dialogGone('JOIN FREE TODAY');
    await waitFor(() =>
      expect(counted()).toEqual([{ event: 'page_view', page: '/terms-of-service' }, { event: 'sign_up_opened' }]),
    );
  });

  it.each([
    { wish: 'globalPrivacyControl', value: true },
    { wish: 'doNotTrack', value: '1' },
  ])('is nothing in a browser with $wish', async ({ wish, value }) => {
    const plain = Object.getOwnPropertyDescriptor(navigator, wish);
    Object.defineProperty(navigator, wish, { value, configurable: true });
    try {
      await page.open('/faq');
      await user.click(await see('link', 'Privacy Policy', screen.getByRole('contentinfo')));
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Privacy'));
      expect(counted()).toEqual([]);
    } finally {
      Reflect.deleteProperty(navigator, wish);
      if (plain) Object.defineProperty(navigator, wish, plain);
    }
  });
});
