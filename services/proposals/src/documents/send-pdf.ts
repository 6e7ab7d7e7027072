import type { FastifyReply } from 'fastify';
import { attachment } from './domain/file-name.js';
import type { NamedPdf } from './named-pdf.js';

/** A file named after its proposal, not to be cached or indexed (D16). */
export function sendPdf(reply: FastifyReply, { title, pdf }: NamedPdf): Uint8Array {
  void reply.headers({
    'content-disposition': attachment(title),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  return pdf;
}
