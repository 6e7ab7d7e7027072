import { userFixture } from '@acordo/contracts/fixtures/user';
import { type Activity, listActivity } from '@acordo/contracts/http/auth/activity';
import { type GoogleLink, googleLink } from '@acordo/contracts/http/auth/google-link';
import { listSessions, type Session } from '@acordo/contracts/http/auth/sessions';
import type { User } from '@acordo/contracts/http/auth/user';
import { act } from '@testing-library/react';
import { type OpenPage, openPage, ownerApi } from '../../../shared/proposals/testing/owner-page';
import { startSession } from '../../../shared/session/session-store';
import type { FakeApi } from '../../../shared/testing/fake-api';
import { Component } from '../account-page';

const HERE: Session = {
  id: 'f7d3f0b2-6f1e-4f57-8a4e-0a8d0a4f5c01',
  atual: true,
  metodo: 'senha',
  ip: '203.0.113.7',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
  criado_em: '2026-11-20T12:00:00.000Z',
  usado_em: '2026-11-28T12:00:00.000Z',
};
export const OTHER: Session = {
  ...HERE,
  id: 'f7d3f0b2-6f1e-4f57-8a4e-0a8d0a4f5c02',
  atual: false,
  metodo: 'google',
  user_agent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  usado_em: '2026-11-27T12:00:00.000Z',
};
export const SESSIONS = [HERE, OTHER];

export const ENTERED: Activity = {
  id: 'f7d3f0b2-6f1e-4f57-8a4e-0a8d0a4f5c11',
  tipo: 'entrada',
  metodo: 'google',
  em: '2026-11-28T12:00:00.000Z',
  desde: '2026-11-28T12:00:00.000Z',
  vezes: 1,
  ip: '203.0.113.7',
  porta: 4_321,
  aparelho: 'Firefox no Mac',
};
export const REFUSED: Activity = {
  ...ENTERED,
  id: 'f7d3f0b2-6f1e-4f57-8a4e-0a8d0a4f5c12',
  tipo: 'entrada-recusada',
  metodo: 'senha',
  em: '2026-11-27T18:30:00.000Z',
  desde: '2026-11-27T11:00:00.000Z',
  vezes: 37,
  ip: '198.51.100.9',
  aparelho: 'Chrome no Windows',
};

/** Google sign-in is not configured here: its section is not shown. */
export const NO_GOOGLE: GoogleLink = {
  disponivel: false,
  conectada: false,
  conectada_em: null,
  tem_senha: true,
};

export const accountApi = (): FakeApi =>
  ownerApi()
    .respond(listSessions, 200, SESSIONS)
    .respond(googleLink, 200, NO_GOOGLE)
    .respond(listActivity, 200, [ENTERED, REFUSED]);

export function openAccount(user: User = userFixture, hash = ''): OpenPage {
  const page = openPage(`/conta${hash}`, { '/conta': Component });
  act(() => startSession(user));
  return page;
}
