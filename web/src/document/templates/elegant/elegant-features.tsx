import { ElegantSection } from './elegant-section';
import { Words } from '../../parts/words';

export function ElegantFeatures({ features }: { features: string[] }) {
  if (features.length === 0) return null;
  return (
    <ElegantSection part="features">
      <ul className="elegant-features text-lg">
        {features.map((feature, at) => (
          // The same text may be listed twice, and the list never changes its order while it is shown.
          <li key={at}>
            <Words text={feature} />
          </li>
        ))}
      </ul>
    </ElegantSection>
  );
}
