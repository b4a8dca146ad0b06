import terms from '#data/legal-terms.json' with { type: 'json' };
import { LegalText } from './legal-text.tsx';

export default function TermsScreen() {
  return <LegalText document={terms} />;
}
