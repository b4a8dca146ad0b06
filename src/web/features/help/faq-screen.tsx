import { useState } from 'react';
import { questions } from '#data/faq.md';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Actions, Page, PageHead } from '#web/ui/layout.tsx';
import { Title } from '#web/ui/text.tsx';
import { FaqEntry } from './faq-entry.tsx';
import styles from './faq-screen.module.css';
import { CONTACT_HREF } from './places.ts';

const EVERY_QUESTION: ReadonlySet<string> = new Set(questions.map(({ question }) => question));

export default function FaqScreen() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());

  function setEntry(question: string, isOpen: boolean) {
    setOpen((before) => {
      const after = new Set(before);
      if (isOpen) after.add(question);
      else after.delete(question);
      return after;
    });
  }

  return (
    <Page>
      <PageHead
        title="FAQ"
        lead="Fifteen short answers. The long ones are in the Help Center."
        actions={
          <>
            <Button small onClick={() => setOpen(EVERY_QUESTION)}>
              Expand All
            </Button>
            <Button small onClick={() => setOpen(new Set())}>
              Collapse All
            </Button>
          </>
        }
      />
      <div className={styles.list}>
        {questions.map((item) => (
          <FaqEntry
            key={item.question}
            item={item}
            open={open.has(item.question)}
            onOpenChange={(isOpen) => setEntry(item.question, isOpen)}
          />
        ))}
      </div>
      <section className={styles.end} aria-labelledby="still-open">
        <Title id="still-open">Still a question?</Title>
        <Actions>
          <ButtonLink href="/help-center" tone="primary">
            Visit Help Center
          </ButtonLink>
          <ButtonLink href={CONTACT_HREF}>Contact Support</ButtonLink>
        </Actions>
      </section>
    </Page>
  );
}
