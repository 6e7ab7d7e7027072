import type { Company } from '@acordo/contracts/http/company/company';
import type { Template } from '@acordo/contracts/http/propostas/states';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { type SettingsForm, toCompany } from './settings-form';

/** An invented proposal, so that company and colours are seen at work before the first real one is written. */
const SAMPLE: Omit<ProposalDocument, 'empresa' | 'template' | 'cores_personalizadas'> = {
  titulo: 'Proposta para Padaria Aurora',
  cliente_nome: 'Padaria Aurora',
  cliente_email: 'marina@padariaaurora.com.br',
  cliente_cnpj: '',
  cliente_cpf: '',
  cliente_endereco: 'Rua das Palmeiras',
  cliente_cep: '01226010',
  cliente_numero: '240',
  cliente_cidade: 'São Paulo - SP',
  cliente_dominio: 'padariaaurora.com.br',
  logo_cliente_url: '',
  tipo_site: 'institutional',
  paginas: 8,
  funcionalidades: ['Sistema de contato', 'Galeria de imagens', 'SEO otimizado', 'Responsivo mobile'],
  valor_total: '6800.00',
  servidor_web_valor: '500.00',
  servidor_web_detalhes: 'Hospedagem com certificado e cópia diária.',
  servidor_email_valor: '0.00',
  servidor_email_detalhes: '',
  suporte_gestao_valor: '400.00',
  suporte_gestao_detalhes: '',
  painel_admin_valor: '0.00',
  painel_admin_detalhes: '',
  prazo: '30 dias',
  horas_trabalho: '80 horas',
  condicoes_pagamento: '50% na assinatura e 50% na entrega.',
  descricao: 'Novo site da padaria, com cardápio, história e encomendas.',
};

export function sampleDocument(form: SettingsForm, template: Template): ProposalDocument {
  const empresa: Company = toCompany(form);
  return {
    ...SAMPLE,
    empresa,
    template,
    cores_personalizadas: { primaria: form.cor_primaria, secundaria: form.cor_secundaria },
  };
}
