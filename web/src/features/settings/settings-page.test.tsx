import { documentFixture } from '@acordo/contracts/fixtures/proposal';
import { userFixture } from '@acordo/contracts/fixtures/user';
import {
  createCompanySettings,
  getCompanySettings,
  updateCompanySettings,
} from '@acordo/contracts/http/company/settings';
import { proposalLimits } from '@acordo/contracts/http/limits/proposal-limits';
import { uploadLogo } from '@acordo/contracts/http/company/upload-logo';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { limitsFixture, ownerApi } from '../../shared/proposals/testing/owner-page';
import { errorResponse } from '../../shared/testing/fake-api';
import '../../shared/testing/patience';
import { fillField } from '../../shared/testing/fields';
import { openSettings, ready, save, seen } from './testing/open-settings';

const stored = { ...documentFixture.empresa, user_id: userFixture.id };
let api: ReturnType<typeof ownerApi>;
const NAME = /^Nome da empresa/;

beforeEach(() => {
  localStorage.clear();
  api = ownerApi();
});

describe('when storage is nearly full (docs/decisions/0029)', () => {
  const storage = { used: 49_000_000, max: 50_000_000, nearlyFull: true };

  it('it is shown on the page, not as a toast', async () => {
    api.respond(getCompanySettings, 200, stored).respond(proposalLimits, 200, { ...limitsFixture, storage });
    openSettings();
    const note = await screen.findByRole('region', { name: 'Espaço da conta' });
    expect(note.textContent).toContain('49 MB de 50 MB');
    const way = within(note).getByRole('link', { name: 'Escolher o que excluir' });
    expect(way.getAttribute('href')).toBe('/dashboard');
  });

  it('and a refused save shows the reason, and what to do', async () => {
    api.respond(getCompanySettings, 200, stored).refuse(updateCompanySettings, 'STORAGE_FULL');
    const page = openSettings();
    await fillField(page, NAME, 'Lume');
    await save(page);
    await waitFor(() =>
      expect(page.notices).toEqual([
        {
          tone: 'destructive',
          title: 'Espaço de armazenamento cheio',
          detail: expect.stringContaining('Exclua propostas de que não precisa mais'),
        },
      ]),
    );
  });
});

describe('saving (D40)', () => {
  it('creates the first settings with POST, then changes them with PUT (P6)', async () => {
    api.refuse(getCompanySettings, 'COMPANY_NOT_FOUND').respond(createCompanySettings, 201, stored);
    const page = openSettings();
    await fillField(page, NAME, 'Estúdio Lume');
    await save(page);
    await seen(page, 'Configurações salvas!');
    expect(api.callsTo(createCompanySettings)[0]?.body).toMatchObject({
      user_id: userFixture.id,
      nome_empresa: 'Estúdio Lume',
      cor_primaria: '#3B82F6',
    });
    api
      .respond(getCompanySettings, 200, stored)
      .respond(updateCompanySettings, 200, { ...stored, nome_empresa: 'Lume' });
    await fillField(page, NAME, 'Lume');
    await save(page);
    await waitFor(() => expect(api.callsTo(updateCompanySettings)).toHaveLength(1));
    expect(api.callsTo(updateCompanySettings)[0]?.body).toMatchObject({
      userId: userFixture.id,
      nome_empresa: 'Lume',
      cnpj: '12ABC34501DE35',
    });
  });

  it('uses the other call if another tab was first, on top of what that one saved', async () => {
    api
      .refuse(getCompanySettings, 'COMPANY_NOT_FOUND')
      .reply(createCompanySettings, () => {
        api.respond(getCompanySettings, 200, stored);
        return errorResponse('COMPANY_EXISTS');
      })
      .respond(updateCompanySettings, 200, stored);
    const page = openSettings();
    await fillField(page, NAME, 'Estúdio Lume');
    await save(page);
    await seen(page, 'Configurações salvas!');
    expect(api.callsTo(updateCompanySettings)[0]?.body).toMatchObject({
      ...documentFixture.empresa,
      nome_empresa: 'Estúdio Lume',
    });
  });

  it('overwrites what another tab saved meanwhile only where something was typed', async () => {
    const page = openSettings();
    await fillField(page, NAME, 'Nome Novo');
    const meanwhile = { ...stored, endereco: 'Rua Nova, 5', cor_primaria: '#112233' };
    const both = { ...meanwhile, nome_empresa: 'Nome Novo' };
    api.respond(getCompanySettings, 200, meanwhile).respond(updateCompanySettings, 200, both);
    await save(page);
    await seen(page, 'Configurações salvas!');
    const { user_id: _, ...company } = both;
    expect(api.callsTo(updateCompanySettings)[0]?.body).toMatchObject(company);
    expect(screen.getByLabelText<HTMLInputElement>('Endereço').value).toBe('Rua Nova, 5');
  });

  it('overwrites nothing when the stored values could not be loaded, which is only logged', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api.refuse(getCompanySettings, 'UNAVAILABLE').respond(updateCompanySettings, 200, stored);
    const page = openSettings();
    await fillField(page, NAME, 'Nome Novo');
    expect([log.mock.calls.length > 0, page.notices]).toEqual([true, []]);
    log.mockRestore();
    api.respond(getCompanySettings, 200, stored);
    await save(page);
    await seen(page, 'Configurações salvas!');
    expect(api.callsTo(updateCompanySettings)[0]?.body).toMatchObject({
      ...documentFixture.empresa,
      nome_empresa: 'Nome Novo',
    });
  });
});

