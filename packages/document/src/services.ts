import { displayInvestment } from '@acordo/brazil/investment';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { COPY } from './copy.js';

export type ServiceKey = keyof typeof COPY.services;

export interface Service {
  key: ServiceKey;
  label: string;
  /** BRL text, or '' when there is no price. */
  price: string;
  details: string;
}

const FIELDS = [
  ['web', 'servidor_web_valor', 'servidor_web_detalhes'],
  ['email', 'servidor_email_valor', 'servidor_email_detalhes'],
  ['support', 'suporte_gestao_valor', 'suporte_gestao_detalhes'],
  ['panel', 'painel_admin_valor', 'painel_admin_detalhes'],
] as const;

export type Services = Pick<ProposalDocument, (typeof FIELDS)[number][1] | (typeof FIELDS)[number][2]>;

/** The additional services to show, in P44's order: each one that has a price or details. */
export function presentServices(document: Services): Service[] {
  return FIELDS.map(([key, price, details]) => ({
    key,
    label: COPY.services[key],
    price: isPricePresent(document[price]) ? displayInvestment(document[price]) : '',
    details: document[details].trim(),
  })).filter((service) => service.price !== '' || service.details !== '');
}

/** P44: without currency symbol, spaces, dots and commas it must not be empty, '0' or '000'. */
export function isPricePresent(price: string): boolean {
  return !/^0*$/.test(price.replace(/R\$|[\s.,]/g, ''));
}
