import { RECURRENCES } from '@acordo/contracts/http/propostas/terms';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { COPY } from '../copy';
import { type Briefing, NO_PRICE } from '../model/briefing';
import { isShown, SERVICE_FIELDS } from '../model/service-fields';
import { PLACES } from '../model/terms';
import { ChoiceField } from './choice-field';
import { MoneyField } from './money-field';
import { TextField } from './text-field';

const TEXTS = COPY.services;
const LABELS = {
  servidor_web: TEXTS.web,
  servidor_email: TEXTS.email,
  suporte_gestao: TEXTS.support,
  painel_admin: TEXTS.panel,
} as const;

type ServiceField = (typeof SERVICE_FIELDS)[number];

/** Serviços Adicionais: four prices with their details, and how each is charged (P106). */
export function ServicesSection() {
  return (
    <div className="grid gap-5">
      <p className="text-sm text-ink-soft">{TEXTS.intro}</p>
      {SERVICE_FIELDS.map((service) => (
        <ServiceFields key={service.wire} service={service} />
      ))}
    </div>
  );
}

function ServiceFields({ service }: { service: ServiceField }) {
  const { getValues } = useFormContext<Briefing>();
  useWatch<Briefing>({ name: [service.price, service.details] });
  // Only what was stored without it may stay without it.
  const [terms] = useState(() => ({
    place: getValues(service.place),
    recurrence: getValues(service.recurrence),
  }));
  const label = LABELS[service.wire];
  return (
    <fieldset className="grid grid-cols-1 gap-x-4 gap-y-3 border-line not-last:border-b not-last:pb-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <MoneyField name={service.price} empty={NO_PRICE} label={<Named of={label}>{TEXTS.price}</Named>} />
      <TextField
        name={service.details}
        autoComplete="off"
        label={<Named of={label}>{TEXTS.details}</Named>}
      />
      {isShown(getValues(), service) && (
        <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:col-span-2 sm:grid-cols-2">
          <ChoiceField
            name={service.place}
            label={<Named of={label}>{TEXTS.place}</Named>}
            options={withUnsaid(terms.place, PLACES, TEXTS.places)}
          />
          <ChoiceField
            name={service.recurrence}
            label={<Named of={label}>{TEXTS.recurrence}</Named>}
            options={withUnsaid(terms.recurrence, RECURRENCES, TEXTS.recurrences)}
          />
        </div>
      )}
    </fieldset>
  );
}

const withUnsaid = <Value extends string>(
  stored: string,
  values: readonly Value[],
  labels: Record<Value, string>,
) => [
  ...(stored === '' ? [{ value: '', label: TEXTS.unsaid }] : []),
  ...values.map((value) => ({ value, label: labels[value] })),
];

/** A short visible label, complete for screen readers: 'Valor de Hospedagem Web'. */
function Named({ of, children }: { of: string; children: string }) {
  return (
    <>
      <span>{children}</span>
      <span className="sr-only">{` ${TEXTS.of(of)}`}</span>
    </>
  );
}
