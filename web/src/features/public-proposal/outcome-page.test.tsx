import { jest, describe, expect, it } from '@jest/globals';
import { publicProposalFixture, signedPublicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { act, render, screen } from '@testing-library/react';
import { FakeApi } from '../../shared/testing/fake-api';
import { rejectProposal } from './api/reject-proposal';
import { signProposal } from './api/sign-proposal';
import { OutcomePage } from './components/outcome-page';
import {
  type FakeResponse,
  done,
  failure,
  inTurn,
  LOAD,
  noConnection,
  proposal,
  REJECT,
  rejected,
  SIGN,
  signed,
} from './testing/responses';

const token = publicProposalFixture.id;
const shown = { versao: 1, conteudo_hash: 'a'.repeat(64) };
const open = () => render(<OutcomePage token={token} />);
const api = (...responses: FakeResponse[]) => new FakeApi().install().reply(LOAD, inTurn(responses));
const title = (text: string | RegExp) => screen.findByText(text, { selector: 'h1' });
const sign = () =>
  signProposal(
    token,
    { nome: 'Helena', email: 'helena@ipe.com.br', confirmacao: true, ...shown },
    'key',
  ).catch(() => undefined);
const reject = () => rejectProposal(token, { motivo: '', ...shown }, 'key').catch(() => undefined);

/** Attack 314: a page that breaks shows the result of a decision. */
describe('instead of a client’s page that broke', () => {
  it('shows the state without a decision of this visit', async () => {
    api(signed);
    open();
    await title(/^Esta proposta foi assinada em \d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}$/);
    const { id } = signedPublicProposalFixture;
    const pdf = screen.getByText('Baixar PDF').closest('a');
    expect(pdf?.getAttribute('href')).toBe(`/api/public/proposal/${id}/pdf`);
  });

  it('an open proposal can be read and answered on its page without scripts, which cannot break (attack 414)', async () => {
    api(proposal());
    open();
    await title('Não foi possível mostrar a proposta');
    const plain = screen.getByText('Abrir a versão simples').closest('a');
    expect(plain?.getAttribute('href')).toBe('?responder=assinar');
  });

  it('waits for a running signature before its call', async () => {
    const server = api(signed);
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    server.reply(SIGN, async () => {
      await held;
      return done();
    });
    const sent = sign();
    open();
    await title('Um momento');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(server.callsTo(LOAD)).toHaveLength(0);
    letGo();
    await title(/^Sua assinatura foi registrada em /);
    await sent;
  });

  it('shows that a signature is not stored, as on the server', async () => {
    api(proposal()).reply(SIGN, failure('BUSY'));
    await sign();
    open();
    await title('Sua resposta não foi registrada');
    expect(screen.queryByText('Baixar PDF')).toBeNull();
  });

  it('shows a stored rejection', async () => {
    api(rejected).reply(REJECT, done);
    await reject();
    open();
    await title('Sua recusa foi registrada');
  });

  it('does not attribute somebody else’s decision to this visit', async () => {
    api(rejected).reply(SIGN, failure('ALREADY_DECIDED'));
    await sign();
    open();
    await title('Esta proposta foi recusada');
  });

  it('shows an unknown state without a connection, and retries', async () => {
    api(noConnection, signed).reply(SIGN, done);
    await sign();
    open();
    await title('Não foi possível conferir a sua resposta');
    act(() => screen.getByText('Conferir novamente').click());
    await title(/^Sua assinatura foi registrada em /);
  });

  it('drops what was tried after a while', async () => {
    api(signed).reply(SIGN, done);
    await sign();
    const later = Date.now() + 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    open();
    await title(/^Esta proposta foi assinada/);
    jest.restoreAllMocks();
  });
});
