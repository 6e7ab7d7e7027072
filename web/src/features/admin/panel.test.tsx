import { readAudit } from '@acordo/contracts/http/vitamina/audit';
import { listFailedEmails } from '@acordo/contracts/http/vitamina/emails/list-failed';
import { resendEmail } from '@acordo/contracts/http/vitamina/emails/resend';
import { panelStats } from '@acordo/contracts/http/vitamina/stats';
import { listUsers } from '@acordo/contracts/http/vitamina/users/list';
import { toggleUnlimited } from '@acordo/contracts/http/vitamina/users/toggle-unlimited';
import { updateUser } from '@acordo/contracts/http/vitamina/users/update';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { FakeApi, SeenCall } from '../../shared/testing/fake-api';
import '../../shared/testing/patience';
import {
  accessEntry,
  adminApi,
  auditEntry,
  caio,
  idOf,
  marina,
  openAdmin,
  saidAt,
} from './testing/admin-pages';

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = adminApi();
});

const lift = (nome = 'Marina Duarte') =>
  screen.findByRole<HTMLButtonElement>('switch', { name: `Propostas ilimitadas: ${nome}` });
const queryOf = (call: SeenCall | undefined) => new URL(call?.url ?? '/', 'http://x').searchParams;
const one = { ...updateUser, path: `/api/vitamina/users/${marina.id}` } as const;

describe('the panel (P72, L22)', () => {
  it('shows four figures, users and what was changed', async () => {
    openAdmin('/vitamina');
    const row = (await screen.findByText('marina@estudiolume.com.br')).closest('tr');
    expect(row?.textContent).toContain('12');
    expect(row?.textContent).toContain('Mensal');
    expect(row?.textContent).toContain('27/11/2026, 22:30');
    expect(row?.textContent).toContain('02/09/2026');
    expect(screen.getByText('caio@nogueira.dev').closest('tr')?.textContent).toMatch(
      /Admin.*Indisponível.*Nunca/,
    );
    await screen.findByText('10.932');
    for (const figure of ['1.284', '3', '57']) expect(screen.getByText(figure).tagName).toBe('DD');
    const trail = await screen.findByRole('list', { name: 'Auditoria' });
    expect(trail.textContent).toBe(
      'Usuário alterado: Ana LimaPropostas ilimitadas: não → simpor admin@acordo.com.br · IP\u00a0203.0.113.927/11/2026, 15:20',
    );
    expect([document.title, screen.getByRole('heading', { level: 1 }).textContent]).toEqual([
      'Painel Administrativo · Acordo',
      'Painel Administrativo',
    ]);
    screen.getByText('Nenhum e-mail falhou.');
    screen.getByText('Instruções');
  });

  it('works when figures, emails and audit cannot be loaded, each with its own retry', async () => {
    for (const call of [panelStats, listFailedEmails, readAudit]) api.refuse(call, 'FORBIDDEN');
    const { user } = openAdmin('/vitamina');
    await screen.findByText('marina@estudiolume.com.br');
    await screen.findByText('Não foi possível carregar a auditoria.');
    screen.getByText('Não foi possível carregar os e-mails que falharam.');
    api.respond(panelStats, 200, { usuarios: 9, administradores: 0, ilimitados: 0, propostas: 0 });
    const alert = screen.getByText('Não foi possível carregar os números.').closest('[role="alert"]');
    await user.click(within(alert as HTMLElement).getByText('Tentar novamente'));
    await screen.findByText('9');
  });
});

describe('the audit trail (D34, D35)', () => {
  const trail = () => screen.findByRole('list', { name: 'Auditoria' });
  const asked = () => queryOf(api.callsTo(readAudit).at(-1)).get('classe');

  it('distinguishes changes and accesses, and shows who was refused, from where and how often', async () => {
    const gone = { ...accessEntry, id: idOf(92), tipo: 'saida' as const, metodo: null, vezes: 1, conta: '' };
    api.respond(readAudit, 200, [accessEntry, gone, auditEntry]);
    openAdmin('/vitamina');
    const [refused, left, change] = within(await trail()).getAllByRole('listitem');
    expect(refused?.textContent).toBe(
      'Tentativa com senha errada: admin@acordo.com.brRecusado' +
        'Administrador · Chrome no Linux · IP\u00a0198.51.100.7' +
        '27/11/2026, 15:30 · 37 vezes, a primeira em 27/11/2026, 08:00',
    );
    expect(left?.textContent).toMatch(/^Saída: conta removidaAcesso/);
    expect(change?.textContent).toMatch(/^Usuário alterado: Ana Lima/);
  });

  it('shows only one of the two', async () => {
    const { user } = openAdmin('/vitamina');
    await trail();
    expect(asked()).toBeNull();
    api.respond(readAudit, 200, [accessEntry]);
    await user.selectOptions(screen.getByLabelText('Mostrar na auditoria'), 'Acessos');
    await screen.findByText('Recusado');
    expect(asked()).toBe('acesso');
    api.respond(readAudit, 200, []);
    await user.selectOptions(screen.getByLabelText('Mostrar na auditoria'), 'Alterações');
    await screen.findByText('Nada registrado ainda.');
    expect(asked()).toBe('alteracao');
  });
});

