import type { Service } from '@acordo/document/services';
import { LongText } from '../../parts/long-text';
import { ElegantSection } from './elegant-section';
import { Words } from '../../parts/words';

export function ElegantServices({ services }: { services: Service[] }) {
  if (services.length === 0) return null;
  return (
    <ElegantSection part="services">
      {services.map(({ key, label, price, terms, details }) => (
        <div key={key} data-print="keep" className="pb-5 last:pb-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h4 className="text-lg">
              <Words text={label} />
            </h4>
            {price && (
              <p translate="no" className="ml-auto text-lg tabular-nums">
                {price}
              </p>
            )}
          </div>
          {terms && <p className="italic">{terms}</p>}
          {details && <LongText text={details} className="mt-1 max-w-[62ch] text-ink-soft" />}
        </div>
      ))}
    </ElegantSection>
  );
}
