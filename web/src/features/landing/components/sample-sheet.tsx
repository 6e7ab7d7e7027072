import { Check, CircleCheck } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge';
import { SAMPLE } from '../sample';
import { SignatureStroke } from './signature-stroke';

/** A proposal as its client sees it, signed once while one looks. A picture: screen readers get one sentence. */
export function SampleSheet() {
  return (
    <figure aria-label={SAMPLE.description} className="relative mx-auto w-full max-w-[480px]">
      <div aria-hidden="true">
        <div className="absolute inset-0 translate-x-1 translate-y-2 rotate-1 rounded-card border border-line bg-mute sm:translate-x-3 sm:rotate-2" />
        <div className="relative grid gap-6 rounded-card border border-line bg-surface p-6 shadow-raised sm:p-9">
          <div className="flex items-start justify-between gap-4 border-b border-line pb-5">
            <div>
              <p className="text-xs font-medium tracking-[0.12em] text-pen uppercase">Proposta Comercial</p>
              <p className="mt-2 font-serif text-xl font-medium sm:text-2xl">{SAMPLE.title}</p>
              <p className="mt-1 text-sm text-ink-soft">{SAMPLE.client}</p>
            </div>
            <p className="text-right font-serif text-sm text-ink-soft">{SAMPLE.company}</p>
          </div>
          <dl className="grid grid-cols-[1.4fr_1fr_1fr] divide-x divide-line">
            {SAMPLE.tiles.map(({ label, value }) => (
              <div key={label} className="px-3 first:pl-0 sm:px-4">
                <dt className="text-xs text-ink-soft">{label}</dt>
                <dd className="mt-0.5 text-sm font-semibold whitespace-nowrap tabular-nums sm:text-base">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-2.5 text-sm">
            {SAMPLE.features.map((feature) => (
              <li key={feature} className="flex items-center gap-2">
                <Check className="size-4 shrink-0 text-pen" />
                {feature}
              </li>
            ))}
          </ul>
          <div className="grid grid-cols-[1fr_auto] items-end gap-6 pt-2">
            <div>
              <SignatureStroke className="-mb-3 h-16 w-full max-w-56 text-pen" />
              <p className="border-t border-edge pt-3 text-xs text-ink-soft">{SAMPLE.signer}</p>
            </div>
            <Badge tone="good" icon={CircleCheck} className="animate-appear [animation-delay:1.9s]">
              Aceito
            </Badge>
          </div>
        </div>
      </div>
    </figure>
  );
}
