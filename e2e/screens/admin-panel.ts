import type { Page } from '@playwright/test';
import { PLANS } from '@acordo/contracts/http/auth/user';
import { amend, respond, fill, inTurn, press } from './acts.js';
import { auditSample, failedMails } from './panel-samples.js';
import { at, type Screen } from './screen.js';

const of = at('admin', '/vitamina');
const PARTS = '/api/vitamina/{users,stats,audit,emails/failed}';
const USERS = '/api/vitamina/users';
type User = Record<string, unknown>;

const sampled = inTurn(
  respond('/api/vitamina/audit', auditSample),
  respond('/api/vitamina/emails/failed', failedMails),
);
/** Enter searches at once; without it the list changes after a pause in typing, while the screen is checked already. */
const search = (text: string) => inTurn(fill({ 'Buscar por': text }), (page) => page.keyboard.press('Enter'));
const edit = press('Editar Rafael Teixeira');
const editing = (fields: Record<string, string>) =>
  inTurn(edit, (page) => fill(fields)(page.getByRole('dialog')), press('Salvar'));
const liftLimit = (page: Page) =>
  page.getByRole('switch', { name: 'Propostas ilimitadas: Rafael Teixeira' }).click();
const TOGGLE = '/api/vitamina/toggle-unlimited';

/** The longest names and addresses, and every plan. */
const long = (user: User, at: number): User =>
  at > 0
    ? { ...user, is_admin: at < 2, plano: PLANS[at % 3] }
    : {
        ...user,
        nome: 'Maria Aparecida dos Santos Albuquerque de Vasconcelos Figueiredo',
        email: `atendimento.comercial.${'muito'.repeat(6)}@agencia-de-nome-comprido.com.br`,
        is_admin: true,
        proposal_count: 12_345,
      };

/** /vitamina in its states. */
export const adminPanelScreens: readonly Screen[] = [
  of('admin-checking', { hold: '/api/vitamina/auth/status' }),
  of('admin-panel', { before: sampled, sees: '550 5.1.1 Mailbox does not exist', phone: true }),
  of('admin-panel-loading', { hold: PARTS }),
  of('admin-panel-error', { fail: PARTS, sees: 'Falha ao carregar usuários' }),
  of('admin-panel-empty', {
    before: inTurn(
      ...['users', 'audit', 'emails/failed'].map((part) => respond(`/api/vitamina/${part}`, [])),
      respond('/api/vitamina/stats', { usuarios: 0, administradores: 0, ilimitados: 0, propostas: 0 }),
    ),
    sees: 'Nenhum e-mail falhou.',
  }),
  of('admin-panel-search', { act: search('juliana'), sees: '1 usuário na lista' }),
  of('admin-panel-no-hits', { act: search('ninguém'), sees: 'Nenhum usuário encontrado.' }),
  of('admin-panel-without-counts', {
    before: amend<User[]>(USERS, (users) => users.map((user) => ({ ...user, proposal_count: null }))),
    fail: '/api/vitamina/stats',
    sees: 'Não foi possível carregar os números.',
  }),
  of('admin-panel-long', {
    before: amend<User[]>(USERS, (users) => users.map(long)),
    sees: /^Maria Aparecida/,
  }),
  of('admin-edit', { act: edit }),
  of('admin-edit-admin', {
    act: inTurn(edit, (page) =>
      page.getByRole('dialog').getByRole('switch', { name: 'Administrador' }).click(),
    ),
  }),
  of('admin-edit-errors', { act: editing({ Nome: '', 'E-mail': 'rafael@' }) }),
  of('admin-edit-taken', { act: editing({ 'E-mail': 'marina@estudiolume.com.br' }) }),
  of('admin-unlimited', { before: respond(TOGGLE, {}), act: liftLimit }),
  of('admin-unlimited-failed', { fail: TOGGLE, act: liftLimit, sees: 'Erro ao atualizar permissões' }),
  of('admin-mails', {
    before: inTurn(sampled, respond('/api/vitamina/emails/*/resend', {}, { status: 202 })),
    act: press(/^Reenviar/),
    sees: 'E-mail a caminho',
  }),
];
