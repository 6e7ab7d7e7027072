/** Texts about reminding the client (P119, P120, P121), loaded with the dialogs. */
export const REMINDER = {
  action: 'Cobrar resposta',
  template:
    'Olá, {nome}! Aqui é {empresa}. Conseguiu ver a proposta “{titulo}”? Ela pode ser respondida até {validade}: {link}',
  description: (title: string) => `Lembre o seu cliente de “${title}”. Dá para enviar um lembrete por dia.`,
  loading: 'Preparando o lembrete...',
  whatsapp: 'WhatsApp',
  email: 'Enviar por e-mail',
  emailFrom: (company: string) =>
    `O e-mail sai pelo Acordo em nome de ${company}, com um botão que abre a proposta.`,
  noAddress: 'Sem o e-mail do cliente na proposta, o lembrete vai pelo WhatsApp.',
  unconfirmed: 'Confirme seu e-mail para o Acordo escrever ao seu cliente.',
  already: (ago: string, next: string) =>
    `Lembrete enviado ${ago}. O próximo pode ser enviado a partir de ${next}.`,
  noCopy: 'O link vale, mas não pode mais ser copiado. Para ter outro, revogue-o ou substitua-o.',
  done: {
    title: 'Lembrete enviado',
    whatsapp: 'Ficou registrado no histórico da proposta.',
    email: 'O e-mail está a caminho do seu cliente.',
  },
  failed: {
    whatsapp: 'O lembrete não pôde ser registrado. Tente novamente.',
    email: 'Não foi possível enviar o lembrete. Tente novamente.',
  },
  before: {
    label: 'Lembrar o cliente por e-mail 3 dias antes do fim do link',
    off: 'Só se a proposta ainda não tiver resposta.',
    on: 'O cliente recebe um e-mail se a proposta ainda não tiver resposta.',
    nobody: 'A proposta está sem o e-mail do cliente.',
    soon: 'Este link acaba em até 3 dias.',
    failed: 'Não foi possível salvar. Tente novamente.',
  },
} as const;
