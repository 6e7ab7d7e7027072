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

export function ModernServices({ services }: { services: Service[] }) {
  if (services.length === 0) return null;
  return (
    <ModernSection part="services">
      <div className="grid gap-4 @2xl:grid-cols-2">
        {services.map((service) => (
          <ServiceBlock key={service.key} service={service} />
        ))}
      </div>
    </ModernSection>
  );
}

function ServiceBlock({ service }: { service: Service }) {
  const Icon = ICONS[service.key];
  return (
    <div data-print="keep" className="min-w-0 rounded-card border border-line p-5">
      <div className="flex flex-wrap items-start gap-3">
        <Icon aria-hidden="true" className="sheet-brand-ink mt-0.5 size-5 flex-none" strokeWidth={1.75} />
        <div className="flex min-w-0 flex-1 basis-[6rem] flex-wrap items-baseline justify-between gap-x-4">
          <h4 className="font-medium">
            <Words text={service.label} />
          </h4>
          {service.price && (
            <p translate="no" className="font-semibold tabular-nums">
              {service.price}
            </p>
          )}
        </div>
      </div>
      {service.terms && <p className="mt-1 text-sm font-medium">{service.terms}</p>}
      {service.details && <LongText text={service.details} className="mt-2 text-sm text-ink-soft" />}
    </div>
  );
}
