import { projectTypeLabel } from '@acordo/brazil/catalogue';
import { displayInvestment } from '@acordo/brazil/investment';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { COPY } from './copy.js';
import { type Cover, coverOf } from './cover.js';
import { clientFacts, companyFacts, type Fact } from './facts.js';
import { publicTitle } from './title.js';
import type { Status } from '@acordo/contracts/http/propostas/states';
import { type NextSteps, nextSteps } from './next-steps.js';
import { type Investment, investmentOf } from './investment.js';
import { presentServices, type Service } from './services.js';
import { descriptionOf, scopeSentence } from './scope.js';
import { hasPrice, summaryTiles, type Tile } from './tiles.js';
import { type TitleSize, titleSize } from './title-size.js';

/** What a template renders: all texts are final, missing ones are an empty text or list. */
export interface Sheet extends NextSteps, Cover {
  title: string;
  /** Long titles are smaller, so that the price stays on a phone's first screen. */
  titleSize: TitleSize;
  companyName: string;
  companyLogo: string;
  typeLabel: string;
  /** '' where the title names the client already. */
  clientLine: string;
  clientName: string;
  clientLogo: string;
  tiles: Tile[];
  company: Fact[];
  client: Fact[];
  /** Type, deadline, pages and hours as one sentence (P129). */
  scopeLine: string;
  description: string;
  features: string[];
  services: Service[];
  total: string;
  investment: Investment;
  hasPrice: boolean;
  conditions: string;
  companyEmail: string;
  companyPhone: string;
}

export function sheetOf(document: ProposalDocument, status: Status): Sheet {
  const { empresa } = document;
  const clientName = document.cliente_nome.trim();
  const companyName = empresa.nome_empresa.trim();
  const title = publicTitle(document.titulo) || (clientName ? COPY.titleFor(clientName) : COPY.kind);
  return {
    title,
    titleSize: titleSize(title),
    companyName,
    companyLogo: empresa.logo_url,
    typeLabel: projectTypeLabel(document.tipo_site),
    clientLine: clientName && !title.includes(clientName) ? COPY.clientLine(clientName) : '',
    clientName,
    clientLogo: document.logo_cliente_url,
    tiles: summaryTiles(document),
    company: companyFacts(document),
    client: clientFacts(document),
    scopeLine: scopeSentence(document),
    description: descriptionOf(document),
    features: document.funcionalidades.map((feature) => feature.trim()).filter(Boolean),
    services: presentServices(document),
    total: displayInvestment(document.valor_total),
    investment: investmentOf(document),
    hasPrice: hasPrice(document),
    conditions: document.condicoes_pagamento.trim(),
    companyEmail: empresa.email_empresa.trim(),
    companyPhone: empresa.telefone.trim(),
    ...coverOf(document, status),
    ...nextSteps(status, companyName),
  };
}
