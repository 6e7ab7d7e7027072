import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../web-app/resource.js';
import type { RenderedPage } from './rendered-pages.js';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** A quarter of the page's bytes in a quarter of a millisecond; the best of brotli would take fifty for a tenth less. */
const BROTLI_QUALITY = 3;
const BOTH = { br: Buffer.alloc(0), gzip: Buffer.alloc(0) };

/**
 * Compressed, though a token stands in it: nothing of the request is repeated in the page, so nobody can put guesses beside the
 * token and watch the length (BREACH); and who can ask for the page has the token already (docs/decisions/0010).
 */
export async function sendPage(
  page: RenderedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding');
  const encoding = chooseEncoding(request.headers['accept-encoding'], BOTH);
  if (encoding === 'identity') return reply.send(page.identity);
  const bytes = encoding === 'br' ? await asBrotli(page) : await asGzip(page);
  return reply.header('content-encoding', encoding).send(bytes);
}

async function asBrotli(page: RenderedPage): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: page.identity.length,
  };
  page.br ??= await brotli(page.identity, { params });
  return page.br;
}

async function asGzip(page: RenderedPage): Promise<Buffer> {
  page.gzip ??= await gzipped(page.identity);
  return page.gzip;
}
