import type { Call } from '@acordo/contracts/call';
import { documentFixture } from '@acordo/contracts/fixtures/proposal';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { getCompanySettings } from '@acordo/contracts/http/company/settings';
import { proposalLimits } from '@acordo/contracts/http/limits/proposal-limits';
import { proposalEvents } from '@acordo/contracts/http/propostas/events';
import { getProposal } from '@acordo/contracts/http/propostas/get';
import { listProposals } from '@acordo/contracts/http/propostas/list';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { proposalStats } from '@acordo/contracts/http/propostas/stats';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../../http/query-client';
import { startSession } from '../../session/session-store';
import { FakeApi } from '../../testing/fake-api';
import { connectToaster, type Notice } from '../../ui/notify';

export const limitsFixture = {
  canCreateProposal: true,
  proposalCount: 1,
  maxProposals: 3,
  unlimitedProposals: false,
  isAdmin: false,
  storage: { used: 1_200_000, max: 50_000_000, nearlyFull: false },
};

/** How lists show the title of `proposalFixture` (D41). */
export const LISTED_TITLE = 'Proposta para Padaria Pão & Prosa';

/** A call with its `:id` filled, as the fake server uses it. */
export function at<C extends Call>(call: C, id: string): C {
  return { ...call, path: call.path.replace(':id', id) };
}

export function statsOf(proposals: Proposal[]) {
  const inState = (status: string) => proposals.filter((one) => one.status === status);
  const count = (status: string) => inState(status).length;
  const worth = (status: string) =>
    inState(status)
      .reduce((sum, one) => sum + Number(one.valor_total), 0)
      .toFixed(2);
  return {
    total: proposals.length,
    rascunhos: count('rascunho'),
    enviados: count('enviado'),
    aceitos: count('aceito'),
    rejeitados: count('rejeitado'),
    expirados: count('expirado'),
    valor_em_aberto: worth('enviado'),
    valor_fechado: worth('aceito'),
  };
}

/** A fake server with the calls of every page of an owner. */
export function ownerApi(proposals: Proposal[] = []): FakeApi {
  const api = new FakeApi();
  for (const one of proposals) {
    const born = { tipo: 'criada', em: one.criado_em, detalhes: { versao: 1 } };
    api.respond(at(getProposal, one.id), 200, one);
    api.reply(at(proposalEvents, one.id), () => new Response(JSON.stringify([born])));
  }
  return api
    .install()
    .respond(listProposals, 200, proposals)
    .respond(proposalStats, 200, statsOf(proposals))
    .respond(proposalLimits, 200, limitsFixture)
    .respond(getCompanySettings, 200, { ...documentFixture.empresa, user_id: userFixture.id });
}

export interface OpenPage {
  router: ReturnType<typeof createMemoryRouter>;
  notices: Notice[];
  user: ReturnType<typeof userEvent.setup>;
  unmount: () => void;
  /** A link to another part of the app. */
  leaveTo: (path: string) => Promise<void>;
}

/** Opens pages as the app's shell would: user, cache, router. Any other path shows 'elsewhere'. */
export function openPage(entry: string, pages: Record<string, ComponentType>): OpenPage {
  startSession(userFixture);
  const notices: Notice[] = [];
  connectToaster({ show: (notice) => notices.push(notice), settle: () => undefined });
  const routes = [
    ...Object.entries(pages).map(([path, Component]) => ({ path, Component })),
    { path: '*', element: <p>elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const leaveTo = (path: string) => act(() => router.navigate(path));
  return { router, notices, leaveTo, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), unmount };
}
