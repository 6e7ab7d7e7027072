import type { Clock } from '@acordo/service-kit/clock/clock';
import { Logger } from '@nestjs/common';
import type { Config } from '../config.js';
import { fileTransport } from './file-transport.js';
import { smtpTransport } from './smtp-transport.js';
import type { MailTransport } from './transport.js';

/** A mail server where one is configured, else files (D31); the log shows which. */
export function createTransport(
  { SMTP_URL, OUTBOX_DIR = '' }: Pick<Config, 'SMTP_URL' | 'OUTBOX_DIR'>,
  clock: Clock,
): MailTransport {
  const logger = new Logger('Email');
  if (SMTP_URL) {
    logger.log(`e-mails go to ${new URL(SMTP_URL).host}`);
    return smtpTransport(SMTP_URL);
  }
  logger.log(`no SMTP_URL: e-mails are written to ${OUTBOX_DIR} as .eml files`);
  return fileTransport(OUTBOX_DIR, clock);
}
