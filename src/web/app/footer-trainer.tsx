import { useQuery } from '@tanstack/react-query';
import { getSettings } from '#contract/settings.ts';
import { operationQuery } from '#web/api/queries.ts';
import styles from './site-footer.module.css';

/** Says who is behind this installation, if its operator named a licensed trainer. */
export function FooterTrainer() {
  const { data } = useQuery(operationQuery(getSettings, {}));
  const trainer = data?.trainer;
  if (!trainer) return null;
  const profiles = [
    { label: 'Photos', href: trainer.photosUrl },
    { label: 'Videos', href: trainer.videosUrl },
  ];
  return (
    <p className={styles.trainer}>
      <span>Built by a licensed trainer, {trainer.name}.</span>
      {profiles.map(
        ({ label, href }) =>
          href && (
            <a key={label} href={href} target="_blank" rel="noreferrer" aria-label={`${label} of ${trainer.name}`}>
              {label}
            </a>
          ),
      )}
    </p>
  );
}
