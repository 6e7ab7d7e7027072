import { projectTypeLabel } from '@acordo/brazil/catalogue';
import { displayInvestment } from '@acordo/brazil/investment';
import { COPY } from '@acordo/document/copy';
import { issuedOn } from '@acordo/document/cover';
import { clientFacts, companyFacts } from '@acordo/document/facts';
import { presentServices, type ServiceKey } from '@acordo/document/services';
import { descriptionOf } from '@acordo/document/scope';
import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { publicTitle } from '@acordo/document/title';
import type { DocumentChange } from './change';
import { facts, image, list, text, value } from './compare';
import { CHANGES } from './copy';

export type Compared = Omit<PublicProposal, 'id' | 'status' | 'criado_em' | `assinatura_${string}`>;

const { labels } = CHANGES;

/**
 * What is different for a client in the second version of a document (D17), the price first, then what matters for the decision:
 * deadline, scope, features, services, conditions; then names and data, the consent, and the look.
 */
export function changesBetween(before: Compared, after: Compared): DocumentChange[] {
  return [
    ...value(
      labels.price,
      'investment',
      displayInvestment(before.valor_total),
      displayInvestment(after.valor_total),
    ),
    ...scope(before, after),
    ...list(labels.features, 'features', trimmed(before.funcionalidades), trimmed(after.funcionalidades)),
    ...services(before, after),
    ...text(
      labels.conditions,
      'investment',
      before.condicoes_pagamento.trim(),
      after.condicoes_pagamento.trim(),
    ),
    ...value(labels.title, 'header', publicTitle(before.titulo), publicTitle(after.titulo)),
    ...value(labels.number, 'header', before.numero ?? '', after.numero ?? ''),
    ...value(labels.issued, 'header', issuedOn(before), issuedOn(after)),
    ...facts('client', clientFacts(before), clientFacts(after), labels.ofClient),
    ...image(labels.clientLogo, 'client', before.logo_cliente_url, after.logo_cliente_url),
    ...facts('company', companyFacts(before), companyFacts(after), ofCompany),
    ...image(labels.companyLogo, 'header', before.empresa.logo_url, after.empresa.logo_url),
    ...text(labels.consent, 'consent', before.consentimento.texto, after.consentimento.texto),
    ...look(before, after),
  ];
}

function scope(before: Compared, after: Compared): DocumentChange[] {
  const pages = ({ paginas }: Compared) => (paginas > 0 ? String(paginas) : '');
  return [
    ...value(labels.timeline, 'scope', before.prazo.trim(), after.prazo.trim()),
    ...value(labels.type, 'scope', projectTypeLabel(before.tipo_site), projectTypeLabel(after.tipo_site)),
    ...value(labels.pages, 'scope', pages(before), pages(after)),
    ...value(labels.hours, 'scope', before.horas_trabalho.trim(), after.horas_trabalho.trim()),
    ...text(labels.description, 'scope', descriptionOf(before), descriptionOf(after)),
  ];
}

function services(before: Compared, after: Compared): DocumentChange[] {
  const [old, now] = [presentServices(before), presentServices(after)];
  return (Object.keys(COPY.services) as ServiceKey[]).flatMap((key) => {
    const [was, is] = [old, now].map((all) => all.find((service) => service.key === key));
    const label = COPY.services[key];
    return [
      ...value(label, 'services', was?.price ?? '', is?.price ?? ''),
      ...value(labels.terms(label), 'services', was?.terms ?? '', is?.terms ?? ''),
      ...text(labels.details(label), 'services', was?.details ?? '', is?.details ?? ''),
    ];
  });
}

function look(before: Compared, after: Compared): DocumentChange[] {
  const changes: DocumentChange[] = [];
  const part = 'look';
  if (colorsOf(before) !== colorsOf(after))
    changes.push({ kind: 'note', label: labels.colors, part, note: CHANGES.look.altered });
  if (before.template !== after.template)
    changes.push({ kind: 'note', label: labels.template, part, note: CHANGES.look.template });
  return changes;
}

function colorsOf({ cores_personalizadas: own, empresa }: Compared): string {
  return [own.primaria, own.secundaria, empresa.cor_primaria, empresa.cor_secundaria].join();
}

const ofCompany = (label: string) =>
  label === COPY.facts.company ? labels.companyName : labels.ofCompany(label);

const trimmed = (features: readonly string[]) => features.map((feature) => feature.trim()).filter(Boolean);
