import type { EventType } from '@acordo/contracts/http/propostas/events';

/** Texts that only the PDF has; those of the document itself are contracts' (document/copy). */
export const PDF_COPY = {
  page: 'Página',
  of: 'de',
  /** The end of the link through which the proposal can be answered (P123). */
  signedFooter: (codigo: string) => `Assinada eletronicamente · código ${codigo}`,
  qrOf: (address: string) => `Código QR que abre ${address}`,
  receipt: {
    title: 'Comprovante de assinatura',
    kind: 'Assinatura eletrônica simples',
    intro: (appName: string) =>
      `Esta proposta foi aceita eletronicamente por meio do ${appName}. As evidências abaixo foram registradas no ` +
      'momento da assinatura e, com o documento assinado, não são alteradas depois.',
    signedBy: 'Assinada por',
    /** Where the action was: the name in ink is above it. */
    signedOn: (date: string, code: string) => `Assinada em ${date} · código ${code}`,
    parties: 'Partes',
    verify: 'Verifique a autenticidade',
    verifyText:
      'Leia o código QR ou abra o endereço abaixo e confira o código de verificação e o hash do documento.',
    evidence: 'Evidências',
    consent: (versao: string) => `Termo de aceite (versão ${versao})`,
    history: 'Histórico até a assinatura',
    historyNote: 'Cada hash inclui o hash do evento anterior: o último sela todo o histórico.',
    more: (count: number, label: string | null) =>
      label === null ? `mais ${count} eventos` : `${label}: mais ${count} vezes`,
    historyHead: ['Nº', 'Evento', 'Data e hora (Brasília)', 'Hash do evento (SHA-256)'],
    facts: {
      signer: 'Nome',
      email: 'E-mail',
      brasilia: 'Data e hora',
      utc: 'Data e hora (UTC)',
      ip: 'Endereço IP',
      ipWithPort: (ip: string, porta: number) => `${ip}, porta ${porta}`,
      userAgent: 'Navegador',
      document: 'Documento',
      proposal: 'Proposta',
      issued: (date: string) => `emitida em ${date}`,
      validUntil: (date: string) => `válida até ${date}`,
      versao: 'Versão da proposta',
      hash: 'Hash do documento (SHA-256)',
      code: 'Código de verificação',
    },
  },
} as const;

/** Names of the events for people. */
export const EVENT_LABELS: Readonly<Record<EventType, string>> = {
  criada: 'Proposta criada',
  editada: 'Proposta editada',
  desenvolvimento_alterado: 'Andamento alterado',
  link_gerado: 'Link gerado',
  link_substituido: 'Link substituído',
  link_revogado: 'Link revogado',
  email_nao_entregue: 'E-mail não entregue',
  link_expirado: 'Link expirado',
  novo_link_pedido: 'Novo link pedido',
  lembrete_enviado: 'Lembrete enviado',
  vista: 'Proposta visualizada',
  assinada: 'Proposta assinada',
  recusada: 'Proposta recusada',
  excluida: 'Proposta excluída',
};
