/** Texts of a proposal's history, loaded with it. */
export const HISTORY = {
  earlier: (count: number) => `Ver ${count} registros anteriores`,
  created: 'Proposta criada',
  copied: 'Criada como cópia de outra proposta',
  edited: 'Conteúdo editado',
  developed: 'Desenvolvimento atualizado',
  linked: 'Link público gerado',
  relinked: 'Link substituído',
  unlinked: 'Link revogado',
  expired: 'Link expirou',
  seen: 'Vista pelo cliente',
  seenTimes: (times: number) => `Vista pelo cliente ${times} vezes`,
  since: (when: string) => `Desde ${when}`,
  signed: 'Assinada pelo cliente',
  signedBy: (name: string) => `Assinada por ${name}`,
  rejected: 'Rejeitada pelo cliente',
  deleted: 'Proposta excluída',
  asked: 'Novo link pedido',
  askedText: 'Quem abriu o link depois do fim pediu um novo.',
  reminded: 'Lembrete enviado',
  remindedBy: {
    whatsapp: 'Pelo seu WhatsApp',
    email: 'Por e-mail',
    automatico: 'Por e-mail, 3 dias antes do fim do link',
  },
  mail: {
    copia: { what: 'A cópia', undelivered: 'Cópia não entregue', unsent: 'Cópia não enviada' },
    'novo-link': {
      what: 'O e-mail com o novo link',
      undelivered: 'Novo link não entregue',
      unsent: 'Novo link não enviado',
    },
    lembrete: {
      what: 'O lembrete',
      undelivered: 'Lembrete não entregue',
      unsent: 'Lembrete não enviado',
    },
  },
  unmailed: {
    'endereco-recusado': (what: string, email: string) =>
      `${what} para ${email} não pôde ser entregue: endereço recusado.`,
    'mensagem-recusada': (what: string, email: string) =>
      `${what} para ${email} não pôde ser entregue: o servidor de e-mail de quem recebe recusou a mensagem.`,
    'sem-resposta': (what: string, email: string) =>
      `${what} para ${email} não foi entregue: o servidor de e-mail não respondeu a tempo.`,
    'dono-sem-confirmacao': (what: string, email: string) =>
      `${what} para ${email} não saiu: o seu e-mail ainda não estava confirmado.`,
    'destinatario-nao-quer': (what: string, email: string) =>
      `${what} para ${email} não saiu: quem lê este endereço pediu para não receber.`,
  },
  erased: 'Conteúdo apagado',
  verifying: 'Em verificação: este registro não confere com o histórico.',
  version: (version: number) => `Versão ${version}`,
  several: (detail: string, times: number, since: string) => `${detail} · ${times} vezes desde ${since}`,
  fromTo: (before: string, after: string) => `De ${before} para ${after}`,
  until: (date: string) => `Válido até ${date}`,
  evidence: (email: string, ip: string, version: number, code: string) =>
    `${email} · IP ${ip} · versão ${version} · código ${code}`,
} as const;
