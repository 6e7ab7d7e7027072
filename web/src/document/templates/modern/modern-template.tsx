import './modern.css';
import { Parties } from '../../parts/parties';
import type { TemplateProps } from '../../parts/template-props';
import { ModernFeatures } from './modern-features';
import { ModernFooter } from './modern-footer';
import { ModernHeader } from './modern-header';
import { ModernInvestment } from './modern-investment';
import { ModernReady } from './modern-ready';
import { ModernScope } from './modern-scope';
import { ModernServices } from './modern-services';
import { ModernSteps } from './modern-steps';
import { ModernTiles } from './modern-tiles';

const PARTIES = {
  strip: '@2xl:gap-10',
  party: 'border-t pt-4',
  word: 'sheet-brand-ink text-sm font-semibold',
  title: 'text-sm text-ink-soft',
  name: 'text-lg font-semibold tracking-tight',
};

/** L18: a cover in the owner's colours, one strip of figures over its edge, numbered sections, the total in ink. */
export function ModernTemplate({ sheet, validUntil }: TemplateProps) {
  return (
    <div className="modern">
      <ModernHeader sheet={sheet} />
      <ModernTiles tiles={sheet.tiles} validUntil={validUntil} />
      <div className="modern-body">
        <Parties sheet={sheet} look={PARTIES} />
        <ModernScope sheet={sheet} />
        <ModernFeatures features={sheet.features} />
        <ModernServices services={sheet.services} />
        <ModernInvestment sheet={sheet} />
        {/* Together, so that no printed page has the company alone. */}
        <div data-print="keep" className="modern-end">
          <ModernSteps steps={sheet.steps} />
          <ModernReady sheet={sheet} />
          <ModernFooter sheet={sheet} />
        </div>
      </div>
    </div>
  );
}
