import type { AuditEntry, TrailEntry } from '@acordo/contracts/http/vitamina/audit';
import type { FailedEmail } from '@acordo/contracts/http/vitamina/emails/list-failed';

const id = (number: number) => `0197a1c4-0000-7000-8000-${String(number).padStart(12, '0')}`;
const when = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();

/** Permanently failed emails in the panel; the sample data has none (D30). */
export const failedMails: readonly FailedEmail[] = [
  {
    id: id(1),
    tipo: 'signed-copy',
    destinatario: 'h***@paoeprosa.com.br',
    motivo: '550 5.1.1 Mailbox does not exist',
    tentativas: 1,
    falhou_em: when(38),
  },
  {
    id: id(2),
    tipo: 'password-recovery',
    destinatario: 'r***@teixeiraweb.com.br',
    motivo: '421 4.7.0 Too many connections from your host, try again later; gave up after the last attempt',
    tentativas: 12,
    falhou_em: when(60 * 26),
  },
  {
    id: id(3),
    tipo: 'link-ended',
    destinatario: '',
    motivo: 'account not found',
    tentativas: 5,
    falhou_em: when(60 * 50),
  },
];

const admin = { quem_id: id(90), quem: 'direcao@acordo.example', ip: '203.0.113.7' };
const operator = { quem_id: null, quem: 'linha de comando', ip: '' };

const changes: readonly Partial<AuditEntry>[] = [
  {
    ...admin,
    acao: 'usuario-alterado',
    alvo_tipo: 'usuario',
    alvo: 'Marina Duarte',
    antes: { unlimited_proposals: false },
    depois: { unlimited_proposals: true },
  },
  {
    ...admin,
    acao: 'usuario-alterado',
    alvo_tipo: 'usuario',
    alvo: 'Juliana Nogueira',
    antes: { nome: 'Juliana N.', email: 'juliana@ateliepixel.com', is_admin: false },
    depois: { nome: 'Juliana Nogueira', email: 'juliana@ateliepixel.com.br', is_admin: true },
  },
  {
    ...admin,
    acao: 'usuario-alterado',
    alvo_tipo: 'usuario',
    antes: { nome: null },
    depois: { nome: null },
  },
  {
    ...admin,
    acao: 'email-reenviado',
    alvo_tipo: 'email',
    antes: { tipo: 'signed-copy', motivo: '550 5.1.1 Mailbox does not exist' },
    depois: { tipo: 'signed-copy' },
  },
  {
    ...admin,
    acao: 'admin-2fa-ativado',
    alvo_tipo: 'administrador',
    alvo: 'direcao@acordo.example',
    antes: null,
    depois: null,
  },
  {
    ...admin,
    acao: 'admin-senha-alterada',
    alvo_tipo: 'administrador',
    alvo: 'direcao@acordo.example',
    antes: null,
    depois: null,
  },
  {
    ...operator,
    acao: 'admin-criado',
    alvo_tipo: 'administrador',
    antes: null,
    depois: { email: 'direcao@acordo.example' },
  },
];

/** One of each kind of change that is recorded (D34). */
export const auditSample = changes.map((change, index) => ({
  id: id(100 + index),
  em: when(4 + index * 345),
  alvo_id: id(200 + index),
  alvo: '',
  classe: 'alteracao',
  ...change,
})) as readonly TrailEntry[];
