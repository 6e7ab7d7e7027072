import { publicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { RejectionBody } from '@acordo/contracts/http/public/decide';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { done, failure, LOAD, noConnection, proposal, REJECT, rejected, tooMany } from './testing/responses';
import { enter, findFailureNotice, heading, openPublicPage, pressButton } from './testing/open-public-page';

const CONFIRM = 'Confirmar Recusa';

async function openRejection(user: ReturnType<typeof openPublicPage>['user']) {
  await user.click(await screen.findByText('Recusar Proposta', { selector: 'button, button *' }));
  return screen.findByLabelText<HTMLTextAreaElement>('Motivo da recusa');
}

describe('rejecting (P37, P92)', () => {
  it('sends the reason and what was shown, shows a notice and the new state', async () => {
    const { user, api, notices } = openPublicPage([LOAD, [proposal(), rejected]], [REJECT, [done]]);
    await enter(user, await openRejection(user), ' Fora do orçamento ');
    await pressButton(user, CONFIRM);
    const card = await heading('Proposta Rejeitada');
    await waitFor(() => expect(document.activeElement).toBe(card));
    const [sent] = api.callsTo(REJECT);
    expect(sent?.body).toEqual({
      motivo: 'Fora do orçamento',
      versao: publicProposalFixture.versao,
      conteudo_hash: publicProposalFixture.conteudo_hash,
    });
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect(notices.map(({ title }) => title)).toEqual([
      'Proposta rejeitada. O proprietário será notificado.',
    ]);
  });

  it('needs no reason (P41, L17)', async () => {
    const { user, api } = openPublicPage([LOAD, [proposal(), rejected]], [REJECT, [done]]);
    await openRejection(user);
    await pressButton(user, CONFIRM);
    await heading('Proposta Rejeitada');
    expect(RejectionBody.parse(api.callsTo(REJECT)[0]?.body).motivo).toBe('Não informado');
  });

  it('cuts no reason: a too long one stays, with an error, and is not sent (attack 335)', async () => {
    const { user, api } = openPublicPage([LOAD, [proposal(), rejected]], [REJECT, [done]]);
    const reason = await openRejection(user);
    await enter(user, reason, 'x'.repeat(2_001));
    expect(reason.value).toHaveLength(2_001);
    await pressButton(user, CONFIRM);
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    const told = reason.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
    expect(document.getElementById(told)?.textContent).toBe('Use no máximo 2.000 caracteres');
    expect(document.activeElement).toBe(reason);
    expect(api.callsTo(REJECT)).toEqual([]);
    await user.type(reason, '{Backspace}');
    await pressButton(user, CONFIRM);
    await heading('Proposta Rejeitada');
  });

  it('can be cancelled, and returns the focus to its button', async () => {
    const { user, api } = openPublicPage();
    await openRejection(user);
    await pressButton(user, 'Cancelar');
    expect(await heading('Aceitar Proposta')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Recusar Proposta');
    expect(api.callsTo(REJECT)).toEqual([]);
  });

  it('keeps the reason and shows an error when it fails', async () => {
    const { user, notices } = openPublicPage([REJECT, [noConnection]]);
    const reason = await openRejection(user);
    await enter(user, reason, 'Fora do orçamento');
    await pressButton(user, CONFIRM);
    const notice = await findFailureNotice('Erro ao rejeitar a proposta. Tente novamente.');
    expect(document.activeElement).toBe(notice);
    expect(notice.closest('form')?.contains(screen.getByText(CONFIRM))).toBe(true);
    expect(reason.value).toBe('Fora do orçamento');
    expect(notices).toEqual([]);
  });

  it('shows the reason, and how long to wait; the message disappears when the form is sent again (attacks 352, 353)', async () => {
    const { user, notices } = openPublicPage(
      [LOAD, [proposal(), rejected]],
      [REJECT, [failure('OWNER_CANNOT_DECIDE'), tooMany(40), done]],
    );
    await openRejection(user);
    await pressButton(user, CONFIRM);
    const forbidden = await findFailureNotice('Erro ao rejeitar a proposta');
    expect(forbidden.textContent).toContain('O dono da proposta não pode assiná-la nem recusá-la.');
    await pressButton(user, CONFIRM);
    const limited = await findFailureNotice('Erro ao rejeitar a proposta. Tente novamente.');
    expect(limited.textContent).toMatch(/Tente de novo em (39|40) segundos\.$/);
    expect(forbidden.isConnected).toBe(false);
    await pressButton(user, CONFIRM);
    await heading('Proposta Rejeitada');
    expect(screen.queryByText(/^Erro ao rejeitar/)).toBeNull();
    expect(notices.map(({ tone }) => tone)).toEqual(['neutral']);
  });

  it('shows the server’s message about the reason at its field', async () => {
    const { user } = openPublicPage([REJECT, [failure('INVALID_FIELDS', { motivo: 'Texto inválido' })]]);
    const reason = await openRejection(user);
    await enter(user, reason, 'Caro');
    await pressButton(user, CONFIRM);
    await screen.findByText('Texto inválido');
    await waitFor(() => expect(document.activeElement).toBe(reason));
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    await user.type(reason, '.');
    expect(screen.queryByText('Texto inválido')).toBeNull();
  });

  it('shows what was updated meanwhile for review (D17)', async () => {
    const updated = proposal({ versao: 2, conteudo_hash: 'b'.repeat(64) });
    const { user, notices } = openPublicPage(
      [LOAD, [proposal(), updated]],
      [REJECT, [failure('CONTENT_CHANGED')]],
    );
    const reason = await openRejection(user);
    await enter(user, reason, 'Caro');
    await pressButton(user, CONFIRM);
    const notice = (await screen.findByText(/^Esta proposta foi atualizada/)).closest('section');
    expect(document.activeElement).toBe(notice);
    expect(screen.queryByLabelText('Motivo da recusa')).toBeNull();
    expect(notices).toEqual([]);
    expect((await openRejection(user)).value).toBe('Caro');
  });
});
