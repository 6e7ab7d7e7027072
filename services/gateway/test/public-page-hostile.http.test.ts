import path from 'node:path';
import { type PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { publicProposalFixture, signedPublicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sendJson } from './support/fake-service.js';
import { HOSTILE_TEXTS } from '@acordo/contracts/fixtures/hostile-texts';
import { type ReadPage, readPage } from './support/read-page.js';
import { type Gateway, startGateway } from './support/start-gateway.js';

jest.setTimeout(30_000); // many pages; seconds only where the machine is busy

const WEB_DIST = path.resolve(import.meta.dirname, '../../../web/dist');
/** Values that decide the page's structure, or are no texts. */
const KEPT = new Set([
  'status',
  'versao',
  'conteudo_hash',
  'criado_em',
  'link_expira_em',
  'assinatura_data',
  'id',
  'template',
]);

/** A telephone number without a digit is no link: every text has one. */
const DIGIT = '(0)';

/** The text in every text field, at every depth. */
function fill(value: unknown, text: string, name = ''): unknown {
  if (KEPT.has(name)) return value;
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((item) => fill(item, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, text, key)]));
}

/** Which words stay on one line depends on the text (web/src/document/parts/words.tsx): these elements contain only text. */
const withoutStretches = (html: string) =>
  html.replace(/<span(?: class="inline-block")?>([^<]*)<\/span>/g, '$1');

/** React preloads images with a separate link, but not `data:` ones. */
const withoutHints = ({ shape }: ReadPage) => shape.filter((element) => element !== 'link rel as href');

describe('a proposal full of hostile texts (attack 70)', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway({
      WEB_DIST,
      LIMIT_PUBLIC_READS_PER_MINUTE: '10000',
      LIMIT_GUESSES_PER_MINUTE: '10000',
    });
  });
  afterAll(() => gateway.close());

  async function pageOf(proposal: PublicProposal, text: string): Promise<[ReadPage, unknown]> {
    const body = fill(proposal, `${text} ${DIGIT}`);
    gateway.proposals.respond = (_seen, response) => sendJson(response, 200, body);
    const response = await fetch(`${gateway.url}/public/proposal/${proposal.id}`, {
      headers: { accept: 'text/html' },
    });
    expect(response.status).toBe(200);
    return [readPage(withoutStretches(await response.text())), body];
  }

  for (const template of ['modern', 'elegant'] as const)
    for (const [state, proposal] of [
      ['open', publicProposalFixture],
      ['signed', signedPublicProposalFixture],
    ] as const)
      it(`has the elements and attributes of a harmless one, and exactly the data: ${template}, ${state}`, async () => {
        const [harmless] = await pageOf({ ...proposal, template }, '');
        expect(harmless.root.length).toBeGreaterThan(5_000);
        for (const text of HOSTILE_TEXTS) {
          const [page, body] = await pageOf({ ...proposal, template }, text);
          expect([text, withoutHints(page)]).toEqual([text, withoutHints(harmless)]);
          expect(JSON.parse(page.response ?? '')).toEqual(body);
          expect(page.root).not.toMatch(/(href|src|action)="\s*javascript:alert/i);
          expect(page.metas.get('og:title')).toBe(`${text} ${DIGIT}`.trim());
        }
      });
});
