import type { SendMailOptions } from 'nodemailer';
import { LOGO_CID } from '../templates/email.js';
import type { Enclosures } from './enclosures.js';

type Attachments = NonNullable<SendMailOptions['attachments']>;

/** The message's further parts. Content is given as bytes, never as a path or address to read. */
export function attachmentsOf({ pdf, logo }: Enclosures): Attachments {
  return [
    ...(logo
      ? [
          {
            content: Buffer.from(logo.bytes),
            contentType: isPng(logo.bytes) ? 'image/png' : 'image/jpeg',
            filename: isPng(logo.bytes) ? 'logo.png' : 'logo.jpg',
            contentDisposition: 'inline' as const,
            cid: LOGO_CID,
          },
        ]
      : []),
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

const isPng = (bytes: Uint8Array): boolean => bytes[0] === 0x89;