describe('failures (P52, P94)', () => {
  it.each([
    ['UNAVAILABLE', 'Não foi possível salvar as configurações. Tente novamente.'],
    ['NOT_AUTHENTICATED', 'Usuário não autenticado. Faça login novamente.'],
  ] as const)('%s: shows it and keeps what was typed', async (code, text) => {
    api.refuse(updateCompanySettings, code);
    const page = openSettings();
    await fillField(page, NAME, 'Nome Novo');
    await save(page);
    await seen(page, 'Erro', text);
    page.unmount();
    openSettings();
    await ready();
    expect(screen.getByLabelText<HTMLInputElement>(NAME).value).toBe('Nome Novo');
    expect(screen.getByText('Recuperamos alterações que ainda não foram salvas.')).toBeDefined();
  });

  it('sends nothing without a user', async () => {
    const page = openSettings();
    await fillField(page, NAME, 'Nome Novo');
    sessionStorage.clear();
    await save(page);
    await seen(page, 'Erro', 'Usuário não autenticado. Faça login novamente.');
    expect(api.callsTo(updateCompanySettings)).toHaveLength(0);
  });

  it('shows the server’s message at its field', async () => {
    api.refuse(updateCompanySettings, 'INVALID_FIELDS', {
      endereco: 'O texto contém caracteres não permitidos',
    });
    const page = openSettings();
    await fillField(page, NAME, 'Nome Novo');
    await save(page);
    await seen(page, 'Erro', 'Não foi possível salvar as configurações.');
    const address = screen.getByLabelText('Endereço');
    expect([address.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', address]);
  });

  it('shows the error when a field is left, and sends nothing', async () => {
    const page = openSettings();
    await ready();
    const name = screen.getByLabelText(NAME);
    await page.user.clear(name);
    await page.user.tab();
    expect(await screen.findByText('Nome da empresa é obrigatório')).toBeDefined();
    await fillField(page, NAME, '--');
    await page.user.tab();
    expect(await screen.findByText('O nome deve ter pelo menos uma letra')).toBeDefined();
    const cnpj = await fillField(page, /^CNPJ/, '12abc34501de36');
    expect(cnpj.value).toBe('12.ABC.345/01DE-36');
    await page.user.tab();
    expect(await screen.findByText('CNPJ inválido')).toBeDefined();
    await save(page);
    expect(document.activeElement).toBe(name);
    expect(api.callsTo(updateCompanySettings)).toHaveLength(0);
  });
});

describe('leaving', () => {
  it('asks for confirmation while something is unsaved', async () => {
    const page = openSettings();
    await fillField(page, NAME, 'Nome Novo');
    await page.leaveTo('/dashboard');
    await screen.findByText('Sair sem salvar as configurações?');
    await page.user.click(screen.getByText('Continuar editando'));
    expect(screen.getByLabelText<HTMLInputElement>(NAME).value).toBe('Nome Novo');
    await page.leaveTo('/dashboard');
    await page.user.click(await screen.findByText('Sair sem salvar'));
    await screen.findByText('elsewhere');
    expect(localStorage.length).toBe(0);
  });

  it('asks for no confirmation when nothing changed', async () => {
    const page = openSettings();
    await ready();
    await page.leaveTo('/dashboard');
    await screen.findByText('elsewhere');
  });
});

describe('logo (D24)', () => {
  const PNG = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwC'), (one) =>
    one.charCodeAt(0),
  );
  const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'logo.png', { type: 'image/png' });
  const ADDRESS = `/api/assets/${'a'.repeat(64)}`;

  it('is sent at once, shown, saved with the rest, and can be removed', async () => {
    api.respond(uploadLogo, 201, { logo_url: ADDRESS }).respond(updateCompanySettings, 200, stored);
    const page = openSettings();
    await ready();
    await page.user.upload(screen.getByLabelText('Logo'), file(PNG));
    await waitFor(() => expect(screen.getByAltText('Logo da sua empresa').getAttribute('src')).toBe(ADDRESS));
    await save(page);
    await seen(page, 'Configurações salvas!');
    expect(api.callsTo(updateCompanySettings)[0]?.body).toMatchObject({ logo_url: ADDRESS });
  });

  it('is refused by its bytes, before anything is sent', async () => {
    const page = openSettings();
    await ready();
    await page.user.upload(screen.getByLabelText('Logo'), file(new Uint8Array(2_097_153)));
    await screen.findByText('Envie uma imagem PNG, JPG, WebP ou SVG de até 2 MB');
    expect(api.callsTo(uploadLogo)).toHaveLength(0);
  });

  it('stays unchanged when sending fails', async () => {
    api.break(uploadLogo);
    const page = openSettings();
    await ready();
    await page.user.upload(screen.getByLabelText('Logo'), file(PNG));
    await screen.findByText('Não foi possível conectar ao servidor');
    expect(screen.queryByAltText('Logo da sua empresa')).toBeNull();
  });
});

