import type { SendMailOptions } from 'nodemailer';

/** One message for one recipient, ready to go, and what names it in files. */
export interface Envelope {
  mail: SendMailOptions;
  kind: string;
  outboxId: string;
}

/** Takes a message, or throws; where it was taken, sending it is done. */
export type MailTransport = (envelope: Envelope) => Promise<void>;
