import { createHash } from 'node:crypto';
import { isKnown } from '@acordo/service-kit/http/known-response';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../server/choose-encoding.js';
import { readRange } from './range.js';

/** Something of the web app, in memory as it is sent. */
export interface Resource {
  readonly type: string;
  readonly etag: string;
  /** As it is, and compressed where that is worth it. */
  readonly identity: Buffer;
  readonly br?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
}

export const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;

/**
 * Sends it in the smallest form that the client accepts; 304 if the client has it already. `chosenBy`: the header that decided which
 * resource its address has, for caches.
 */
export function sendResource(
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
  chosenBy?: 'cookie',
): FastifyReply {
  const { type, etag, br, gzip } = resource;
  const vary = [br || gzip ? 'accept-encoding' : '', chosenBy ?? ''].filter(Boolean).join(', ');
  void reply.headers({ etag, ...(vary && { vary }) });
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], etag))
    return reply.code(304).send();
  if (type.startsWith('video/')) return sendPart(resource, request, reply);
  const encoding = chooseEncoding(request.headers['accept-encoding'], resource);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type(type).send(resource[encoding]);
}

/** Players request parts, and Safari plays no video without them. `if-range` avoids parts of an older file. */
function sendPart(
  { type, etag, identity }: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { range: header, 'if-range': wanted } = request.headers;
  const isSame = wanted === undefined || wanted === etag;
  const range = reply.statusCode === 200 && isSame ? readRange(header, identity.length) : 'none';
  void reply.header('accept-ranges', 'bytes');
  if (range === 'none') return reply.type(type).send(identity);
  if (range === 'outside')
    return reply.code(416).header('content-range', `bytes */${identity.length}`).send();
  const { start, end } = range;
  void reply.code(206).header('content-range', `bytes ${start}-${end}/${identity.length}`);
  return reply.type(type).send(identity.subarray(start, end + 1));
}
