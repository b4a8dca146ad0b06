import { legalDocument } from '#data/legal/terms.md';
import { LegalText } from './legal-text.tsx';

export default function TermsScreen() {
  return <LegalText document={legalDocument} />;
}
