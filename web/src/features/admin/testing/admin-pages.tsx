import type { TrailEntry } from '@acordo/contracts/http/vitamina/audit';
import { readAudit } from '@acordo/contracts/http/vitamina/audit';
import type { AdminAccount } from '@acordo/contracts/http/vitamina/auth/account';
import { adminLogout } from '@acordo/contracts/http/vitamina/auth/logout';
import { adminMe } from '@acordo/contracts/http/vitamina/auth/me';
import { adminStatus } from '@acordo/contracts/http/vitamina/auth/status';
import { listFailedEmails } from '@acordo/contracts/http/vitamina/emails/list-failed';
import { panelStats } from '@acordo/contracts/http/vitamina/stats';
import { listUncancelled } from '@acordo/contracts/http/vitamina/subscriptions/list-uncancelled';
import { listUsers } from '@acordo/contracts/http/vitamina/users/list';
import type { UserRecord } from '@acordo/contracts/http/vitamina/users/user-record';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FakeApi } from '../../../shared/testing/fake-api';
import { connectToaster, type Notice } from '../../../shared/ui/notify';
import { Component as Shell } from '../admin-shell';
import { Component as Login } from '../login-page';
import { Component as Panel } from '../panel-page';
import { Component as Profile } from '../profile-page';

export const idOf = (number: number): string => `5f0d3f5a-61d6-4f8e-8f5a-${String(number).padStart(12, '0')}`;

export const marina: UserRecord = {
  id: idOf(1),
  nome: 'Marina Duarte',
  email: 'marina@estudiolume.com.br',
  plano: 'mensal',
  unlimited_proposals: false,
  is_admin: false,
  proposal_count: 12,
  ultimo_login: '2026-11-28T01:30:00.000Z',
  criado_em: '2026-09-02T12:00:00.000Z',
};
export const caio: UserRecord = {
  ...marina,
  id: idOf(2),
  nome: 'Caio Nogueira',
  email: 'caio@nogueira.dev',
  is_admin: true,
  proposal_count: null,
  ultimo_login: null,
};

export const account: AdminAccount = {
  id: idOf(80),
  email: 'admin@acordo.com.br',
  dois_fatores: false,
  codigos_restantes: 0,
  criado_em: '2026-09-02T12:00:00.000Z',
  ultimo_login: null,
};

export const auditEntry: TrailEntry = {
  classe: 'alteracao',
  id: idOf(90),
  em: '2026-11-27T18:20:00.000Z',
  quem_id: idOf(80),
  quem: 'admin@acordo.com.br',
  acao: 'usuario-alterado',
  alvo_tipo: 'usuario',
  alvo_id: idOf(1),
  alvo: 'Ana Lima',
  antes: { unlimited_proposals: false },
  depois: { unlimited_proposals: true },
  ip: '203.0.113.9',
};

export const accessEntry: TrailEntry = {
  classe: 'acesso',
  id: idOf(91),
  tipo: 'entrada-recusada',
  metodo: 'senha',
  em: '2026-11-27T18:30:00.000Z',
  desde: '2026-11-27T11:00:00.000Z',
  vezes: 37,
  ip: '198.51.100.7',
  porta: 4_321,
  aparelho: 'Chrome no Linux',
  conta_tipo: 'administrador',
  conta_id: idOf(80),
  conta: 'admin@acordo.com.br',
};

/** A fake server with the panel's calls, and an administrator's session. */
export function adminApi(): FakeApi {
  return new FakeApi()
    .install()
    .respond(adminStatus, 200, { authenticated: true })
    .respond(adminMe, 200, account)
    .respond(adminLogout, 204, undefined)
    .respond(panelStats, 200, { usuarios: 1284, administradores: 3, ilimitados: 57, propostas: 10_932 })
    .respond(listUsers, 200, [marina, caio])
    .respond(listFailedEmails, 200, [])
    .respond(listUncancelled, 200, { total: 0, assinaturas: [] })
    .respond(readAudit, 200, [auditEntry]);
}

/** The panel's routes as the app has them. */
export function openAdmin(entry: string) {
  const notices: Notice[] = [];
  connectToaster({ show: (notice) => notices.push(notice), settle: () => undefined });
  const router = createMemoryRouter(
    [
      { path: '/vitamina/login', Component: Login },
      {
        Component: Shell,
        children: [
          { path: '/vitamina', Component: Panel },
          { path: '/vitamina/profile', Component: Profile },
        ],
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [entry] },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const goTo = (path: string) => act(() => router.navigate(path));
  return { router, notices, user, unmount, goTo, path: () => router.state.location.pathname };
}

/** The first error or hint of a field. */
export const saidAt = (field: HTMLElement): string | null | undefined =>
  document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