describe('the users', () => {
  it('fail after three retries, and are fetched again on demand (P10)', async () => {
    api.break(listUsers);
    const { user } = openAdmin('/vitamina');
    await screen.findByText('Falha ao carregar usuários');
    expect(api.callsTo(listUsers)).toHaveLength(4);
    api.respond(listUsers, 200, [marina]);
    await user.click(screen.getByText('Tentar novamente'));
    await screen.findByText('marina@estudiolume.com.br');
  });

  it('are not refetched on focus', async () => {
    openAdmin('/vitamina');
    await lift();
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    act(() => void window.dispatchEvent(new Event('focus')));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(api.callsTo(listUsers)).toHaveLength(1);
  });

  it('may be empty: a message and a button to reload', async () => {
    api.respond(listUsers, 200, []);
    const { user } = openAdmin('/vitamina');
    await screen.findByText('Nenhum usuário encontrado.');
    api.respond(listUsers, 200, [marina]);
    await user.click(screen.getByText('Recarregar'));
    await lift();
  });

  it('are searched by the server, after a pause', async () => {
    const { user } = openAdmin('/vitamina');
    await lift();
    api.respond(listUsers, 200, [caio]);
    await user.click(screen.getByLabelText('Buscar por nome ou e-mail'));
    await user.paste(' caio ');
    await waitFor(() => expect(screen.queryByText('marina@estudiolume.com.br')).toBeNull());
    expect(queryOf(api.callsTo(listUsers).at(-1)).get('q')).toBe('caio');
  });

  it('load page by page', async () => {
    api.reply(listUsers, () => {
      const later = queryOf(api.callsTo(listUsers).at(-1)).get('cursor') === 'abc';
      const headers = { link: '</api/vitamina/users?cursor=abc>; rel="next"' };
      return new Response(JSON.stringify([later ? caio : marina]), later ? {} : { headers });
    });
    const { user } = openAdmin('/vitamina');
    await user.click(await screen.findByRole('button', { name: 'Carregar mais: Usuários' }));
    await screen.findByText('caio@nogueira.dev');
    screen.getByText('marina@estudiolume.com.br');
    expect(screen.queryByRole('button', { name: /Carregar mais/ })).toBeNull();
  });
});

describe('the unlimited switch', () => {
  it('changes at once, then the list is refetched', async () => {
    let settle: (response: Response) => void = () => undefined;
    api.reply(toggleUnlimited, () => new Promise((resolve) => (settle = resolve)));
    const { user, notices } = openAdmin('/vitamina');
    await user.click(await lift());
    await waitFor(async () => expect((await lift()).getAttribute('aria-checked')).toBe('true'));
    expect(api.callsTo(toggleUnlimited)[0]?.body).toEqual({ userId: marina.id, unlimitedProposals: true });
    const fresh = { ...marina, unlimited_proposals: true };
    api.respond(listUsers, 200, [fresh, caio]);
    act(() => settle(new Response(JSON.stringify(fresh))));
    await waitFor(() => expect(api.callsTo(listUsers)).toHaveLength(2));
    expect(notices).toEqual([{ tone: 'success', title: 'Permissões atualizadas' }]);
    expect(api.callsTo(readAudit)).toHaveLength(2);
  });

  it.each([
    ['USER_NOT_FOUND' as const, 'Usuário não encontrado'],
    [undefined, 'Não foi possível atualizar as permissões do usuário.'],
  ])('goes back where it is refused: %s', async (code, detail) => {
    if (code) api.refuse(toggleUnlimited, code);
    else api.reply(toggleUnlimited, () => new Response('<html>', { status: 502 }));
    const { user, notices } = openAdmin('/vitamina');
    await user.click(await lift());
    await waitFor(() =>
      expect(notices).toEqual([{ tone: 'destructive', title: 'Erro ao atualizar permissões', detail }]),
    );
    expect((await lift()).getAttribute('aria-checked')).toBe('false');
  });

  it('is disabled for administrators (D34)', async () => {
    openAdmin('/vitamina');
    expect((await lift('Caio Nogueira')).disabled).toBe(true);
    expect((await lift()).disabled).toBe(false);
  });
});

