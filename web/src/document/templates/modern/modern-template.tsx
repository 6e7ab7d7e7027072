import './modern.css';
import type { Sheet } from '@acordo/document/sheet';
import { ModernFeatures } from './modern-features';
import { ModernFooter } from './modern-footer';
import { ModernHeader } from './modern-header';
import { ModernInvestment } from './modern-investment';
import { ModernParties } from './modern-parties';
import { ModernReady } from './modern-ready';
import { ModernScope } from './modern-scope';
import { ModernServices } from './modern-services';
import { ModernSteps } from './modern-steps';
import { ModernTiles } from './modern-tiles';

/** L18: gradient header, cards, tiles, features with checks, the total large. */
export function ModernTemplate({ sheet }: { sheet: Sheet }) {
  return (
    <>
      <ModernHeader sheet={sheet} />
      <ModernTiles tiles={sheet.tiles} />
      <div className="flex flex-col gap-10 px-5 pt-8 @2xl:gap-12 @2xl:px-12 @2xl:pt-12 print:gap-8 print:px-0">
        <ModernParties sheet={sheet} />
        <ModernScope sheet={sheet} />
        <ModernFeatures features={sheet.features} />
        <ModernServices services={sheet.services} />
        <ModernInvestment sheet={sheet} />
      </div>
      {/* Together, so that no printed page has the company alone. */}
      <div data-print="keep">
        <div className="flex flex-col gap-10 px-5 pt-10 pb-8 @2xl:gap-12 @2xl:px-12 @2xl:py-12 print:gap-8 print:px-0 print:pt-8 print:pb-0">
          <ModernSteps steps={sheet.steps} />
          <ModernReady sheet={sheet} />
        </div>
        <ModernFooter sheet={sheet} />
      </div>
    </>
  );
}
