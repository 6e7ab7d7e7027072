/**
 * Why an email did not reach its recipient, as shown to the owner: never the mail server's own text. The server refused the
 * address; it refused this message; it gave no final response in time; the owner's own address is not
 * confirmed (D29); the recipient has stopped such emails.
 */
export const UNDELIVERED = [
  'endereco-recusado',
  'mensagem-recusada',
  'sem-resposta',
  'dono-sem-confirmacao',
  'destinatario-nao-quer',
] as const;
export type Undelivered = (typeof UNDELIVERED)[number];
