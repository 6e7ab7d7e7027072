import { OPERATOR_META, type Operator } from '@acordo/contracts/operator';
import type { PageRenderer } from '@acordo/contracts/page-renderer';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { operatorInPage } from '../shared/operator/operator';
import { endSession, startSession } from '../shared/session/session-store';
import { SiteFrame } from './site-frame';
import { SITE_PAGES, sitePageAt } from './site-pages';

jest.setTimeout(30_000); // whole pages in jsdom, on a machine that may be busy

const OPERATOR: Operator = {
  name: 'Ateliê "A&B" </script>',
  cnpj: '11222333000181',
  address: null,
  privacyEmail: null,
  signedRecordYears: 12,
};
const PATHS: readonly string[] = SITE_PAGES.map(({ path }) => path);

let renderer: PageRenderer;
beforeAll(async () => {
  // React's server code needs one when it is loaded; synchronous rendering does not use it.
  class NoChannel {
    readonly port1 = { onmessage: null };
    readonly port2 = { postMessage: () => undefined };
  }
  Object.assign(globalThis, { MessageChannel: NoChannel });
  ({ renderer } = await import('./entry-server'));
  Reflect.deleteProperty(globalThis, 'MessageChannel');
  const meta = document.createElement('meta');
  meta.name = OPERATOR_META;
  meta.content = JSON.stringify(OPERATOR);
  document.head.append(meta);
});

describe('landing and legal pages, rendered in advance (docs/decisions/0016)', () => {
  const errors: unknown[] = [];
  let taken: Root | undefined;
  beforeEach(() => {
    errors.length = 0;
    endSession();
    jest.spyOn(console, 'error').mockImplementation((...parts) => void errors.push(parts));
  });
  afterEach(() => {
    act(() => taken?.unmount());
    jest.restoreAllMocks();
  });

  async function takeOver(path: string): Promise<HTMLElement> {
    document.body.innerHTML = `<div id="root">${renderer.renderSite(path, OPERATOR)}</div>`;
    const root = document.getElementById('root');
    const site = sitePageAt(path);
    if (!root || !site) throw new Error('no such page');
    const { Component } = await site.load();
    const [heading] = root.getElementsByTagName('h1');
    await act(async () => {
      taken = hydrateRoot(root, <SiteFrame page={Component} operator={operatorInPage()} />, {
        onRecoverableError: (error) => errors.push(error),
      });
    });
    // The same element: nothing was rendered again.
    expect(root.getElementsByTagName('h1')[0]).toBe(heading);
    return root;
  }

  it.each(PATHS)('are hydrated unchanged, with the sent title: %s', async (path) => {
    await takeOver(path);
    expect(errors).toEqual([]);
    const sent = renderer.sitePages.find((page) => page.path === path);
    expect(document.title).toBe(sent?.description.title);
  });

  it('are rendered for a visitor, and change for a logged-in user', async () => {
    startSession({ id: 'u1', nome: 'Ana' });
    expect(renderer.renderSite('/', OPERATOR)).toContain('Começar Agora - Grátis');
    const root = await takeOver('/');
    expect(errors).toEqual([]);
    expect(root.textContent).toContain('Criar Nova Proposta');
    expect(root.textContent).not.toContain('Começar Agora - Grátis');
  });

  it('are found in the same way as by the gateway', () => {
    expect(PATHS).toEqual(['/', '/exemplo', '/privacy-policy', '/terms-of-service']);
    // The last two belong to the app (app-hydration.test.tsx).
    expect(renderer.sitePages.map(({ path }) => path)).toEqual([...PATHS, '/auth', '/dashboard']);
    expect(sitePageAt('/Privacy-Policy/')?.path).toBe('/privacy-policy');
    expect(sitePageAt('/auth')).toBeUndefined();
    expect(() => renderer.renderSite('/settings', OPERATOR)).toThrow();
  });
});
