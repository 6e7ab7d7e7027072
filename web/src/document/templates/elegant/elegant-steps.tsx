import type { Sheet } from '@acordo/document/sheet';
import { ElegantSection } from './elegant-section';
import { Words } from '../../parts/words';

export function ElegantSteps({ steps }: Pick<Sheet, 'steps'>) {
  if (steps.length === 0) return null;
  return (
    <ElegantSection part="nextSteps" keep>
      <ol className="elegant-numbered elegant-steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h4 className="text-lg">{title}</h4>
            <p className="text-ink-soft">
              <Words text={text} />
            </p>
          </li>
        ))}
      </ol>
    </ElegantSection>
  );
}
