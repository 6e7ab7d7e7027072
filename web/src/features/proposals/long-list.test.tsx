import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { listProposals } from '@acordo/contracts/http/propostas/list';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { proposalStats } from '@acordo/contracts/http/propostas/stats';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openPage, ownerApi, statsOf } from '../../shared/proposals/testing/owner-page';
import '../../shared/testing/patience';
import { Component } from './dashboard-page';

const SIZE = 50;
const all = Array.from({ length: 120 }, (_, index): Proposal => {
  const id = `5f0d3f5a-61d6-4f8e-8f5a-${String(index).padStart(12, '0')}`;
  const criado_em = new Date(Date.UTC(2026, 10, 27) - index * 60_000).toISOString();
  return { ...proposalFixture, id, titulo: `Proposta ${index + 1}`, criado_em, status: 'enviado' };
});

/** Fakes the browser's IntersectionObserver: reports only on demand. */
class Watcher {
  // Shared between tests, since the list reuses its observers.
  static readonly all: Watcher[] = [];
  readonly boxes = new Set<Element>();
  constructor(readonly tell: (entries: Partial<IntersectionObserverEntry>[]) => void) {
    Watcher.all.push(this);
  }
  observe = (box: Element) => void this.boxes.add(box);
  unobserve = (box: Element) => void this.boxes.delete(box);
  disconnect = () => this.boxes.clear();
}
const report = (near: boolean, ...boxes: Element[]) =>
  act(() => {
    for (const watcher of Watcher.all) {
      const seen = boxes.filter((box) => watcher.boxes.has(box));
      const boundingClientRect = { width: 1000, height: 500 } as DOMRectReadOnly;
      if (seen.length > 0) {
        watcher.tell(seen.map((target) => ({ target, isIntersecting: near, boundingClientRect })));
      }
    }
  });

const list = () => screen.getByRole('list', { name: 'Suas Propostas' });
const pages = () => [...list().children];
const shown = () =>
  within(list())
    .queryAllByRole('heading')
    .map((one) => one.textContent);
const cursorsOf = (calls: { url: string }[]) =>
  calls.map(({ url }) => new URL(url, 'http://x').searchParams.get('cursor') ?? '');

function pagedApi() {
  const api = ownerApi();
  serve(api, all);
  return api;
}

function serve(api: ReturnType<typeof ownerApi>, rows: Proposal[]): void {
  api.respond(proposalStats, 200, statsOf(rows)).reply(listProposals, () => {
    const cursor = cursorsOf(api.callsTo(listProposals)).at(-1);
    const from = cursor ? rows.findIndex(({ id }) => id === cursor) + 1 : 0;
    const page = rows.slice(from, from + SIZE);
    const more = from + SIZE < rows.length;
    const headers = { link: `</api/propostas?cursor=${page.at(-1)?.id}>; rel="next"` };
    return new Response(JSON.stringify(page), more ? { headers } : {});
  });
}

async function openAll() {
  const page = openPage('/dashboard', { '/dashboard': Component });
  for (const count of [2, 3]) {
    await page.user.click(await screen.findByRole('button', { name: 'Carregar mais propostas' }));
    await waitFor(() => expect(pages()).toHaveLength(count));
  }
  await waitFor(() => expect(screen.queryByRole('button', { name: /mais propostas/ })).toBeNull());
  return page;
}

describe('a long list', () => {
  const original = globalThis.IntersectionObserver;
  beforeEach(() => void Object.assign(globalThis, { IntersectionObserver: Watcher }));
  afterEach(() => void Object.assign(globalThis, { IntersectionObserver: original }));

  it('renders only the rows close to the screen, and keeps the height of the others', async () => {
    pagedApi();
    await openAll();
    expect(shown()).toEqual(['Proposta 1', 'Proposta 2', 'Proposta 3', 'Proposta 4', 'Proposta 5']);
    const [, second, third] = pages();
    expect([second, third].map((box) => box instanceof HTMLElement && box.style.height)).toEqual([
      '2800px',
      '1120px',
    ]);

    if (second) report(true, second);
    const chunk = second?.children[3];
    if (chunk) report(true, chunk);
    expect(shown().slice(5)).toEqual([66, 67, 68, 69, 70].map((n) => `Proposta ${n}`));
    const row = within(list()).getByText('Proposta 66').closest('[role=listitem]');
    expect([row?.getAttribute('aria-posinset'), row?.getAttribute('aria-setsize')]).toEqual(['66', '120']);

    if (chunk) report(false, chunk);
    expect(shown()).toHaveLength(5);
    expect(second?.children[3] instanceof HTMLElement && second.children[3].style.height).toBe('500px');
  });

  it('keeps the focused element', async () => {
    pagedApi();
    await openAll();
    const button = screen.getByRole('button', { name: 'Proposta 2' });
    act(() => button.focus());
    const [first] = pages();
    if (first?.firstElementChild) report(false, first.firstElementChild, first);
    expect(document.activeElement).toBe(button);
    expect(shown()).toContain('Proposta 2');
  });

  // Over 5 s: the figures are fetched every 5 s, and their change triggers the refetch.
  it('refetches only visible pages, the others when they become visible (D7)', async () => {
    const api = pagedApi();
    await openAll();
    const before = api.callsTo(listProposals).length;
    const since = () => cursorsOf(api.callsTo(listProposals).slice(before));
    serve(
      api,
      all.map((one) => ({ ...one, status: 'aceito', assinatura_confirmacao: true })),
    );
    expect(await screen.findAllByText('Assinada Digitalmente')).toHaveLength(5);
    expect(since()).toEqual(['']);

    const third = pages()[2];
    if (third) report(true, third);
    await waitFor(() => expect(since()).toEqual(['', all[99]?.id]));
  });
});
