import { listActivity } from '@acordo/contracts/http/auth/activity';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import '../../shared/testing/patience';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { accountApi, ENTERED, openAccount, REFUSED } from './testing/open-account';

let api: ReturnType<typeof accountApi>;
beforeEach(() => {
  api = accountApi();
});

const section = () => screen.getByRole('region', { name: 'Atividade da conta' });
const list = () => screen.findByRole('list', { name: 'Atividade da conta' });
const rows = async () => within(await list()).getAllByRole('listitem');
const queries = () => api.callsTo(listActivity).map(({ url }) => new URL(url, 'http://x').searchParams);

describe('activity of the account (D35)', () => {
  it('shows what happened, from where, how often and when', async () => {
    openAccount();
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      'Entrada com GoogleFirefox no Mac · IP\u00a0203.0.113.728/11/2026, 09:00',
      'Tentativa com senha erradaChrome no Windows · IP\u00a0198.51.100.937 vezes, a primeira em 27/11/2026, 08:0027/11/2026, 15:30',
    ]);
    expect(queries()[0]?.get('limit')).toBe('10');
  });

  it('is filtered by group; a group without entries shows a message', async () => {
    const { user } = openAccount();
    await rows();
    api.respond(listActivity, 200, []);
    await user.selectOptions(
      within(section()).getByLabelText('Mostrar na atividade'),
      'Tentativas recusadas',
    );
    await within(section()).findByText('Nada deste tipo nos últimos 6 meses.');
    expect(queries().at(-1)?.get('grupo')).toBe('tentativas');
    api.respond(listActivity, 200, [ENTERED]);
    await user.selectOptions(within(section()).getByLabelText('Mostrar na atividade'), 'Entradas e saídas');
    expect(await rows()).toHaveLength(1);
    expect(queries().at(-1)?.get('grupo')).toBe('entradas');
  });

  it('loads page by page, and shows once what is on two pages', async () => {
    api.reply(listActivity, () => {
      const later = queries().at(-1)?.get('cursor') === 'abc';
      const headers = { link: '</api/auth/activity?limit=10&cursor=abc>; rel="next"' };
      return new Response(JSON.stringify(later ? [ENTERED, REFUSED] : [ENTERED]), later ? {} : { headers });
    });
    const { user } = openAccount();
    await user.click(await screen.findByRole('button', { name: 'Carregar mais: Atividade da conta' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /Carregar mais/ })).toBeNull();
  });

  it('keeps the entries if the next page fails, and can retry', async () => {
    const headers = { link: '</api/auth/activity?cursor=abc>; rel="next"' };
    api.reply(listActivity, () => new Response(JSON.stringify([ENTERED]), { headers }));
    const { user } = openAccount();
    const more = await screen.findByRole('button', { name: 'Carregar mais: Atividade da conta' });
    api.refuse(listActivity, 'FORBIDDEN');
    await user.click(more);
    await within(section()).findByText('Não foi possível carregar mais.');
    expect(await rows()).toHaveLength(1);
  });

  it('may be empty, and may fail: then with a retry', async () => {
    api.refuse(listActivity, 'FORBIDDEN');
    const { user } = openAccount();
    await within(section()).findByText('Não foi possível carregar a atividade da conta.');
    api.respond(listActivity, 200, []);
    await user.click(within(section()).getByRole('button', { name: 'Tentar novamente' }));
    await within(section()).findByText('Nada aconteceu com sua conta nos últimos 6 meses.');
  });

  it('is linked from the email about a new device: the focus is on its heading (D29)', async () => {
    openAccount(userFixture, '#atividade');
    await rows();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Atividade da conta' }));
  });
});
