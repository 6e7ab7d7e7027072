import type { Sheet } from '@acordo/document/sheet';
import { ModernSection } from './modern-section';
import { Words } from '../../parts/words';

export function ModernSteps({ steps }: Pick<Sheet, 'steps'>) {
  if (steps.length === 0) return null;
  return (
    <ModernSection part="nextSteps" keep>
      <ol className="grid gap-5 @2xl:grid-cols-3 @2xl:gap-8">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="flex gap-4 border-t border-line pt-4 @2xl:block">
            <span aria-hidden="true" className="sheet-brand-ink min-w-4 font-semibold tabular-nums">
              {at + 1}
            </span>
            <div className="min-w-0 @2xl:mt-1">
              <h4 className="font-medium">{title}</h4>
              <p className="mt-0.5 text-sm text-ink-soft">
                <Words text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </ModernSection>
  );
}
