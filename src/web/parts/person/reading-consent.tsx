import { useQuery } from '@tanstack/react-query';
import { Button } from '#web/ui/button.tsx';
import { Text } from '#web/ui/text.tsx';
import { coachSettingsQuery, useConsent } from './coach-settings.ts';

/** The person's yes or no to a language model that guesses at words which nobody understood; nothing where there is no model. */
export function ReadingConsent() {
  const { data } = useQuery(coachSettingsQuery());
  const { mutate, isPending } = useConsent();
  if (!data?.model) return null;
  const { model, readingConsent = false } = data;
  return (
    <>
      <Text tone="quiet">
        {readingConsent
          ? `${model.name} guesses at words in your answers that I do not know. They go to ${model.provider}, each with the part of your answer around it, and nothing else.`
          : `${model.name} can guess at words in your answers that I do not know. Then these words go to ${model.provider}, each with the part of your answer around it, which may speak of your health, and nothing else. A guess counts only if you tap it.`}
      </Text>
      <Button small pending={isPending} onClick={() => mutate({ readingConsent: !readingConsent })}>
        {readingConsent ? 'Stop the Guessing' : `Let ${model.name} Guess`}
      </Button>
    </>
  );
}
