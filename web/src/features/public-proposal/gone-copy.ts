/** For a proposal that was read and whose link is no longer valid. */
export const GONE = {
  unsent: 'Nada foi enviado.',
  ask: (company: string) => `Para receber um novo link, fale com ${company || 'quem enviou a proposta'}.`,
} as const;

/** Texts of the request for a new link (P118). */
export const NEW_LINK = {
  offer: (company: string) =>
    company
      ? `O link desta proposta de ${company} expirou. Você pode pedir um novo.`
      : 'O link desta proposta expirou. Você pode pedir um novo a quem a enviou.',
  action: 'Pedir novo link',
  sentTitle: 'Pedido enviado.',
  sent: (company: string) =>
    `${company || 'Quem enviou a proposta'} recebe um aviso e pode mandar um novo link.`,
  failed: 'Não foi possível enviar o pedido. Tente novamente.',
  over: (company: string) =>
    `Este link não vale mais, e o pedido não foi enviado. Fale com ${company || 'quem enviou a proposta'}.`,
} as const;
