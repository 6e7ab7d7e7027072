import { Check } from 'lucide-react';
import { ModernSection } from './modern-section';
import { Words } from '../../parts/words';

export function ModernFeatures({ features }: { features: string[] }) {
  if (features.length === 0) return null;
  return (
    <ModernSection part="features">
      <ul className="grid gap-x-8 gap-y-3 @xl:grid-cols-2">
        {features.map((feature, at) => (
          // The same text may be listed twice, and the list never changes its order while it is shown.
          <li key={at} className="flex items-start gap-3">
            <span
              aria-hidden="true"
              className="sheet-check mt-0.5 flex size-5 flex-none items-center justify-center rounded-full"
            >
              <Check className="size-3.5" strokeWidth={2.5} />
            </span>
            <span className="min-w-0">
              <Words text={feature} />
            </span>
          </li>
        ))}
      </ul>
    </ModernSection>
  );
}
