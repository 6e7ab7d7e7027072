import { publicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { SignatureBody } from '@acordo/contracts/http/public/decide';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { done, failure, LOAD, noConnection, proposal, SIGN, signed } from './testing/answers';
import { enter, fields, fillForm, heading, openForm, openPage, press } from './testing/open-page';

const SUBMIT = 'Assinar Digitalmente';
const SIGNED = 'Proposta Assinada Digitalmente';
const keyOf = (call?: { headers: Headers }) => call?.headers.get('idempotency-key');

describe('signing', () => {
  it('sends what was typed and what was shown, then shows the signature', async () => {
    const { user, api, notices } = openPage([LOAD, [proposal(), signed]], [SIGN, [done]]);
    await openForm(user);
    await fillForm(user);
    await press(user, SUBMIT);
    const card = await heading(SIGNED);
    await waitFor(() => expect(document.activeElement).toBe(card));
    const [sent] = api.callsTo(SIGN);
    expect(sent?.body).toEqual({
      nome: 'José Antônio Ribeiro',
      email: 'jose@paoeprosa.com.br',
      confirmacao: true,
      versao: publicProposalFixture.versao,
      conteudo_hash: publicProposalFixture.conteudo_hash,
    });
    expect(SignatureBody.safeParse(sent?.body).success).toBe(true);
    expect(keyOf(sent)).toMatch(/^[0-9a-f]{32}$/);
    expect(notices).toEqual([
      {
        tone: 'success',
        title: 'Proposta assinada com sucesso!',
        detail: 'Sua assinatura digital foi registrada e a proposta foi aceita.',
      },
    ]);
  });

  it('needs two fields and a check, and shows the whole consent before the button', async () => {
    const { user } = openPage();
    await openForm(user);
    const { texto } = publicProposalFixture.consentimento;
    const consent = screen.getByText((_own, node) => node?.tagName === 'P' && node.textContent === texto);
    const button = screen.getByText(SUBMIT);
    expect(consent.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(document.querySelectorAll('form input:not([type=checkbox])')).toHaveLength(2);
    expect(screen.getByText(/A data, a hora e o seu endereço IP serão registrados/)).toBeTruthy();
    await enter(user, fields().nome, 'José');
    expect(screen.getByText('José').className).toContain('font-hand');
  });

  it('goes from the name to the e-mail by the phone’s own key, without complaining', async () => {
    const { user } = openPage();
    await openForm(user);
    await user.type(fields().nome, 'Jô{Enter}');
    expect(document.activeElement).toBe(fields().email);
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });

  it('says what is missing in product.md’s words, goes to the first, and sends nothing', async () => {
    const { user, api } = openPage();
    await openForm(user);
    await press(user, SUBMIT);
    expect(screen.getByText('Nome é obrigatório')).toBeTruthy();
    expect(screen.getByText('Email é obrigatório')).toBeTruthy();
    expect(screen.getByText('Você deve confirmar que concorda com os termos')).toBeTruthy();
    expect(document.activeElement).toBe(fields().nome);
    await enter(user, fields().nome, 'J');
    await user.tab();
    expect(screen.getByText('Nome deve ter pelo menos 2 caracteres')).toBeTruthy();
    await enter(user, fields().nome, 'osé');
    expect(screen.queryByText('Nome deve ter pelo menos 2 caracteres')).toBeNull();
    await enter(user, fields().email, 'jose@');
    await user.tab();
    expect(screen.getByText('Email deve ter formato válido')).toBeTruthy();
    await press(user, SUBMIT);
    expect(document.activeElement).toBe(fields().email);
    expect(api.callsTo(SIGN)).toEqual([]);
  });

  it('asks for a name that names somebody, under the field, and sends nothing (attack 260)', async () => {
    const { user, api } = openPage();
    await openForm(user);
    await fillForm(user);
    await user.clear(fields().nome);
    await enter(user, fields().nome, '--');
    await press(user, SUBMIT);
    const message = screen.getByText('O nome deve ter pelo menos uma letra');
    expect(fields().nome.getAttribute('aria-describedby')).toContain(message.closest('[id]')?.id ?? 'none');
    expect(document.activeElement).toBe(fields().nome);
    await user.clear(fields().nome);
    await enter(user, fields().nome, '\u3164\u200b');
    await press(user, SUBMIT);
    expect(screen.getByText('Nome é obrigatório')).toBeTruthy();
    expect(api.callsTo(SIGN)).toEqual([]);
  });

  it('keeps one key for all tries of the same signature (D49)', async () => {
    const { user, api, notices } = openPage(
      [LOAD, [proposal(), signed]],
      [SIGN, [noConnection, failure('INTERNAL'), done]],
    );
    await openForm(user);
    await fillForm(user);
    await press(user, SUBMIT);
    await waitFor(() => expect(notices).toHaveLength(1));
    await press(user, SUBMIT);
    await waitFor(() => expect(notices).toHaveLength(2));
    await press(user, SUBMIT);
    await heading(SIGNED);
    const keys = api.callsTo(SIGN).map(keyOf);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(notices.slice(0, 2).map(({ title, detail }) => [title, detail])).toEqual([
      ['Erro ao assinar proposta', 'Tente novamente em alguns instantes.'],
      ['Erro ao assinar proposta', 'Algo deu errado do nosso lado. Tente novamente em alguns instantes.'],
    ]);
  });

  it('sends once, however often the button is pressed while it works', async () => {
    let answer: (response: Response | Promise<Response>) => void = () => undefined;
    const waiting = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { user, api } = openPage([LOAD, [proposal(), signed]], [SIGN, [() => waiting]]);
    await openForm(user);
    await fillForm(user);
    await press(user, SUBMIT);
    await press(user, 'Processando...');
    await user.type(fields().email, '{Enter}');
    answer(done());
    await heading(SIGNED);
    expect(api.callsTo(SIGN)).toHaveLength(1);
  });

  it('shows what the server finds wrong under its field', async () => {
    const { user } = openPage([
      SIGN,
      [failure('INVALID_FIELDS', { email: 'Email deve ter formato válido' })],
    ]);
    await openForm(user);
    await fillForm(user);
    await press(user, SUBMIT);
    expect(await screen.findByText('Email deve ter formato válido')).toBeTruthy();
    expect(document.activeElement).toBe(fields().email);
  });
});
