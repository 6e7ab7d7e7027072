import type { Company } from '@acordo/contracts/http/company/company';
import type { Template } from '@acordo/contracts/http/propostas/states';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { SAMPLE } from '../../../document/sample';
import { type SettingsForm, toCompany } from './settings-form';

/** With parts that the landing's sample leaves out, to show company and colours in every part of the document. */
const FULL = {
  ...SAMPLE,
  titulo: 'Proposta para Padaria Aurora',
  servidor_web_valor: '500.00',
  servidor_web_detalhes: 'Hospedagem com certificado e cópia diária.',
  servidor_web_incluso: true,
  servidor_web_recorrencia: 'unico',
  suporte_gestao_valor: '400.00',
  suporte_gestao_incluso: false,
  suporte_gestao_recorrencia: 'mensal',
  horas_trabalho: '80 horas',
  condicoes_pagamento: '50% na assinatura e 50% na entrega.',
  descricao: 'Novo site da padaria, com cardápio, história e encomendas.',
} as const;

export function sampleDocument(form: SettingsForm, template: Template): ProposalDocument {
  const empresa: Company = toCompany(form);
  return {
    ...FULL,
    empresa,
    template,
    cores_personalizadas: { primaria: form.cor_primaria, secundaria: form.cor_secundaria },
  };
}
