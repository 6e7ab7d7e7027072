import { CONSENTS, CURRENT_CONSENT } from '@acordo/contracts/http/public/consent';
import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { SAMPLE } from '../../../document/sample';

/** The invented proposal, as its client would get it. It has no link: nothing on the server belongs to it. */
export const SAMPLE_PROPOSAL: PublicProposal = {
  ...SAMPLE,
  cores_personalizadas: { primaria: '#0F766E', secundaria: '#14532D' },
  template: 'modern',
  condicoes_pagamento: '50% no início do projeto e 50% na entrega.',
  empresa: {
    nome_empresa: 'Estúdio Lume',
    cnpj: '',
    endereco: 'Rua Aurora, 100, São Paulo - SP',
    telefone: '(11) 99999-0000',
    email_empresa: 'ola@estudiolume.com.br',
    logo_url: '',
    cor_primaria: '#0F766E',
    cor_secundaria: '#14532D',
  },
  id: 'exemplo',
  status: 'enviado',
  versao: 1,
  conteudo_hash: '0'.repeat(64),
  criado_em: '2026-05-04T12:00:00.000Z',
  link_expira_em: '2026-06-03T12:00:00.000Z',
  consentimento: { versao: CURRENT_CONSENT, texto: CONSENTS[CURRENT_CONSENT] },
  assinatura_confirmacao: false,
  assinatura_cliente_nome: null,
  assinatura_cliente_email: null,
  assinatura_data: null,
  assinatura_ip: null,
};
