import { publicProposalFixture, signedPublicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { errorText } from '@acordo/contracts/errors';
import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { PageRenderer } from '@acordo/contracts/page-renderer';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { responseInPage, firstResponse } from '../features/public-proposal/first-response';
import { FakeApi } from '../shared/testing/fake-api';
import { ClientPage } from './client-page';

jest.setTimeout(30_000); // a whole page in jsdom, on a machine that may be busy

let renderer: PageRenderer;
beforeAll(async () => {
  // React's server code needs one when it is loaded. jsdom has none, Node's would keep the process running, and synchronous
  // rendering does not use it.
  class NoChannel {
    readonly port1 = { onmessage: null };
    readonly port2 = { postMessage: () => undefined };
  }
  Object.assign(globalThis, { MessageChannel: NoChannel });
  ({ renderer } = await import('./entry-server'));
  Reflect.deleteProperty(globalThis, 'MessageChannel');
});

const PATH = `/public/proposal/${publicProposalFixture.id}`;
const proposals: [string, PublicProposal][] = [
  ['open', publicProposalFixture],
  ['signed', signedPublicProposalFixture],
  ['rejected', { ...publicProposalFixture, status: 'rejeitado' }],
  ['without a price', { ...publicProposalFixture, valor_total: '0.00' }],
  [
    'with logos',
    {
      ...publicProposalFixture,
      logo_cliente_url: '/api/assets/a1',
      empresa: { ...publicProposalFixture.empresa, logo_url: '/api/assets/b2' },
    },
  ],
  [
    'with odd characters',
    { ...publicProposalFixture, descricao: ' a\r\nb\rc \u2028 <b>&amp;</b> </script> "q" \u{1F600} ' },
  ],
];

/** As the gateway would send it: the rendered page with the response. */
function place(status: number, body: string): HTMLElement {
  document.body.innerHTML = `<div id="root">${renderer.render(PATH, { status, body })}</div>`;
  const data = document.createElement('script');
  data.id = renderer.responseElement;
  data.type = 'application/json';
  data.dataset['status'] = String(status);
  data.textContent = body;
  document.body.append(data);
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  return root;
}

describe('the page that the server has rendered', () => {
  const errors: unknown[] = [];
  let api: FakeApi;
  let taken: Root | undefined;

  beforeEach(() => {
    errors.length = 0;
    api = new FakeApi().install();
    window.scrollTo = () => undefined; // jsdom has no layout
    jest.spyOn(console, 'error').mockImplementation((...parts) => void errors.push(parts));
  });
  afterEach(() => {
    act(() => taken?.unmount());
    jest.restoreAllMocks();
  });

  async function takeOver(root: HTMLElement) {
    const first = firstResponse(responseInPage());
    await act(async () => {
      taken = hydrateRoot(root, <ClientPage token={publicProposalFixture.id} first={first} />, {
        onRecoverableError: (error) => errors.push(error),
      });
    });
    return first;
  }

  for (const template of ['modern', 'elegant'] as const)
    it.each(proposals)(`is hydrated unchanged, without another request: ${template}, %s`, async (_, data) => {
      const root = place(200, JSON.stringify({ ...data, template }));
      const [article] = root.getElementsByTagName('article');
      expect(root.textContent).toContain('Proposta para Padaria Pão & Prosa');
      await takeOver(root);
      expect(errors).toEqual([]);
      // The same element: nothing was rendered again.
      expect(root.getElementsByTagName('article')[0]).toBe(article);
      expect(api.seen).toEqual([]);
      expect(document.title).toBe('Proposta para Padaria Pão & Prosa · Acordo');
    });

  it.each(['LINK_NOT_FOUND', 'LINK_EXPIRED'] as const)(
    'shows the same for an invalid link: %s',
    async (code) => {
      const { status, error, message } = errorText(code);
      const root = place(status, JSON.stringify({ error, message, code, requestId: 'x' }));
      const [heading] = root.getElementsByTagName('h1');
      expect(root.textContent).toContain('Link inválido ou expirado');
      await takeOver(root);
      expect([errors, api.seen]).toEqual([[], []]);
      expect(root.getElementsByTagName('h1')[0]).toBe(heading);
    },
  );

  it('reports a hydration error for another page', async () => {
    const root = place(200, JSON.stringify(publicProposalFixture));
    const data = document.getElementById(renderer.responseElement);
    if (data) data.textContent = JSON.stringify({ ...publicProposalFixture, descricao: 'Outra' });
    await takeOver(root);
    expect(String(errors[0])).toContain('Hydration failed');
    expect(screen.getByText('Outra')).toBeTruthy();
  });
});
