import privacy from '#data/legal-privacy.json' with { type: 'json' };
import { LegalText } from './legal-text.tsx';

export default function PrivacyScreen() {
  return <LegalText document={privacy} />;
}
