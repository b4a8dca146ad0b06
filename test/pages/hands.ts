import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** How something is called: exactly, or by a pattern. */
type Name = string | RegExp;
type Role = 'heading' | 'button' | 'link' | 'tab' | 'region' | 'group' | 'checkbox' | 'alert' | 'alertdialog';

/** Nothing is laid out here, so that nothing can cover anything. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** Waits for the only thing of a role and a name; on the whole page, or inside of something. */
export const see = (role: Role, name?: Name, inside: HTMLElement = document.body): Promise<HTMLElement> =>
  within(inside).findByRole(role, name === undefined ? {} : { name });

/** Waits for the only place with such a text. */
export const seeText = (text: Name, inside: HTMLElement = document.body): Promise<HTMLElement> =>
  within(inside).findByText(text);

/** Waits for such a text, which may stand in several places. */
export const seeTexts = (text: Name, inside: HTMLElement = document.body): Promise<HTMLElement[]> =>
  within(inside).findAllByText(text);

/** Waits until a place shows such a text among others. */
export const seeAmong = (inside: HTMLElement, text: Name): Promise<void> =>
  waitFor(() => expect(inside.textContent).toMatch(text));

export const seeDialog = (name?: Name): Promise<HTMLElement> =>
  screen.findByRole('dialog', name === undefined ? {} : { name });

/** All that there are by now, in their order on the page. */
export const buttons = (name: Name, inside: HTMLElement = document.body): HTMLElement[] =>
  within(inside).queryAllByRole('button', { name });

/** Waits until it can be pressed, and presses it. */
export async function press(name: Name, inside: HTMLElement = document.body): Promise<void> {
  const button = await within(inside).findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveProperty('disabled', true));
  await user.click(button);
}

/** Presses the one at a place among several of the same name; −1 is the last. */
export async function pressAt(index: number, name: Name, inside: HTMLElement = document.body): Promise<void> {
  const found = await within(inside).findAllByRole('button', { name });
  const button = found.at(index);
  if (!button) throw new Error(`only ${found.length} buttons are called ${name}`);
  await user.click(button);
}

export async function openTab(name: Name): Promise<void> {
  await user.click(await see('tab', name));
}

/** The field with such a label. */
export const field = (label: Name, inside: HTMLElement = document.body): Promise<HTMLElement> =>
  within(inside).findByLabelText(label);

/** Writes a text in the place of what stands in a field. */
export async function fill(label: Name, text: string, inside: HTMLElement = document.body): Promise<void> {
  await fillIn(await field(label, inside), text);
}

export async function fillIn(place: HTMLElement, text: string): Promise<void> {
  await user.clear(place);
  if (text === '') return;
  await user.click(place);
  await user.paste(text);
}

/** Waits until nothing of it is left. */
export const gone = (find: () => HTMLElement | null): Promise<void> => waitFor(() => expect(find()).toBeNull());

export const textGone = (text: Name): Promise<void> => gone(() => screen.queryByText(text));
export const dialogGone = (name?: Name): Promise<void> =>
  gone(() => screen.queryByRole('dialog', name === undefined ? {} : { name }));

/** A short message, word for word. */
export async function expectToast(...words: Name[]): Promise<void> {
  await waitFor(() => {
    const toasts = [...document.querySelectorAll<HTMLElement>('li[data-state="open"]')];
    const fits = (toast: HTMLElement) => words.every((text) => within(toast).queryAllByText(text).length > 0);
    expect(
      toasts.some(fits),
      `a message “${words.join('”, “')}”, not ${toasts.map(({ textContent }) => textContent)}`,
    ).toBe(true);
  });
}

/** Every name of a thing is in its label here: “Replace Lentil soup”. */
export const labelOf = (element: HTMLElement | undefined): string => element?.getAttribute('aria-label') ?? '';
