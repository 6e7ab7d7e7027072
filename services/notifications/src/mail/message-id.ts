/**
 * The same for every attempt of one message, so that a mail server or reader can drop a second copy (D30, attack 163).
 * `senderAddress` gives the domain.
 */
export const messageIdOf = (outboxId: string, senderAddress: string): string =>
  `<${outboxId}@${senderAddress.slice(senderAddress.lastIndexOf('@') + 1)}>`;
