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

/** The services in P44's order, and the beginning of their fields' names. */
export const SERVICES = [
  ['web', 'servidor_web'],
  ['email', 'servidor_email'],
  ['support', 'suporte_gestao'],
  ['panel', 'painel_admin'],
] as const;

type Wire = (typeof SERVICES)[number][1];
export type Services = Pick<
  ProposalDocument,
  `${Wire}_valor` | `${Wire}_detalhes` | `${Wire}_incluso` | `${Wire}_recorrencia`
>;

/** The additional services to show: each one that has a price or details. */
export function presentServices(document: Services): Service[] {
  return SERVICES.map(([key, wire]) => ({
    key,
    label: COPY.services[key],
    price: isPricePresent(document[`${wire}_valor`]) ? displayInvestment(document[`${wire}_valor`]) : '',
    terms: serviceTerms(document[`${wire}_incluso`], document[`${wire}_recorrencia`]),
    details: document[`${wire}_detalhes`].trim(),
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
