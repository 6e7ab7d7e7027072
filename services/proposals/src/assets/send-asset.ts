import { isKnown } from '@acordo/service-kit/http/known-response';
import type { FastifyReply } from 'fastify';
import { type Asset, MEDIA_TYPE } from './domain/asset.js';

/** The asset's hash is the ETag; a client that has it already gets a 304 without a body. */
export function sendAsset(
  reply: FastifyReply,
  known: string | undefined,
  hash: string,
  { kind, bytes }: Asset,
): Uint8Array {
  const etag = `"${hash}"`;
  void reply.headers({ etag, 'content-type': MEDIA_TYPE[kind] });
  if (!isKnown(known, etag)) return bytes;
  void reply.code(304);
  return new Uint8Array(0);
}
