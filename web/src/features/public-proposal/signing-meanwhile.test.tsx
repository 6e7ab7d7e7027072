import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { done, failure, LOAD, noConnection, proposal, SIGN, signed } from './testing/answers';
import { fields, fillForm, heading, openForm, openPage, press } from './testing/open-page';

const SUBMIT = 'Assinar Digitalmente';
const SIGNED = 'Proposta Assinada Digitalmente';
const updated = proposal({ versao: 2, valor_total: '12500.00', conteudo_hash: 'b'.repeat(64) });

describe('signing what is no longer so', () => {
  it('asks to review a proposal that was updated, keeps what was typed, and signs the new one (D17)', async () => {
    const { user, api, notices } = openPage(
      [LOAD, [proposal(), updated, signed]],
      [SIGN, [failure('CONTENT_CHANGED'), done]],
    );
    await openForm(user);
    await fillForm(user);
    await press(user, SUBMIT);
    expect(await screen.findByText('Esta proposta foi atualizada. Revise antes de assinar.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('R$ 12.500,00').length).toBeGreaterThan(1));
    expect(fields().nome.value).toBe('José Antônio Ribeiro');
    expect(fields().email.value).toBe('jose@paoeprosa.com.br');
    // The agreement was to the other content.
    expect(fields().confirmacao.checked).toBe(false);
    expect(notices).toEqual([]);
    await user.click(fields().confirmacao);
    await press(user, SUBMIT);
    await heading(SIGNED);
    const [first, second] = api.callsTo(SIGN);
    expect(second?.body).toMatchObject({ versao: 2, conteudo_hash: 'b'.repeat(64) });
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
  });

  it('shows how things stand when someone else was faster', async () => {
    const { user, notices } = openPage([LOAD, [proposal(), signed]], [SIGN, [failure('ALREADY_DECIDED')]]);
    await openForm(user);
    await fillForm(user);
    await press(user, SUBMIT);
    await heading(SIGNED);
    expect(notices.map(({ title, detail }) => [title, detail])).toEqual([
      ['Erro ao assinar proposta', 'Esta proposta já foi respondida.'],
    ]);
  });

  it('ends with the not-found state when the link expired', async () => {
    const expired = failure('LINK_EXPIRED');
    const { user } = openPage([LOAD, [proposal(), expired]], [SIGN, [expired]]);
    await openForm(user);
    await fillForm(user);
    await press(user, SUBMIT);
    expect(await heading('Proposta não encontrada')).toBeTruthy();
  });

  it('never asks again for a signature that was taken, even if the page cannot be refreshed', async () => {
    const { user } = openPage([LOAD, [proposal(), noConnection, signed]], [SIGN, [done]]);
    await openForm(user);
    await fillForm(user);
    await press(user, SUBMIT);
    expect(await screen.findByText(/A sua resposta foi registrada/)).toBeTruthy();
    expect(screen.queryAllByText(/^Assinar/, { selector: 'button, button *' })).toEqual([]);
    await press(user, 'Atualizar a página');
    expect(await heading(SIGNED)).toBeTruthy();
  });
});
