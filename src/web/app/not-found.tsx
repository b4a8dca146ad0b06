import { ButtonLink } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/card.tsx';
import { Page, Stack } from '#web/ui/layout.tsx';
import { Text, Title } from '#web/ui/text.tsx';

export function NotFound() {
  return (
    <Page>
      <Panel>
        <Stack>
          <div>
            <Title as="h1">404 Page Not Found</Title>
            <Text tone="quiet">Did you forget to add the page to the router?</Text>
          </div>
          <ButtonLink href="/">Go Home</ButtonLink>
        </Stack>
      </Panel>
    </Page>
  );
}
