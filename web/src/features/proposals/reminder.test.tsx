import { proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { errorText } from '@acordo/contracts/errors';
import { sendReminder } from '@acordo/contracts/http/propostas/send-reminder';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { startSession } from '../../shared/session/session-store';
import { at, LISTED_TITLE, openPage, ownerApi } from '../../shared/proposals/testing/owner-page';
import '../../shared/testing/patience';
import { Component } from './dashboard-page';

const sent: Proposal = {
  ...proposalFixture,
  status: 'enviado',
  token: 'abc',
  link_expira_em: '2026-12-28T02:59:59.000Z',
  cliente_telefone: '(11) 98765-4321',
};
const SEND = at(sendReminder, sent.id);
const ACTION = 'Cobrar resposta';
const LINK = `${window.location.origin}/public/proposal/abc`;
const STANDARD = `Olá, Padaria Pão & Prosa! Aqui é Estúdio Lume. Conseguiu ver a proposta “${LISTED_TITLE}”? Ela pode ser respondida até 27/12/2026: ${LINK}`;

async function open(proposal: Proposal = sent) {
  const api = ownerApi([proposal]);
  const page = openPage('/dashboard', { '/dashboard': Component });
  await page.user.click(await screen.findByRole('button', { name: LISTED_TITLE }));
  const sheet = await screen.findByRole('dialog', { name: LISTED_TITLE });
  await page.user.click(await within(sheet).findByRole('button', { name: ACTION }));
  const dialog = await screen.findByRole('dialog', { name: ACTION });
  return { ...page, api, dialog: within(dialog) };
}
const field = (dialog: Awaited<ReturnType<typeof open>>['dialog']) =>
  dialog.findByLabelText<HTMLTextAreaElement>('Mensagem');

beforeEach(() => localStorage.clear());

describe("'Cobrar resposta' (P120)", () => {
  it('is prepared with client, company, title and validity, for WhatsApp first', async () => {
    const { dialog } = await open();
    expect((await field(dialog)).value).toBe(STANDARD);
    const [first] = dialog.getAllByRole<HTMLAnchorElement>('link');
    expect(first?.textContent).toBe('WhatsApp');
    expect(first?.href).toContain('https://wa.me/5511987654321?text=');
    expect(new URL(first?.href ?? '').searchParams.get('text')).toBe(STANDARD);
    expect([first?.target, first?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('is recorded when WhatsApp is opened', async () => {
    const { user, api, dialog, notices } = await open();
    api.respond(SEND, 200, { lembrete_em: '2026-12-01T12:00:00.000Z' });
    await field(dialog);
    await user.click(dialog.getByRole('link', { name: 'WhatsApp' }));
    await waitFor(() => expect(notices).toMatchObject([{ title: 'Lembrete enviado' }]));
    const [call] = api.callsTo(SEND);
    expect(call?.body).toEqual({ canal: 'whatsapp' });
    expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: ACTION })).toBeNull());
  });

  it('goes by email with the typed text, without the link, which is in the button', async () => {
    const { user, api, dialog } = await open();
    api.respond(SEND, 200, { lembrete_em: '2026-12-01T12:00:00.000Z' });
    fireEvent.change(await field(dialog), {
      target: { value: `Oi, Padaria Pão & Prosa!\nVeja aqui: ${LINK}` },
    });
    await user.click(dialog.getByRole('button', { name: 'Enviar por e-mail' }));
    await waitFor(() =>
      expect(api.callsTo(SEND)[0]?.body).toEqual({
        canal: 'email',
        texto: 'Oi, Padaria Pão & Prosa!\nVeja aqui.',
      }),
    );
  });

  it('shows the server’s reason, and keeps what was typed', async () => {
    const { user, api, dialog } = await open();
    const text =
      'O cliente já recebeu um lembrete há menos de um dia. O próximo pode ser enviado a partir de 02/12/2026, 09:00.';
    const body = {
      ...errorText('REMINDED_ALREADY'),
      message: text,
      code: 'REMINDED_ALREADY',
      requestId: 'x',
    };
    api.reply(SEND, () => new Response(JSON.stringify(body), { status: 429 }));
    const area = await field(dialog);
    fireEvent.change(area, { target: { value: 'Meu texto' } });
    await user.click(dialog.getByRole('button', { name: 'Enviar por e-mail' }));
    expect((await dialog.findByText(text)).getAttribute('role')).toBe('alert');
    expect(area.value).toBe('Meu texto');
  });

  it('says when the next one is possible, within a day of the last (P119)', async () => {
    const last = new Date(Date.now() - 2 * 3_600_000 - 60_000).toISOString();
    const { dialog } = await open({ ...sent, lembrete_em: last });
    await dialog.findByText(
      /^Lembrete enviado há 2 h\. O próximo pode ser enviado a partir de \d\d\/\d\d\/\d{4}, \d\d:\d\d\.$/,
    );
    expect(dialog.queryByRole('link')).toBeNull();
  });

  it('offers no email without an address, or for an unconfirmed owner, and says why (D29)', async () => {
    const { dialog } = await open({ ...sent, cliente_email: '' });
    await field(dialog);
    expect(dialog.queryByRole('button', { name: 'Enviar por e-mail' })).toBeNull();
    expect(dialog.getByText(/^Sem o e-mail do cliente/)).toBeTruthy();
  });

  it('offers none while the owner’s email is unconfirmed (D29)', async () => {
    const { dialog } = await open();
    await field(dialog);
    act(() => startSession({ ...userFixture, email_confirmado: false }));
    expect(
      await dialog.findByText('Confirme seu e-mail para o Acordo escrever ao seu cliente.'),
    ).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Enviar por e-mail' })).toBeNull();
  });

  it('keeps an own text for the next client, with title and validity of that proposal', async () => {
    const { user, dialog } = await open();
    fireEvent.change(await field(dialog), {
      target: { value: `Padaria Pão & Prosa, e a “${LISTED_TITLE}”? Vale até 27/12/2026. ${LINK}` },
    });
    expect(localStorage.getItem(`acordo:reminder:${userFixture.id}`)).toBe(
      '{nome}, e a “{titulo}”? Vale até {validade}. {link}',
    );
    expect(localStorage.getItem(`acordo:message:${userFixture.id}`)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
  });

  it.each(['rascunho', 'aceito', 'rejeitado', 'expirado'] as const)('is not there for %s', async (status) => {
    ownerApi([{ ...sent, status }]);
    const { user } = openPage('/dashboard', { '/dashboard': Component });
    await user.click(await screen.findByRole('button', { name: LISTED_TITLE }));
    const sheet = await screen.findByRole('dialog', { name: LISTED_TITLE });
    await within(sheet).findByText('Proposta criada');
    expect(within(sheet).queryByRole('button', { name: ACTION })).toBeNull();
  });
});

describe('what is shown of requests and reminders (P118, P119)', () => {
  it('in the row and the side sheet: a request, until there is a new link', async () => {
    ownerApi([{ ...sent, status: 'expirado', novo_link_pedido_em: '2026-12-30T13:30:00.000Z', vistas: 2 }]);
    const { user } = openPage('/dashboard', { '/dashboard': Component });
    const row = await screen.findByRole('listitem', { name: LISTED_TITLE });
    expect(within(row).getByText('Novo link pedido')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: LISTED_TITLE }));
    const sheet = await screen.findByRole('dialog', { name: LISTED_TITLE });
    expect(within(sheet).getByText(/^Novo link pedido em 30\/12\/2026, 10:30\./)).toBeTruthy();
  });

  it('in the row: a reminder, until the client looks', async () => {
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000 - 60_000).toISOString();
    ownerApi([
      { ...sent, lembrete_em: hours(2), vistas: 1, vista_ultima_em: hours(5) },
      {
        ...sent,
        id: '5f0d3f5a-61d6-4f8e-8f5a-0d4a5a1f9b22',
        lembrete_em: hours(5),
        vistas: 1,
        vista_ultima_em: hours(2),
      },
    ]);
    openPage('/dashboard', { '/dashboard': Component });
    expect(await screen.findByText('Lembrete enviado há 2 h')).toBeTruthy();
    expect(screen.getByText('Vista 1×, há 2 h')).toBeTruthy();
  });
});
