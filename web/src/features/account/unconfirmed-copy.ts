/** Texts of the note about an unconfirmed address (D10), also on the dashboard, whose first load has little room. */
export const UNCONFIRMED = {
  label: 'Confirmação do e-mail',
  text: (email: string) =>
    `Confirme seu e-mail pelo link que enviamos para ${email}. Sem isso o cliente não recebe por e-mail a cópia do que assinou.`,
  refused: (email: string) =>
    `${email} recusa nossas mensagens, e os avisos das propostas não chegam. Endereço errado? Peça a correção.`,
  refusedLabel: 'Endereço de e-mail recusado',
  contact: 'Ver canais de contato',
  resend: 'Reenviar e-mail',
  sending: 'Enviando...',
  sent: (email: string) => `Enviamos um novo link para ${email}. Se não chegar, olhe a caixa de spam.`,
  failed: { title: 'Erro', detail: 'Não foi possível enviar o e-mail. Tente novamente.' },
} as const;
