import { Headset, LayoutDashboard, type LucideIcon, Mail, Server } from 'lucide-react';
import type { Service, ServiceKey } from '@acordo/document/services';
import { LongText } from '../../parts/long-text';
import { ModernSection } from './modern-section';
import { Words } from '../../parts/words';

const ICONS: Record<ServiceKey, LucideIcon> = {
  web: Server,
  email: Mail,
  support: Headset,
  panel: LayoutDashboard,
};

/** One row a service, separated by hairlines. */
export function ModernServices({ services }: { services: Service[] }) {
  if (services.length === 0) return null;
  return (
    <ModernSection part="services">
      <div className="border-t border-line">
        {services.map((service) => (
          <ServiceRow key={service.key} service={service} />
        ))}
      </div>
    </ModernSection>
  );
}

function ServiceRow({ service }: { service: Service }) {
  const Icon = ICONS[service.key];
  return (
    <div
      data-print="keep"
      className="modern-service flex min-w-0 items-start gap-4 border-b border-line py-4"
    >
      <Icon aria-hidden="true" className="sheet-brand-ink mt-0.5 size-5 flex-none" strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h4 className="font-medium">
            <Words text={service.label} />
          </h4>
          {service.price && (
            <p translate="no" className="ml-auto font-semibold tabular-nums">
              {service.price}
            </p>
          )}
        </div>
        {service.terms && <p className="text-sm">{service.terms}</p>}
        {service.details && (
          <LongText text={service.details} className="mt-1.5 max-w-[62ch] text-sm text-ink-soft" />
        )}
      </div>
    </div>
  );
}
