import { displayInvestment } from '@acordo/brazil/investment';
import type { Recurrence } from '@acordo/contracts/http/propostas/terms';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { COPY } from './copy.js';

export type ServiceKey = keyof typeof COPY.services;

export interface Service {
  key: ServiceKey;
  label: string;
  /** BRL text, or '' when there is no price. */
  price: string;
  /** 'À parte · por mês', or '' where the proposal does not say (P106). */
  terms: string;
  details: string;
}

/** The fields of each service, in P44's order. */
export const SERVICES = [
  {
    key: 'web',
    price: 'servidor_web_valor',
    details: 'servidor_web_detalhes',
    included: 'servidor_web_incluso',
    recurrence: 'servidor_web_recorrencia',
  },
  {
    key: 'email',
    price: 'servidor_email_valor',
    details: 'servidor_email_detalhes',
    included: 'servidor_email_incluso',
    recurrence: 'servidor_email_recorrencia',
  },
  {
    key: 'support',
    price: 'suporte_gestao_valor',
    details: 'suporte_gestao_detalhes',
    included: 'suporte_gestao_incluso',
    recurrence: 'suporte_gestao_recorrencia',
  },
  {
    key: 'panel',
    price: 'painel_admin_valor',
    details: 'painel_admin_detalhes',
    included: 'painel_admin_incluso',
    recurrence: 'painel_admin_recorrencia',
  },
] as const;

type Field = (typeof SERVICES)[number];
export type Services = Pick<
  ProposalDocument,
  Field['price'] | Field['details'] | Field['included'] | Field['recurrence']
>;

/** The additional services to show: each one that has a price or details. */
export function presentServices(document: Services): Service[] {
  return SERVICES.map(({ key, price, details, included, recurrence }) => ({
    key,
    label: COPY.services[key],
    price: isPricePresent(document[price]) ? displayInvestment(document[price]) : '',
    terms: serviceTerms(document[included], document[recurrence]),
    details: document[details].trim(),
  })).filter((service) => service.price !== '' || service.details !== '');
}

/** P106: how a service is charged, as far as the proposal says it. */
export function serviceTerms(included: boolean | undefined, recurrence: Recurrence | undefined): string {
  const { inTotal, apart, recurrences } = COPY.terms;
  const place = included === undefined ? '' : included ? inTotal : apart;
  return [place, recurrence ? recurrences[recurrence] : ''].filter(Boolean).join(' · ');
}

/** P44: without currency symbol, spaces, dots and commas it must not be empty, '0' or '000'. */
export function isPricePresent(price: string): boolean {
  return !/^0*$/.test(price.replace(/R\$|[\s.,]/g, ''));
}
