import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../server/choose-encoding.js';
import type { RenderedPage } from './rendered-pages.js';

const inBackground = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** A page of usual length takes 0.3 ms, and twice that when it is handed to another thread. */
const SOON_DONE = 128 * 1024;
/** A quarter of the page's bytes; brotli's best would take a hundred times longer for a tenth less. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const GZIP = { level: 3 };
const BOTH = { br: Buffer.alloc(0), gzip: Buffer.alloc(0) };

/**
 * Compressed, although it contains a token: the page repeats nothing of the request, so an attacker cannot add guesses
 * and compare the length (BREACH); and whoever can request the page has the token already (docs/decisions/0010).
 */
export async function sendPage(
  page: RenderedPage,
  request: FastifyRequest,
  reply: FastifyReply,
  hold: (bytes: number) => void = () => undefined,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], BOTH);
  if (encoding !== 'identity') page[encoding] ??= await compress(page.identity, encoding);
  const bytes = page[encoding] ?? page.identity;
  hold(bytes.length);
  void reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding');
  if (encoding === 'identity') return reply.send(bytes);
  return reply.header('content-encoding', encoding).send(bytes);
}

function compress(bytes: Buffer, encoding: 'br' | 'gzip'): Buffer | Promise<Buffer> {
  const soon = bytes.length <= SOON_DONE;
  if (encoding === 'br') return soon ? brotliCompressSync(bytes, BROTLI) : inBackground.br(bytes, BROTLI);
  return soon ? gzipSync(bytes, GZIP) : inBackground.gzip(bytes, GZIP);
}
