import SMTPConnection from 'nodemailer/lib/smtp-connection';

export type ConnectionOptions = ConstructorParameters<typeof SMTPConnection>[0];

/** A domain can be written in ASCII, the part before the @ can't. */
export const needsUtf8 = (address: string): boolean =>
  /[^\u0000-\u007f]/.test(address.slice(0, address.lastIndexOf('@')));

/** The error with which a server should refuse the recipient (RFC 6531, 3.5). */
export class NoSmtpUtf8 extends Error {
  readonly code = 'EENVELOPE';
  readonly command = 'RCPT TO';
  readonly responseCode = 553;

  constructor() {
    super('553 5.6.7 the mail server does not offer SMTPUTF8');
  }
}

/**
 * Checks whether the server accepts addresses with other letters than ASCII. They must not be sent to one that does not announce it:
 * it would cut them, or read them as somebody else's. Throws NoSmtpUtf8, and what connecting throws.
 */
export async function checkSmtpUtf8(options: ConnectionOptions): Promise<void> {
  const connection = new SMTPConnection(options);
  const offered = await new Promise<boolean>((resolve, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('the mail server hung up')));
    // The last response is the one to EHLO, the second one where TLS was begun.
    connection.connect((error) =>
      error ? reject(error) : resolve(/^250[ -]SMTPUTF8\b/im.test(String(connection.lastServerResponse))),
    );
  }).finally(() => connection.close());
  if (!offered) throw new NoSmtpUtf8();
}
