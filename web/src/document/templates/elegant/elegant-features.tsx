import { ElegantSection } from './elegant-section';
import { Words } from '../../parts/words';

export function ElegantFeatures({ features }: { features: string[] }) {
  if (features.length === 0) return null;
  return (
    <ElegantSection part="features">
      <ol className="elegant-numbered">
        {features.map((feature, at) => (
          // The same text may be listed twice, and the list never changes its order while it is shown.
          <li key={at}>
            <span className="min-w-0">
              <Words text={feature} />
            </span>
          </li>
        ))}
      </ol>
    </ElegantSection>
  );
}
