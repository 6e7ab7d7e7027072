import { COPY } from '../copy';
import { NO_PRICE } from '../model/briefing';
import { MoneyField } from './money-field';
import { TextField } from './text-field';

const SERVICES = [
  { label: COPY.services.web, price: 'serverWebPrice', details: 'serverWebDetails' },
  { label: COPY.services.email, price: 'serverEmailPrice', details: 'serverEmailDetails' },
  { label: COPY.services.support, price: 'supportPrice', details: 'supportDetails' },
  { label: COPY.services.panel, price: 'adminPanelPrice', details: 'adminPanelDetails' },
] as const;

/** Serviços Adicionais: four prices with their details. */
export function ServicesSection() {
  return (
    <div className="grid gap-5">
      <p className="text-sm text-ink-soft">{COPY.services.intro}</p>
      {SERVICES.map(({ label, price, details }) => (
        <fieldset
          key={price}
          className="grid grid-cols-1 gap-x-4 gap-y-3 border-line not-last:border-b not-last:pb-5 sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <legend className="mb-2 text-sm font-semibold">{label}</legend>
          <MoneyField name={price} empty={NO_PRICE} label={<Named of={label}>{COPY.services.price}</Named>} />
          <TextField
            name={details}
            autoComplete="off"
            label={<Named of={label}>{COPY.services.details}</Named>}
          />
        </fieldset>
      ))}
    </div>
  );
}

/** A short visible label, complete for screen readers: 'Valor de Hospedagem Web'. */
function Named({ of, children }: { of: string; children: string }) {
  return (
    <>
      <span>{children}</span>
      <span className="sr-only">{` ${COPY.services.of(of)}`}</span>
    </>
  );
}
