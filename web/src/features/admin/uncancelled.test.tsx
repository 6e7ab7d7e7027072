import {
  CANCELLATION_FAILURES,
  listUncancelled,
  type Uncancelled,
} from '@acordo/contracts/http/vitamina/subscriptions/list-uncancelled';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { FakeApi } from '../../shared/testing/fake-api';
import '../../shared/testing/patience';
import { cancellationWords } from './model/cancellation-words';
import { adminApi, idOf, openAdmin } from './testing/admin-pages';

const TITLE = 'Planos pagos que não puderam ser cancelados';
const one: Uncancelled = {
  assinatura: 'sub_9',
  cliente: 'cus_9',
  usuario: idOf(9),
  desde: '2026-11-27T18:20:00.000Z',
  tentativas: 3,
  proxima_em: '2026-11-27T18:28:00.000Z',
  falha: 'sem_resposta',
};

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = adminApi();
});

describe('subscriptions of closed accounts that were not cancelled (D37)', () => {
  it('are at the top of the panel, by ids, with the error and what can be done', async () => {
    api.respond(listUncancelled, 200, { total: 3, assinaturas: [one] });
    openAdmin('/vitamina');
    const list = await screen.findByRole('list', { name: TITLE });
    expect(within(list).getByRole('listitem').textContent).toBe(
      `sub_9O provedor de pagamento não respondeu.Cliente cus_9 · Conta encerrada ${idOf(9)}Desde 27/11/2026, 15:20 · 3 tentativas · próxima tentativa 27/11/2026, 15:28`,
    );
    expect(screen.getByRole('alert').textContent).toMatch(/pode continuar sendo cobrado/);
    screen.getByText('E mais 2 planos.');
    const section = screen.getByRole('region', { name: TITLE });
    const users = await screen.findByRole('region', { name: 'Usuários' });
    expect(section.compareDocumentPosition(users) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('are not shown if there are none', async () => {
    openAdmin('/vitamina');
    await screen.findByText('marina@estudiolume.com.br');
    await screen.findByText('10.932');
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  it('show an error if they can’t be loaded', async () => {
    api.refuse(listUncancelled, 'FORBIDDEN');
    const { user } = openAdmin('/vitamina');
    const alert = (await screen.findByText(/Não foi possível verificar/)).closest('[role="alert"]');
    api.respond(listUncancelled, 200, { total: 1, assinaturas: [one] });
    await user.click(within(alert as HTMLElement).getByText('Tentar novamente'));
    await screen.findByText('sub_9');
  });

  it('each have their own text', () => {
    const sentences = CANCELLATION_FAILURES.map(cancellationWords);
    expect(new Set(sentences).size).toBe(CANCELLATION_FAILURES.length);
    expect(cancellationWords('newer' as never)).toBe(cancellationWords('erro_do_provedor'));
  });
});
