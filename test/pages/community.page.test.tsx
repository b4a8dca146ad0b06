import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as contract from '#contract/community.ts';
import type { Caller } from '#test/app.ts';
import { makePremium } from '#test/membership.ts';
import { dialogGone, expectToast, fill, press, see, seeDialog, seeText, user } from './hands.ts';
import { havePlan, maya } from './people.ts';
import { startTestPage } from './start-page.tsx';

const page = startTestPage();

async function rowan(): Promise<Caller> {
  const person = await maya(page);
  await makePremium(page, person);
  await person.call(contract.setCommunityMe, { body: { name: 'rowan', face: 'pull-up' } });
  return person;
}

const posts = () => screen.queryAllByRole('article').map((article) => article.getAttribute('aria-label'));

describe('the community', () => {
  it('is read on Free, where what is written shows as text and nothing can be written', async () => {
    const other = await rowan();
    await other.call(contract.addPost, { body: { text: '<b>Eleven</b> months of band-assisted ones.' } });
    await maya(page);
    await page.open('/community');
    await seeText('<b>Eleven</b> months of band-assisted ones.');
    await seeText('Posting in the community comes with Premium. Everybody reads along.');
    expect(screen.queryByRole('button', { name: 'Write' })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Like, 0 likes' }).disabled).toBe(true);

    await press('More on this post by rowan');
    await press('Report');
    await press('It sells something', await seeDialog('Report'));
    await expectToast('Reported');
    await press('More on this post by rowan');
    await press('Hide this post');
    await waitFor(() => expect(posts()).toEqual([]));
    await press('Show the list');
    await press(/^Show again/);
    await waitFor(() => expect(posts()).toHaveLength(1));
  });

  it('takes a name, then a post with a plan that was agreed to, a like and a comment', async () => {
    const me = await maya(page);
    await makePremium(page, me);
    await havePlan(me, 'workout', 'Basement');
    await page.open('/community');
    await fill('Name', 'mayalifts');
    await press('Save');
    await expectToast('Saved');
    await press('Write');
    const dialog = await seeDialog('Write');
    await fill('Your post', 'Dumbbells and one chair.', dialog);
    await press('Plan', dialog);
    const select = await within(dialog).findByLabelText<HTMLSelectElement>('Which plan');
    await user.selectOptions(select, select.options[1]?.value ?? '');
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Post' }).disabled).toBe(true);
    await user.click(within(dialog).getByRole('checkbox'));
    await press('Post', dialog);
    await dialogGone();
    await seeText('Dumbbells and one chair.');
    await see('heading', 'Basement');
    await press('Like, 0 likes');
    await see('button', 'Like, 1 like');
    await press('0 comments');
    await fill('Your comment', 'Next one comes in a week.');
    await press('Comment');
    await seeText('Next one comes in a week.');
  });
});
