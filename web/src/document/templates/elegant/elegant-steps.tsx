import { COPY } from '@acordo/contracts/document/copy';
import { ElegantSection } from './elegant-section';
import { Words } from '../../parts/words';

export function ElegantSteps() {
  return (
    <ElegantSection part="nextSteps" keep>
      <ol className="elegant-numbered elegant-steps">
        {COPY.steps.map(({ title, text }) => (
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
