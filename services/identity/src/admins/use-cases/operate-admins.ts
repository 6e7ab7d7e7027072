import { randomUUID } from 'node:crypto';
import { isEmail, normalizeEmail, typedEmail } from '@acordo/contracts/email-address';
import { Database } from '@acordo/service-kit/database/database';
import { type Tx, UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { violates } from '@acordo/service-kit/database/violations';
import { AppError } from '@acordo/service-kit/errors/app-error';
import type { Outbox } from '@acordo/service-kit/outbox/outbox';
import { OPERATOR, recordChange } from '../../audit/record-change.js';
import { whyGuessable } from '../../passwords/guessable.js';
import type { Passwords } from '../../passwords/passwords.js';
import type { SessionNews } from '../../session-news/session-news.js';
import { changeAdminEmail, changeAdminPassword, switchSecondFactorOff } from '../change-account.js';
import { type AdminRow, listAdmins } from '../find-admin.js';
import {
  ADMIN_EMAIL_CONSTRAINT,
  findAdminCredentials,
  insertAdmin,
  type LockedAdmin,
  lockAdmin,
  lockFirstAdmin,
  removeAdmin,
} from '../persistence/admins.js';
import { isSecondFactorOn } from '../persistence/second-factors.js';

/** The message for the operator. */
export class Refused extends Error {}

interface Tools {
  database: Database;
  unitOfWork: UnitOfWork;
  passwords: Pick<Passwords, 'hash'>;
  outbox: Pick<Outbox, 'add'>;
  news: Pick<SessionNews, 'publish'>;
}

/** D32: the operator's commands. Audited and notified by email like an administrator's own changes. */
export class OperateAdmins {
  constructor(private readonly tools: Tools) {}

  list(): Promise<AdminRow[]> {
    return listAdmins(this.tools.database);
  }

  async create(given: string, password: string): Promise<void> {
    const email = newAddress(given);
    checkNew(password, email);
    const id = randomUUID();
    const senha_hash = await this.tools.passwords.hash(password);
    await this.tools.unitOfWork.run(async (tx) => {
      await lockFirstAdmin(tx); // the service makes one at its start where there is none
      const admin = { id, email, email_normalizado: normalizeEmail(email), senha_hash };
      await insertAdmin(tx, admin).catch((error: unknown) => {
        throw violates(error, ADMIN_EMAIL_CONSTRAINT)
          ? new Refused('Este e-mail já é de um administrador.')
          : error;
      });
      await recordChange(tx, OPERATOR, {
        acao: 'admin-criado',
        alvo: { tipo: 'administrador', id },
        antes: {},
        depois: { email },
      });
    });
  }

  /** The last one stays: at its next start the service would make another, with an unexpected password. */
  remove(email: string): Promise<void> {
    return this.change(email, async (tx, admin) => {
      await lockFirstAdmin(tx); // two removals at once would each see the other's
      if ((await listAdmins(tx)).length === 1)
        throw new Refused('Este é o único administrador: crie outro antes de removê-lo.');
      await removeAdmin(tx, admin.id);
      await recordChange(tx, OPERATOR, {
        acao: 'admin-removido',
        alvo: { tipo: 'administrador', id: admin.id },
        antes: { email: admin.email },
        depois: {},
      });
    });
  }

  async resetPassword(email: string, password: string): Promise<void> {
    checkNew(password, email);
    const hash = await this.tools.passwords.hash(password);
    await this.change(email, (tx, admin) => changeAdminPassword(this.as(tx, admin), hash, null));
  }

  resetSecondFactor(email: string): Promise<void> {
    return this.change(email, async (tx, admin) => {
      if (!(await isSecondFactorOn(tx, admin.id)))
        throw new Refused('A verificação em duas etapas deste administrador não está ativada.');
      await switchSecondFactorOff(this.as(tx, admin), null);
    });
  }

  async setEmail(email: string, given: string): Promise<void> {
    const next = newAddress(given);
    return this.change(email, (tx, admin) =>
      changeAdminEmail(this.as(tx, admin), next).catch((error: unknown) => {
        throw error instanceof AppError ? new Refused('Este e-mail já é de um administrador.') : error;
      }),
    );
  }

  private as(tx: Tx, admin: LockedAdmin) {
    return { tx, admin, outbox: this.tools.outbox, who: OPERATOR };
  }

  /** Afterwards gateways drop what they have cached of this administrator (D8). */
  private async change(email: string, work: (tx: Tx, admin: LockedAdmin) => Promise<void>): Promise<void> {
    const { database, unitOfWork, news } = this.tools;
    // First exactly as given: an older address may contain invisible characters, and has to be found to be changed.
    const known =
      (await findAdminCredentials(database, normalizeEmail(email))) ??
      (await findAdminCredentials(database, normalizeEmail(typedEmail(email))));
    if (!known) throw new Refused(`Nenhum administrador tem o e-mail ${email}.`);
    await unitOfWork.run(async (tx) => {
      const admin = await lockAdmin(tx, known.id);
      if (!admin) throw new Refused(`Nenhum administrador tem o e-mail ${email}.`);
      await work(tx, admin);
    });
    await news.publish({ user: known.id });
  }
}

function checkNew(password: string, email: string): void {
  const sentence = whyGuessable(password, email);
  if (sentence) throw new Refused(sentence);
}

function newAddress(given: string): string {
  const email = typedEmail(given);
  if (!isEmail(email)) throw new Refused(`Não é um endereço de e-mail: ${email}`);
  return email;
}