it('shows both templates in the colours and with the name of the form (P51, L21)', async () => {
  const page = openSettings();
  await ready();
  await fillField(page, NAME, 'Ateliê Nó');
  await fillField(page, /^Cor primária em hexadecimal/, '#AA0033');
  for (const template of ['Moderno', 'Elegante']) {
    const preview = screen.getByRole('figure', { name: `Prévia do template ${template}` });
    await waitFor(() => expect(preview.textContent).toContain('Ateliê Nó'));
    expect(preview.innerHTML.toUpperCase()).toContain('#AA0033');
  }
});

it('keeps an invalid colour, shows an error at the field, and saves nothing (D26, attack 360)', async () => {
  api.respond(getCompanySettings, 200, stored);
  const page = openSettings();
  await ready();
  await fillField(page, NAME, 'Ateliê Nó');
  await fillField(page, /^Cor primária em hexadecimal/, 'azul');
  await page.user.tab();
  const hex = screen.getByLabelText<HTMLInputElement>(/^Cor primária em hexadecimal/);
  await screen.findByText('Use uma cor no formato #RRGGBB');
  expect(hex.value).toBe('azul');
  await save(page);
  await waitFor(() => expect(document.activeElement).toBe(hex));
  expect(api.callsTo(updateCompanySettings)).toEqual([]);
});

it('switches the theme at once (P51)', async () => {
  const page = openSettings();
  await ready();
  const toggle = screen.getByRole('switch', { name: 'Tema escuro' });
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  await page.user.click(toggle);
  expect([toggle.getAttribute('aria-checked'), localStorage.getItem('theme')]).toEqual(['true', 'dark']);
});
