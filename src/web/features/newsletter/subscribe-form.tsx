import { type FormEvent, useId, useState } from 'react';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Label } from '#web/ui/text.tsx';
import styles from './subscribe-form.module.css';

type State = { step: 'open' | 'sending' | 'sent' } | { step: 'failed'; why: string };

const BAD_ADDRESS = 'Please enter an e-mail address such as you@example.com.';
const NO_ANSWER = 'That did not reach us. Please try again in a moment.';

/** An address for news, and what became of it. Nobody gets a letter who has not also confirmed by mail. */
export function SubscribeForm() {
  const id = useId();
  const [state, setState] = useState<State>({ step: 'open' });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    if (!input.checkValidity()) {
      setState({ step: 'failed', why: BAD_ADDRESS });
      input.focus();
      return;
    }
    setState({ step: 'sending' });
    try {
      const { sendSubscription } = await import('./calls.ts');
      await sendSubscription(input.value);
      setState({ step: 'sent' });
    } catch (error) {
      setState({ step: 'failed', why: messageOf(error, NO_ANSWER) });
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>
        <Label>News from time to time</Label>
      </label>
      <div className={styles.row}>
        <input
          id={id}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder="you@example.com"
          aria-describedby={`${id}-note`}
          aria-invalid={state.step === 'failed' || undefined}
        />
        <Button type="submit" small pending={state.step === 'sending'}>
          SUBSCRIBE
        </Button>
      </div>
      <p id={`${id}-note`} role="status" className={styles.note}>
        {state.step === 'sent' && 'Thank you. Please open the link in the mail that is on its way to you.'}
        {state.step === 'failed' && state.why}
      </p>
    </form>
  );
}
