import { useMutation } from '@tanstack/react-query';
import { PRODUCT } from '#core/product.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { followLink } from './calls.ts';
import type { MailLink } from './mail-link.ts';

const WORDS = {
  confirm: {
    title: 'News by e-mail',
    question: `Shall ${PRODUCT.name} write to you when there is something new? Every mail has a link to leave.`,
    action: 'Yes, Write to Me',
    done: 'You are on the list. A mail with the link to leave is on its way.',
  },
  leave: {
    title: 'No more news',
    question: 'Shall we take your address off the list and delete it?',
    action: 'Yes, Take Me Off',
    done: 'Your address is deleted. You get no more news.',
  },
} as const;

/** Asks once more before it follows a link from a mail: programs that look at mail open every link in it. */
export function MailLinkDialog({ link, onClose }: { link: MailLink; onClose: () => void }) {
  const words = WORDS[link.purpose];
  const following = useMutation({ mutationFn: () => followLink(link) });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={words.title} size="small">
      <Stack>
        <div role="status">
          <Text>{following.isSuccess ? words.done : words.question}</Text>
          {following.isError && (
            <Text tone="quiet">{messageOf(following.error, 'That did not reach us. Please try again.')}</Text>
          )}
        </div>
        <Actions stacked>
          {following.isSuccess ? (
            <Button onClick={onClose}>Close</Button>
          ) : (
            <>
              <Button tone="primary" pending={following.isPending} onClick={() => following.mutate()}>
                {words.action}
              </Button>
              <Button onClick={onClose}>Not Now</Button>
            </>
          )}
        </Actions>
      </Stack>
    </Dialog>
  );
}
