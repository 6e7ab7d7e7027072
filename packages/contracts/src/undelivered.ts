/**
 * Why a mail did not get to whom it was for, as their owner is told it: never in the mail server's own words. The address is
 * none that the server takes; it would not take this message; it gave no final response in time; the owner's own address is not
 * confirmed (D29); the recipient wants none.
 */
export const UNDELIVERED = [
  'endereco-recusado',
  'mensagem-recusada',
  'sem-resposta',
  'dono-sem-confirmacao',
  'destinatario-nao-quer',
] as const;
export type Undelivered = (typeof UNDELIVERED)[number];
