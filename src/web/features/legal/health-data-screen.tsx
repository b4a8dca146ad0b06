import healthData from '#data/legal-health-data.json' with { type: 'json' };
import { LegalText } from './legal-text.tsx';

export default function HealthDataScreen() {
  return <LegalText document={healthData} />;
}
