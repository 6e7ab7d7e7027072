import { randomBytes } from 'node:crypto';
import { newPassword } from '@acordo/contracts/http/auth/register';
import { type OperateAdmins, Refused } from '../use-cases/operate-admins.js';

/** What the operator sees and types. */
export interface Terminal {
  print(text: string): void;
  /** One line, not shown while it is typed; '' without a terminal. */
  askSecret(question: string): Promise<string>;
}

export const USAGE = `Uso:
  list                        mostra os administradores
  create <e-mail>             cria um administrador
  remove <e-mail>             remove um administrador
  reset-password <e-mail>     define outra senha e encerra as sessões
  reset-2fa <e-mail>          desativa a verificação em duas etapas
  set-email <e-mail> <novo>   troca o e-mail de acesso
A senha é pedida (ou lida da entrada padrão) e nunca é um argumento; vazia, é gerada e mostrada uma única vez.
`;

type Command = (admins: OperateAdmins, terminal: Terminal, args: readonly string[]) => Promise<void>;

const COMMANDS: Readonly<Record<string, { args: number; run: Command }>> = {
  list: { args: 0, run: list },
  create: {
    args: 1,
    run: (admins, terminal, [email = '']) =>
      withPassword(terminal, (password) => admins.create(email, password)),
  },
  remove: {
    args: 1,
    run: async (admins, terminal, [email = '']) => {
      await admins.remove(email);
      terminal.print('Administrador removido; as sessões foram encerradas.\n');
    },
  },
  'reset-password': {
    args: 1,
    run: (admins, terminal, [email = '']) =>
      withPassword(terminal, (password) => admins.resetPassword(email, password)),
  },
  'reset-2fa': {
    args: 1,
    run: async (admins, terminal, [email = '']) => {
      await admins.resetSecondFactor(email);
      terminal.print('Verificação em duas etapas desativada; as sessões foram encerradas.\n');
    },
  },
  'set-email': {
    args: 2,
    run: async (admins, terminal, [email = '', next = '']) => {
      await admins.setEmail(email, next);
      terminal.print(`E-mail alterado para ${next}.\n`);
    },
  },
};

/** Runs the command; returns the exit code: 0, 1 when it was refused, 2 for invalid arguments. */
export async function runCommand(
  admins: OperateAdmins,
  terminal: Terminal,
  [name = '', ...args]: readonly string[],
): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || args.length !== command.args) {
    terminal.print(USAGE);
    return 2;
  }
  try {
    await command.run(admins, terminal, args);
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    terminal.print(`${error.message}\n`);
    return 1;
  }
}

async function list(admins: OperateAdmins, terminal: Terminal): Promise<void> {
  for (const { email, dois_fatores, ultimo_login } of await admins.list()) {
    const last = ultimo_login ? `último acesso ${ultimo_login.toISOString()}` : 'nunca entrou';
    terminal.print(`${email}  duas etapas: ${dois_fatores ? 'sim' : 'não'}  ${last}\n`);
  }
}

async function withPassword(terminal: Terminal, work: (password: string) => Promise<void>): Promise<void> {
  const typed = await terminal.askSecret('Senha (vazia: gerar uma): ');
  const made = typed === '' ? randomBytes(18).toString('base64url') : null;
  const password = newPassword.safeParse(made ?? typed);
  if (!password.success) throw new Refused(password.error.issues[0]?.message ?? 'Senha inválida.');
  await work(password.data);
  terminal.print(made ? `Senha gerada (mostrada só agora): ${made}\n` : 'Senha definida.\n');
}
