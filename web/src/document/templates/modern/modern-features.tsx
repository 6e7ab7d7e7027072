import { ModernSection } from './modern-section';
import { Words } from '../../parts/words';

export function ModernFeatures({ features }: { features: string[] }) {
  if (features.length === 0) return null;
  return (
    <ModernSection part="features">
      <ul className="modern-features">
        {features.map((feature, at) => (
          // The same text may be listed twice, and the list never changes its order while it is shown.
          <li key={at}>
            <Words text={feature} />
          </li>
        ))}
      </ul>
    </ModernSection>
  );
}
