import { describe, expect, it } from '@jest/globals';
import { errorText } from '@acordo/contracts/errors';
import { publicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { done, failure, LOAD, noConnection, proposal, SIGN, signed } from './testing/responses';
import { fields, fillForm, heading, openForm, openPublicPage, pressButton } from './testing/open-public-page';

const SUBMIT = 'Assinar Digitalmente';
const UPDATED = 'Esta proposta foi atualizada. Revise antes de assinar.';
const changedNotice = async () => (await screen.findByText(UPDATED)).closest('section') as HTMLElement;
const SIGNED = 'Proposta Assinada Digitalmente';
const updated = proposal({ versao: 2, valor_total: '12500.00', conteudo_hash: 'b'.repeat(64) });

describe('signing an outdated proposal', () => {
  it('closes the form of an updated proposal, shows old and new, and starts again (D17, attack 300)', async () => {
    const { user, api, notices } = openPublicPage(
      [LOAD, [proposal(), updated, signed]],
      [SIGN, [failure('CONTENT_CHANGED'), done]],
    );
    await openForm(user);
    await fillForm(user);
    await pressButton(user, SUBMIT);
    const notice = await changedNotice();
    expect(document.activeElement).toBe(notice);
    expect(screen.queryByLabelText(/Nome Completo/)).toBeNull();
    // Above the document: what is read next.
    const sheet = document.querySelector('article') as HTMLElement;
    expect(notice.compareDocumentPosition(sheet) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const list = await within(notice).findByLabelText('O que mudou');
    expect(list.firstElementChild?.textContent).toBe(
      'Valor Total do ProjetoAntes: R$ 11.200,00Agora: R$ 12.500,00Ver no documento',
    );
    expect(list.closest('[role="alert"]')).not.toBeNull();
    expect(sheet.closest('[data-changed="investment"]')).not.toBeNull();
    expect(notices).toEqual([]);

    await openForm(user);
    expect(fields().nome.value).toBe('José Antônio Ribeiro');
    expect(fields().email.value).toBe('jose@paoeprosa.com.br');
    // The agreement was to the other content.
    expect(fields().confirmacao.checked).toBe(false);
    await user.click(fields().confirmacao);
    await pressButton(user, SUBMIT);
    await heading(SIGNED);
    const [first, second] = api.callsTo(SIGN);
    expect(second?.body).toMatchObject({ versao: 2, conteudo_hash: 'b'.repeat(64) });
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
  });

  it('says so after a reload, another page and Back as well, until the form was opened for it (D17)', async () => {
    const { user } = openPublicPage();
    await openForm(user);
    await fillForm(user);
    cleanup();
    const later = openPublicPage([LOAD, [updated]]);
    const notice = await changedNotice();
    expect(document.activeElement).toBe(notice);
    within(notice).getByText(/o que você digitou está guardado/);
    await openForm(later.user);
    expect(fields().nome.value).toBe('José Antônio Ribeiro');
    cleanup();
    openPublicPage([LOAD, [updated]]);
    await screen.findByRole('article');
    expect(screen.queryByText(UPDATED)).toBeNull();
  });

  it('links from the list to the part of the document, in both templates', async () => {
    for (const template of ['modern', 'elegant'] as const) {
      const { user } = openPublicPage(
        [
          LOAD,
          [proposal({ template }), proposal({ template, prazo: '45 dias', conteudo_hash: 'b'.repeat(64) })],
        ],
        [SIGN, [failure('CONTENT_CHANGED')]],
      );
      await openForm(user);
      await fillForm(user);
      await pressButton(user, SUBMIT);
      await user.click(await screen.findByLabelText('Ver no documento: Prazo'));
      expect(document.activeElement?.textContent).toBe('Escopo do Projeto');
      cleanup();
      sessionStorage.clear();
    }
  });

  it('compares with what was read: not with a version in between', async () => {
    const { user } = openPublicPage(
      [LOAD, [proposal(), updated, proposal()]],
      [SIGN, [failure('CONTENT_CHANGED')]],
    );
    await openForm(user);
    await fillForm(user);
    await pressButton(user, SUBMIT);
    await changedNotice();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByText(UPDATED)).toBeNull());
    expect(document.querySelector('[data-changed]')).toBeNull();
  });

  it('detects it when the person comes back to the page, reading or in the form (attack 301)', async () => {
    const third = proposal({ versao: 3, valor_total: '13000.00', conteudo_hash: 'c'.repeat(64) });
    const { user, api } = openPublicPage([LOAD, [proposal(), updated, third]]);
    await heading('Aceitar Proposta');
    document.dispatchEvent(new Event('visibilitychange'));
    const first = await changedNotice();
    expect(document.activeElement).toBe(first);
    expect(first.textContent).not.toContain('Nada foi enviado');

    await openForm(user);
    await fillForm(user);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByLabelText(/Nome Completo/)).toBeNull());
    const second = await changedNotice();
    expect(document.activeElement).toBe(second);
    expect(second.textContent).toContain('Nada foi enviado');
    // Since the form was opened for the second version.
    expect((await within(second).findByLabelText('O que mudou')).textContent).toContain(
      'Antes: R$ 12.500,00',
    );
    expect(api.callsTo(SIGN)).toEqual([]);
    await openForm(user);
    expect(fields().nome.value).toBe('José Antônio Ribeiro');
  });

  it.each(['CONTENT_CHANGED', 'STATE_CONFLICT', 'LINK_EXPIRED', 'LOCKED', 'RECORD_IN_VERIFICATION'] as const)(
    'closes the form after %s even if the page cannot be reloaded, and offers that (attack 302)',
    async (code) => {
      const { user } = openPublicPage([LOAD, [proposal(), noConnection, updated]], [SIGN, [failure(code)]]);
      await openForm(user);
      await fillForm(user);
      await pressButton(user, SUBMIT);
      const notice = (await screen.findByText('Erro ao assinar proposta')).closest('section');
      expect(document.activeElement).toBe(notice);
      const { error } = errorText(code);
      // A text for the client: the table's is for the owner.
      const locked = 'Esta proposta já foi assinada e não aceita outra resposta.';
      expect(notice?.textContent).toContain(code === 'LOCKED' ? locked : error);
      expect(screen.queryAllByText(/^(Assinar|Recusar)/, { selector: 'button' })).toEqual([]);
      await pressButton(user, 'Atualizar a página');
      await waitFor(() => expect(document.activeElement?.textContent).toContain(UPDATED));
      expect(document.activeElement?.textContent).toContain('Nada foi enviado');
      expect(screen.queryByText('Erro ao assinar proposta')).toBeNull();
    },
  );

  it('starts again if the content is the same after all', async () => {
    const { user } = openPublicPage([LOAD, [proposal(), proposal()]], [SIGN, [failure('IN_PROGRESS')]]);
    await openForm(user);
    await fillForm(user);
    await pressButton(user, SUBMIT);
    const notice = (await screen.findByText('Erro ao assinar proposta')).closest('section');
    expect(document.activeElement).toBe(notice);
    await openForm(user);
    expect(screen.queryByText('Erro ao assinar proposta')).toBeNull();
    expect(fields().confirmacao.checked).toBe(false);
  });

  it('shows the current state when someone else was faster', async () => {
    const { user, notices } = openPublicPage(
      [LOAD, [proposal(), signed]],
      [SIGN, [failure('ALREADY_DECIDED')]],
    );
    await openForm(user);
    await fillForm(user);
    await pressButton(user, SUBMIT);
    await heading(SIGNED);
    const notice = screen.getByText('Erro ao assinar proposta').closest('section');
    await waitFor(() => expect(document.activeElement).toBe(notice));
    expect(notice?.textContent).toContain('Esta proposta já foi respondida.');
    expect(notices).toEqual([]);
  });

  it('ends with the not-found state when the link expired', async () => {
    const expired = failure('LINK_EXPIRED');
    const { user, notices } = openPublicPage([LOAD, [proposal(), expired]], [SIGN, [expired]]);
    await openForm(user);
    await fillForm(user);
    await pressButton(user, SUBMIT);
    const title = await heading('Proposta não encontrada');
    expect(document.activeElement).toBe(title.closest('[role="alert"]'));
    // In view and with the focus: that nothing was sent, and whom to contact (attack 356).
    const said = document.activeElement as HTMLElement;
    expect(within(said).getByText('Erro ao assinar proposta')).toBeTruthy();
    expect(within(said).getByText('Nada foi enviado.')).toBeTruthy();
    expect(within(said).getByText('Para receber um novo link, fale com Estúdio Lume.')).toBeTruthy();
    expect(within(said).getByText(publicProposalFixture.empresa.email_empresa)).toBeTruthy();
    expect(notices).toEqual([]);
  });

  it('shows for a record in verification that nothing was sent, and nothing of the proposal', async () => {
    const verifying = failure('RECORD_IN_VERIFICATION');
    const { user } = openPublicPage([LOAD, [proposal(), verifying]], [SIGN, [verifying]]);
    await openForm(user);
    await fillForm(user);
    await pressButton(user, SUBMIT);
    const title = await heading('Registro em verificação');
    const said = title.closest('[role="status"]') as HTMLElement;
    expect(document.activeElement).toBe(said);
    expect(within(said).getByText('Nada foi enviado.')).toBeTruthy();
    expect(document.body.textContent).not.toContain('Estúdio Lume');
  });

  it('never offers signing again after an accepted signature, even if the page cannot be reloaded', async () => {
    const { user } = openPublicPage([LOAD, [proposal(), noConnection, signed]], [SIGN, [done]]);
    await openForm(user);
    await fillForm(user);
    await pressButton(user, SUBMIT);
    expect(await screen.findByText(/A sua resposta foi registrada/)).toBeTruthy();
    expect(screen.queryAllByText(/^Assinar/, { selector: 'button, button *' })).toEqual([]);
    await pressButton(user, 'Atualizar a página');
    expect(await heading(SIGNED)).toBeTruthy();
  });
});
