import { type FormEvent, useState } from 'react';
import { COMMUNITY_MAX, type CommunityMe, setCommunityMe } from '#contract/community.ts';
import { FACES, type Face as FaceName } from '#core/community/rules.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Text } from '#web/ui/text.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import styles from './community.module.css';
import { useCommunityWrite } from './community-queries.ts';
import { Face } from './face.tsx';

const NAMES: Record<FaceName, string> = {
  letter: 'Letter',
  'goblet-squat': 'Squat',
  'pull-up': 'Pull-up',
  'plank-forearm': 'Plank',
  'outdoor-run': 'Run',
  'barbell-curl': 'Curl',
};

/** The name and the face that others see. */
export function HowYouAppear({ me }: { me: CommunityMe }) {
  const toast = useToast();
  const [name, setName] = useState(me.name ?? '');
  const [face, setFace] = useState(me.face);
  const save = useCommunityWrite(
    () => callOperation(setCommunityMe, { body: { name: name.trim(), face } }),
    () => toast({ title: 'Saved', description: 'This is how others see you.', tone: 'success' }),
  );
  const isChanged = name.trim() !== (me.name ?? '') || face !== me.face;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(undefined);
  };
  return (
    <form onSubmit={submit} className={styles.me}>
      <TextField
        label="Name"
        hint="Any name but your e-mail address; 2 to 30 letters."
        value={name}
        minLength={2}
        maxLength={COMMUNITY_MAX.name}
        autoComplete="nickname"
        onChange={({ target }) => setName(target.value)}
      />
      <fieldset className={styles.faces}>
        <legend>Picture</legend>
        {FACES.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="face"
              value={each}
              aria-label={NAMES[each]}
              checked={face === each}
              onChange={() => setFace(each)}
            />
            <Face name={name || '?'} face={each} />
          </label>
        ))}
      </fieldset>
      <Text tone="quiet">
        A letter or a figure. Your weight, plans and log are never shown unless you share a card.
      </Text>
      <Button type="submit" small disabled={!isChanged || name.trim().length < 2} pending={save.isPending}>
        Save
      </Button>
    </form>
  );
}
