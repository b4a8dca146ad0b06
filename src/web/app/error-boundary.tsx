import { Component, type ReactNode } from 'react';
import { Button, TextLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/layout.tsx';

type Props = {
  children: ReactNode /** Another value clears the error, e.g. the path of the page. */;
  resetKey?: string;
};
type State = { failed: boolean; resetKey: string | undefined };

/** Catches what a screen throws, and says what to do. A class because React offers no other way. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override render() {
    return this.state.failed ? <BrokenScreen /> : this.props.children;
  }
}

function BrokenScreen() {
  return (
    <Page>
      <ErrorState
        as="h1"
        title="This page stopped"
        what="Something in it went wrong. That is our mistake, not yours."
        kept="Everything that you saved."
        next={
          <>
            Load the page again. If it stops again, write to us through the{' '}
            <TextLink href="/help-center">Help Center</TextLink>.
          </>
        }
        actions={<Button onClick={() => window.location.reload()}>Load Again</Button>}
      />
    </Page>
  );
}
