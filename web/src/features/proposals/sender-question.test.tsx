import { documentFixture, proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { userFixture } from '@acordo/contracts/fixtures/user';
import type { Company } from '@acordo/contracts/http/company/company';
import { NO_COMPANY } from '@acordo/contracts/http/company/no-company';
import {
  createCompanySettings,
  getCompanySettings,
  updateCompanySettings,
} from '@acordo/contracts/http/company/settings';
import { generateLink } from '@acordo/contracts/http/propostas/generate-link';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { at, LISTED_TITLE, openPage, ownerApi } from '../../shared/proposals/testing/owner-page';
import { errorResponse } from '../../shared/testing/fake-api';
import '../../shared/testing/patience';
import { Component } from './dashboard-page';

const make = at(generateLink, proposalFixture.id);
const LINK = { publicToken: 'u3pXGkq0TqJt0m2Zr6cS9w', link_expira_em: '2026-12-28T02:59:59.000Z' };
const user_id = userFixture.id;
const OWN = { nome_empresa: 'Marina Duarte', email_empresa: 'marina@estudiolume.com.br', telefone: '' };

/** A server that stores settings, as the product does. */
function open(stored: Company | null, status: typeof proposalFixture.status = 'rascunho') {
  const api = ownerApi([{ ...proposalFixture, status }]).respond(make, 200, LINK);
  const json = (value: unknown, code = 200) => new Response(JSON.stringify(value), { status: code });
  let now = stored;
  const sent = () => api.seen.at(-1)?.body as Company;
  const store = (code: number) => {
    now = { ...NO_COMPANY, ...sent() };
    return json({ ...now, user_id }, code);
  };
  api
    .reply(getCompanySettings, () => (now ? json({ ...now, user_id }) : errorResponse('COMPANY_NOT_FOUND')))
    .reply(createCompanySettings, () => (now ? errorResponse('COMPANY_EXISTS') : store(201)))
    .reply(updateCompanySettings, () => (now ? store(200) : errorResponse('COMPANY_NOT_FOUND')));
  const page = openPage('/dashboard', { '/dashboard': Component });
  const press = async (name: string) => {
    const actions = await screen.findByRole('list', { name: `Ações de ${LISTED_TITLE}` });
    await page.user.click(within(actions).getByRole('button', { name }));
  };
  const save = () => page.user.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
  /** What was changed on the server, in order. */
  const changes = () =>
    api.seen.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`);
  const meanwhile = (other: Company) => {
    now = other;
  };
  return { ...page, api, press, save, changes, meanwhile, stored: () => now };
}
const question = () => screen.findByRole('dialog', { name: 'Quem envia esta proposta?' });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const POST = 'POST /api/company-settings';
const PUT = 'PUT /api/company-settings';
const MAKE = `POST ${make.path}`;

describe('who sends the first proposal (P115)', () => {
  it('is asked before the link is made, with the user’s own name and email', async () => {
    const page = open(null);
    await page.press('Link');
    await question();
    expect([field('Seu nome ou empresa').value, field('E-mail para contato').value]).toEqual([
      OWN.nome_empresa,
      OWN.email_empresa,
    ]);
    await page.save();
    await waitFor(() => expect(page.notices[0]?.title).toBe('Link público gerado!'));
    expect(page.changes()).toEqual([POST, MAKE]);
    expect(page.stored()).toMatchObject({ ...NO_COMPANY, ...OWN });
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/public/proposal/${LINK.publicToken}`,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is asked only once, and is named in the message', async () => {
    const page = open(null);
    await page.press('Compartilhar');
    await question();
    type('Seu nome ou empresa', 'Ateliê Marina');
    await page.save();
    const message = await screen.findByLabelText<HTMLTextAreaElement>('Mensagem');
    expect(message.value).toContain('Aqui é Ateliê Marina.');
    await page.user.click(screen.getByRole('button', { name: 'Fechar' }));
    await page.press('Compartilhar');
    expect(await screen.findByLabelText('Mensagem')).toBeDefined();
    expect(page.changes()).toEqual([POST, MAKE, MAKE]);
  });

  it.each([
    ['a name and an email', { nome_empresa: 'Lume', email_empresa: 'a@b.co' }, 'enviado'],
    ['a name and a phone', { nome_empresa: 'Lume', telefone: '(11) 3333-4444' }, 'rascunho'],
    ['nothing, but it is signed', {}, 'aceito'],
  ] as const)('is not asked where there is %s', async (_, stored, status) => {
    const page = open({ ...NO_COMPANY, ...stored }, status);
    await page.press('Link');
    await waitFor(() => expect(page.notices[0]?.title).toBe('Link público gerado!'));
    expect(page.changes()).toEqual([MAKE]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not asked if nobody knows whether it is needed', async () => {
    const page = open(null);
    page.api.break(getCompanySettings);
    await page.press('Link');
    await waitFor(() => expect(page.notices[0]?.title).toBe('Link público gerado!'));
    expect(page.changes()).toEqual([MAKE]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('adds only what is missing to settings that exist', async () => {
    const stored = { ...documentFixture.empresa, email_empresa: '', telefone: '' };
    const page = open(stored);
    await page.press('Link');
    await question();
    expect(field('Seu nome ou empresa').value).toBe('Estúdio Lume');
    await page.save();
    await waitFor(() => expect(page.changes()).toEqual([PUT, MAKE]));
    expect(page.stored()).toMatchObject({ ...stored, email_empresa: OWN.email_empresa });
  });

  it.each(['Link', 'Compartilhar'])('shares nothing if it is cancelled: %s', async (way) => {
    const page = open(null);
    await page.press(way);
    await question();
    await page.user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([page.changes(), page.notices]).toEqual([[], []]);
  });

  it('shows under the fields what is missing', async () => {
    const page = open(null);
    await page.press('Compartilhar');
    await question();
    type('Seu nome ou empresa', ' ');
    type('E-mail para contato', '');
    await page.save();
    expect(await screen.findByText('Nome é obrigatório')).toBeDefined();
    expect(screen.getByText('Informe um e-mail ou um telefone')).toBeDefined();
    expect(document.activeElement).toBe(field('Seu nome ou empresa'));
    expect(page.changes()).toEqual([]);
  });

  it('keeps what was typed when it cannot be saved, and makes no link', async () => {
    const page = open(null);
    page.api.refuse(createCompanySettings, 'INVALID_FIELDS', { telefone: 'Telefone inválido' });
    await page.press('Link');
    await question();
    type('Telefone', '(11) 98765-4321');
    await page.save();
    expect(await screen.findByText('Telefone inválido')).toBeDefined();
    page.api.refuse(createCompanySettings, 'UNAVAILABLE');
    await page.save();
    const alert = await screen.findByText('Não foi possível salvar as configurações. Tente novamente.');
    expect(document.activeElement).toBe(alert.closest('[role="alert"]'));
    expect(field('Telefone').value).toBe('(11) 98765-4321');
    expect(page.changes()).toEqual([POST, POST]);
    expect(page.notices).toEqual([]);
  });

  it('is saved on top of what another tab has saved meanwhile (409)', async () => {
    const page = open(null);
    const other = { ...NO_COMPANY, nome_empresa: 'Ateliê de outra aba', cor_primaria: '#112233' };
    await page.press('Link');
    await question();
    // Between this tab's look and its POST.
    page.api.reply(createCompanySettings, () => {
      page.meanwhile(other);
      return errorResponse('COMPANY_EXISTS');
    });
    await page.save();
    await waitFor(() => expect(page.changes()).toEqual([POST, PUT, MAKE]));
    expect(page.stored()).toMatchObject({ ...other, email_empresa: OWN.email_empresa });
  });
});
