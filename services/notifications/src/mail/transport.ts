import type { SendMailOptions } from 'nodemailer';

/** One complete message for one recipient, and its name in files. */
export interface Envelope {
  mail: SendMailOptions;
  kind: string;
  outboxId: string;
}

/** Sends a message, or throws. */
export type MailTransport = (envelope: Envelope) => Promise<void>;
