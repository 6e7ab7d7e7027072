import { createHash } from 'node:crypto';
import { exportAccount } from '@acordo/contracts/http/auth/export';
import { getProposalPdf } from '@acordo/contracts/http/propostas/pdf';
import { getPublicPdf } from '@acordo/contracts/http/public/pdf';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../public-page/escape.js';
import type { LabelledRequest } from '../server/labelled-request.js';

/** Files that people open by an ordinary link, by their call's path; and the page that each of them belongs to. */
const PAGES: Readonly<Record<string, (address: string) => string>> = {
  [getPublicPdf.path]: (address) => address.replace(/^\/api(.*)\/pdf$/, '$1'),
  [getProposalPdf.path]: (address) => address.replace(/^\/api\/propostas\/(.*)\/pdf$/, '/view/$1'),
  [exportAccount.path]: () => '/conta',
};

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;padding:12vh 1.5rem;font:1rem/1.6 system-ui,sans-serif;color:#10182b;background:#fbfaf7}' +
  'main{max-width:32rem;margin:auto;overflow-wrap:anywhere}h1{font-size:1.5rem;line-height:1.25;margin:0 0 .75rem}p{margin:0 0 1.75rem}' +
  'a{display:inline-block;padding:.75rem 1.25rem;border-radius:.5rem;background:#1d4ed8;color:#fff;font-weight:600;text-decoration:none}' +
  'a:focus-visible{outline:3px solid #1d4ed8;outline-offset:3px}@media(prefers-color-scheme:dark){body{color:#e9edf5;background:#0e1320}' +
  'a{background:#7aa2ff;color:#0e1320}a:focus-visible{outline-color:#7aa2ff}}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * A person who follows a link to a file reads why there is none, with a way back, and not a page of JSON. Status, Retry-After
 * and the sentence are the error's own (D5); whoever asks as a program gets the JSON.
 */
export function drawRefusedFiles(fastify: Pick<FastifyInstance, 'addHook'>): void {
  fastify.addHook('onSend', (request: LabelledRequest, reply, payload, done) => {
    const page = PAGES[request.label ?? ''];
    const sentence = page && reply.statusCode >= 400 && isVisit(request) ? sentenceOf(payload) : undefined;
    if (page === undefined || sentence === undefined) return done(null, payload);
    const [address = ''] = (request.raw.url ?? '').split('?');
    done(null, draw(reply, sentence, page(address)));
  });
}

/** Opened as a page. Some in-app browsers do not say how they ask, but they say that they want a page. */
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

function draw(reply: FastifyReply, sentence: string, page: string): string {
  void reply
    .removeHeader('content-length')
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('x-robots-tag', 'noindex, nofollow');
  return (
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>Arquivo indisponível</title><style>${STYLE}</style></head><body><main><h1>Não foi possível baixar o arquivo</h1>` +
    `<p>${escapeHtml(sentence)}</p><a href="${escapeHtml(page)}">Voltar</a></main></body></html>`
  );
}
