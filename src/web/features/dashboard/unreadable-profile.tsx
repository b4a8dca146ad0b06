import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/layout.tsx';

/** The profile is there, but cannot be read: it is never taken for none. */
export function UnreadableProfile() {
  return (
    <Page>
      <ErrorState
        as="h1"
        title="We could not read your saved answers"
        what="Some of them are stored in a way that this version does not understand. That is our mistake, not yours."
        kept="Nothing is lost: your answers, plans and logs are all kept."
        next="Check the answers that can still be read, and give the others again."
        actions={
          <ButtonLink tone="primary" href="/onboarding">
            Check My Answers
          </ButtonLink>
        }
      />
    </Page>
  );
}
