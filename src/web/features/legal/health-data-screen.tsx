import { legalDocument } from '#data/legal/health-data.md';
import { LegalText } from './legal-text.tsx';

export default function HealthDataScreen() {
  return <LegalText document={legalDocument} />;
}
