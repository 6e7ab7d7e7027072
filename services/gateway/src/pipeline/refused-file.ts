import { exportAccount } from '@acordo/contracts/http/auth/export';
import { getProposalPdf } from '@acordo/contracts/http/propostas/pdf';
import { getPublicPdf } from '@acordo/contracts/http/public/pdf';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../html/escape.js';
import type { LabelledRequest } from '../server/labelled-request.js';
import { drawRefusedFile, REFUSED_POLICY } from './draw-refused-file.js';

interface Way {
  href: string;
  label: string;
}

/** The proposal does not exist, so its page would only repeat that. */
const ABSENT = 404;
const START: Way = { href: '/', label: 'Ir para a página inicial' };

/** Files that people open by an ordinary link, by their call's path, with the address to link back to. */
const WAYS: Readonly<Record<string, (address: string, status: number) => Way>> = {
  [getPublicPdf.path]: (address, status) =>
    status === ABSENT
      ? START
      : { href: address.replace(/^\/api(.*)\/pdf$/, '$1'), label: 'Voltar à proposta' },
  [getProposalPdf.path]: (address, status) =>
    status === ABSENT
      ? { href: '/dashboard', label: 'Ver minhas propostas' }
      : { href: address.replace(/^\/api\/propostas\/(.*)\/pdf$/, '/view/$1'), label: 'Voltar à proposta' },
  [exportAccount.path]: () => ({ href: '/conta', label: 'Voltar à minha conta' }),
};

/**
 * A person who follows a link to a file gets a page with the reason and a link back, not JSON. Status, Retry-After
 * and the message are the error's own (D5); programs get the JSON.
 */
export function drawRefusedFiles(fastify: Pick<FastifyInstance, 'addHook'>): void {
  fastify.addHook('onSend', (request: LabelledRequest, reply, payload, done) => {
    const way = WAYS[request.label ?? ''];
    const sentence = way && reply.statusCode >= 400 && isVisit(request) ? sentenceOf(payload) : undefined;
    if (way === undefined || sentence === undefined) return done(null, payload);
    const [address = ''] = (request.raw.url ?? '').split('?');
    done(null, draw(reply, sentence, way(address, reply.statusCode)));
  });
}

/** Opened as a page. Some in-app browsers send no Sec-Fetch-Mode, but they accept HTML. */
const isVisit = ({ headers }: FastifyRequest): boolean =>
  (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' &&
  (headers.accept ?? '').toLowerCase().includes('text/html');

/** An error's body as our own table or a service wrote it: whole, since errors are short. */
function sentenceOf(payload: unknown): string | undefined {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return undefined;
  try {
    const { message } = JSON.parse(payload.toString()) as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

function draw(reply: FastifyReply, sentence: string, { href, label }: Way): string {
  void reply
    .removeHeader('content-length')
    .type('text/html; charset=utf-8')
    .header('content-security-policy', REFUSED_POLICY)
    .header('x-robots-tag', 'noindex, nofollow');
  return drawRefusedFile({ sentence: escapeHtml(sentence), href: escapeHtml(href), label });
}
