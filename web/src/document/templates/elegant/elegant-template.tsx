import { ElegantFeatures } from './elegant-features';
import { ElegantHeader } from './elegant-header';
import { ElegantImprint } from './elegant-imprint';
import { ElegantInvestment } from './elegant-investment';
import { ElegantScope } from './elegant-scope';
import { ElegantServices } from './elegant-services';
import { ElegantSteps } from './elegant-steps';
import { ElegantTiles } from './elegant-tiles';
import { Parties } from '../../parts/parties';
import type { TemplateProps } from '../../parts/template-props';
import './elegant.css';

const PARTIES = {
  strip: 'mt-8 @2xl:mt-12 @2xl:gap-12',
  party: '',
  word: 'text-lg italic',
  title: 'elegant-label',
  name: 'text-xl',
};

/** L19: white paper, Newsreader, wide margins, a title page, hairlines. */
export function ElegantTemplate({ sheet, validUntil }: TemplateProps) {
  return (
    <div className="elegant px-6 pt-4 pb-8 font-serif @2xl:px-16 @2xl:py-16 @4xl:px-24 print:p-0">
      <ElegantHeader sheet={sheet} validUntil={validUntil} />
      <ElegantTiles tiles={sheet.tiles} />
      <Parties sheet={sheet} look={PARTIES} />
      <ElegantScope sheet={sheet} />
      <ElegantFeatures features={sheet.features} />
      <ElegantServices services={sheet.services} />
      <ElegantInvestment sheet={sheet} />
      {/* Together, so that no printed page has the imprint alone. */}
      <div data-print="keep">
        <ElegantSteps steps={sheet.steps} />
        <ElegantImprint sheet={sheet} />
      </div>
    </div>
  );
}
