import { confirmStudent, joinFamily } from '#contract/subscription.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Page, PageHead, Stack } from '#web/ui/layout.tsx';
import { ProblemNote } from '#web/ui/problem-note.tsx';
import { Text } from '#web/ui/text.tsx';
import { useMembershipAction } from './use-membership.ts';

const WORDS = {
  student: {
    title: 'Your school address',
    asks: 'One tap, and you pay the price for students from your next payment on.',
    yes: 'Confirm It',
    done: 'You pay the price for students',
    call: confirmStudent,
  },
  family: {
    title: 'A seat for you',
    asks: 'Somebody pays for a seat in their family and keeps it for you. You get Premium. Your plans, your log and your talks stay yours alone: nobody else in the family sees them.',
    yes: 'Take the Seat',
    done: 'You are on Premium',
    call: joinFamily,
  },
} as const;

type MailedLinkProps = { purpose: keyof typeof WORDS; token: string; onDone: () => void };

/** Where a link in a mail leads. It does nothing by itself: programs that look into mail open links, too. */
export function MailedLink({ purpose, token, onDone }: MailedLinkProps) {
  const { title, asks, yes, done, call } = WORDS[purpose];
  const take = useMembershipAction({
    call: () => callOperation(call, { body: { token } }),
    done,
    onDone,
    tellsItself: true,
  });
  return (
    <Page>
      <PageHead title={title} />
      <Stack>
        <Text>{asks}</Text>
        {take.isError && <ProblemNote>{messageOf(take.error, 'Please try again.')}</ProblemNote>}
        <Actions>
          <Button tone="primary" pending={take.isPending} pendingLabel="One moment..." onClick={() => take.mutate()}>
            {yes}
          </Button>
          <Button tone="quiet" onClick={onDone}>
            Not Now
          </Button>
        </Actions>
      </Stack>
    </Page>
  );
}
