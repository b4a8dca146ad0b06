import { legalDocument } from '#data/legal/privacy.md';
import { LegalText } from './legal-text.tsx';

export default function PrivacyScreen() {
  return <LegalText document={legalDocument} />;
}
