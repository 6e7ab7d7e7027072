/** Texts of the pages that work without scripts (docs/decisions/0033); the rest is as on the page with scripts. */
export const PLAIN_COPY = {
  waitUntil: (time: string) => `Tente de novo a partir das ${time} (horário de Brasília).`,
  fieldsToMend: 'Corrija os campos abaixo e envie de novo.',
  retry: {
    text: 'Ao tentar de novo, a sua resposta é enviada com o que você digitou. Ela é registrada uma vez só.',
    back: 'Voltar à proposta',
  },
  undrawn: {
    title: 'Ative o JavaScript para ler esta proposta',
    text: 'Ela é longa demais para ser mostrada sem ele. Ative-o no seu navegador e recarregue a página, ou leia a proposta em PDF.',
  },
  unavailable: 'Serviço temporariamente indisponível. Tente novamente em alguns instantes.',
} as const;
