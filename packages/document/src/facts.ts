import { formatCnpj } from '@acordo/brazil/cnpj';
import { formatCpf } from '@acordo/brazil/cpf';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { COPY } from './copy.js';
import { addressLine } from './address-line.js';

/** One labelled line of the document. */
export interface Fact {
  label: string;
  value: string;
}

const LABELS = COPY.facts;

/** Informações da Empresa: only what the company has filled in. */
export function companyFacts({ empresa }: Pick<ProposalDocument, 'empresa'>): Fact[] {
  return known([
    { label: LABELS.company, value: empresa.nome_empresa },
    { label: LABELS.cnpj, value: formatCnpj(empresa.cnpj) },
    { label: LABELS.email, value: empresa.email_empresa },
    { label: LABELS.phone, value: empresa.telefone },
    { label: LABELS.address, value: empresa.endereco },
  ]);
}

/** Informações do Cliente: name, email, CNPJ, CPF, address, domain, each only if present. */
export function clientFacts(document: ProposalDocument): Fact[] {
  return known([
    { label: LABELS.name, value: document.cliente_nome },
    { label: LABELS.email, value: document.cliente_email },
    { label: LABELS.cnpj, value: formatCnpj(document.cliente_cnpj) },
    { label: LABELS.cpf, value: formatCpf(document.cliente_cpf) },
    { label: LABELS.address, value: addressLine(document) },
    { label: LABELS.domain, value: document.cliente_dominio },
  ]);
}

function known(facts: Fact[]): Fact[] {
  return facts
    .map(({ label, value }) => ({ label, value: value.trim() }))
    .filter(({ value }) => value !== '');
}
