import { screen, within } from '@testing-library/react';
import { fillIn, see, user } from './hands.ts';

/** Answers the question that stands on the screen. */
export async function answer(question: string, text: string): Promise<void> {
  await see('heading', question);
  // The name at the greeting is no answer.
  const [typed] = within(screen.getByRole('main'))
    .queryAllByRole('textbox')
    .filter((box) => box !== screen.queryByLabelText(/^First name/));
  if (typed) {
    await fillIn(typed, text);
    await user.keyboard('{Enter}');
    return;
  }
  const [option] = within(screen.getByRole('group', { name: question })).getAllByRole('button', {
    name: new RegExp(text, 'i'),
  });
  if (option) await user.click(option);
}

/** Answers them all. */
export async function talkThrough(talk: readonly (readonly [string, string])[]): Promise<void> {
  for (const [question, text] of talk) await answer(question, text);
}
