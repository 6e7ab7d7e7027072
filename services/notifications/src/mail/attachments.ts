import type { SendMailOptions } from 'nodemailer';
import { LOGO_CID, SIGNATURE_CID } from '../templates/email.js';
import type { Enclosures } from './enclosures.js';

type Attachments = NonNullable<SendMailOptions['attachments']>;

/** The message's further parts. Content is given as bytes, never as a path or address to read. */
export function attachmentsOf({ pdf, logo, signature }: Enclosures): Attachments {
  return [
    ...(logo ? [inline('logo', LOGO_CID, logo.bytes)] : []),
    ...(signature ? [inline('assinatura', SIGNATURE_CID, signature.bytes)] : []),
    ...(pdf
      ? [
          {
            content: Buffer.from(pdf.bytes),
            contentType: 'application/pdf',
            filename: pdf.name,
            contentDisposition: 'attachment' as const,
          },
        ]
      : []),
  ];
}

/** An image that the HTML shows. */
function inline(name: string, cid: string, bytes: Uint8Array): Attachments[number] {
  const isPng = bytes[0] === 0x89;
  return {
    content: Buffer.from(bytes),
    contentType: isPng ? 'image/png' : 'image/jpeg',
    filename: `${name}.${isPng ? 'png' : 'jpg'}`,
    contentDisposition: 'inline',
    cid,
  };
}