describe('users from before the rules for names (attack 262)', () => {
  it('can be distinguished and opened', async () => {
    const nobody = { ...marina, nome: '\u3164', email: `${marina.email}\u200b` };
    api.respond(listUsers, 200, [nobody]);
    const page = openAdmin('/vitamina');
    expect(await screen.findByText(`${marina.email}[U+200B]`)).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Editar [U+3164]' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.click(dialog.getByText('Salvar'));
    await waitFor(() => expect(saidAt(dialog.getByLabelText('Nome'))).toBe('Nome é obrigatório'));
    expect(api.callsTo(one)).toEqual([]);
  });
});

describe('the edit dialog (P72)', () => {
  async function edit(page: ReturnType<typeof openAdmin>, nome: string) {
    await page.user.click(await screen.findByRole('button', { name: 'Editar Marina Duarte' }));
    const field = await screen.findByLabelText('Nome');
    await page.user.clear(field);
    if (nome) await page.user.type(field, nome);
    return within(screen.getByRole('dialog'));
  }

  it('sends what was changed, and closes', async () => {
    const fresh = { ...marina, nome: 'Marina D.', is_admin: true };
    api.respond(one, 200, fresh).respond(listUsers, 200, [marina]);
    const page = openAdmin('/vitamina');
    const dialog = await edit(page, 'Marina D.');
    await page.user.click(dialog.getByRole('switch', { name: 'Administrador' }));
    expect(dialog.getByRole<HTMLButtonElement>('switch', { name: 'Propostas ilimitadas' }).disabled).toBe(
      true,
    );
    await page.user.click(dialog.getByText('Salvar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo(one)[0]?.body).toEqual({ nome: 'Marina D.', is_admin: true });
    expect(page.notices).toEqual([{ tone: 'success', title: 'Usuário atualizado' }]);
    await waitFor(() => expect(api.callsTo(listUsers)).toHaveLength(2));
  });

  it('keeps what was typed if the server refuses, and shows it at the field', async () => {
    api.refuse(one, 'EMAIL_TAKEN');
    const page = openAdmin('/vitamina');
    const dialog = await edit(page, 'Outro Nome');
    await page.user.click(dialog.getByText('Salvar'));
    const email = dialog.getByLabelText('E-mail');
    await waitFor(() => expect(saidAt(email)).toBe('E-mail já cadastrado'));
    expect(page.notices).toEqual([
      { tone: 'destructive', title: 'Erro ao atualizar usuário', detail: 'E-mail já cadastrado' },
    ]);
    expect(dialog.getByLabelText<HTMLInputElement>('Nome').value).toBe('Outro Nome');
  });

  it('requires a name, and has a text for a response without a message', async () => {
    api.reply(one, () => new Response('<html>', { status: 502 }));
    const page = openAdmin('/vitamina');
    const dialog = await edit(page, '');
    await page.user.click(dialog.getByText('Salvar'));
    const field = dialog.getByLabelText('Nome');
    await waitFor(() => expect(saidAt(field)).toBe('Nome é obrigatório'));
    expect(api.callsTo(one)).toEqual([]);
    await page.user.type(field, 'Ana');
    await page.user.click(dialog.getByText('Salvar'));
    await waitFor(() => expect(page.notices[0]?.detail).toBe('Não foi possível atualizar o usuário.'));
  });
});

describe('emails that failed', () => {
  const email = {
    id: idOf(70),
    tipo: 'signed-copy',
    destinatario: 'm***@exemplo.com.br',
    motivo: '550 mailbox unavailable',
    tentativas: 8,
    falhou_em: '2026-11-27T18:20:00.000Z',
  };
  const again = { ...resendEmail, path: `/api/vitamina/emails/${email.id}/resend` } as const;
  const name = 'Reenviar: Cópia assinada, para m***@exemplo.com.br';

  it('are sent again and leave the list', async () => {
    api.respond(listFailedEmails, 200, [email]).respond(again, 202, undefined);
    const { user, notices } = openAdmin('/vitamina');
    const button = await screen.findByRole('button', { name });
    expect(button.closest('li')?.textContent).toContain('550 mailbox unavailable');
    api.respond(listFailedEmails, 200, []);
    await user.click(button);
    await screen.findByText('Nenhum e-mail falhou.');
    expect([notices[0]?.title, api.callsTo(again).length]).toEqual(['E-mail a caminho', 1]);
  });

  it('may be erased', async () => {
    api.respond(listFailedEmails, 200, [email]).refuse(again, 'EMAIL_GONE');
    const { user, notices } = openAdmin('/vitamina');
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() =>
      expect(notices).toEqual([
        {
          tone: 'destructive',
          title: 'Erro ao reenviar',
          detail: 'O conteúdo deste e-mail já foi apagado e não pode ser reenviado.',
        },
      ]),
    );
  });
});
