import { isKnown } from '@acordo/service-kit/http/known-response';
import type { FastifyReply } from 'fastify';
import { canonicalText, sha256 } from '@acordo/document/canonical';

/** D7: the dashboard calls it every few seconds; unchanged data is a 304 without a body. Private: it is one owner's. */
export function respondUnlessKnown(reply: FastifyReply, known: string | undefined, response: object): void {
  const etag = `W/"${sha256(canonicalText(response)).toString('base64url').slice(0, 22)}"`;
  void reply.headers({ etag, 'cache-control': 'private, no-cache' });
  if (isKnown(known, etag)) void reply.code(304);
}
