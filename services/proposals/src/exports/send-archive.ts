import type { Readable } from 'node:stream';
import { StreamedFile } from '@acordo/service-kit/http/streamed-file';
import type { FastifyReply } from 'fastify';
import type { Archive } from './persistence/archives.js';

/** A file that is not cached, named after the day it was made. */
export function sendArchive(reply: FastifyReply, archive: Archive, stream: Readable): StreamedFile {
  const day = archive.pronto_em?.toISOString().slice(0, 10) ?? '';
  void reply.headers({
    'content-disposition': `attachment; filename="meus-dados-${day}.zip"`,
    'content-length': String(archive.bytes),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  return new StreamedFile(stream);
}

export function respondPreparing(reply: FastifyReply): { situacao: 'preparando' } {
  void reply.code(202).type('application/json; charset=utf-8').header('cache-control', 'no-store');
  return { situacao: 'preparando' };
}
