import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { normalizeEmail } from '@acordo/contracts/email-address';
import type { Database } from '@acordo/service-kit/database/database';
import type { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { whyGuessable } from '../../passwords/guessable.js';
import type { Passwords } from '../../passwords/passwords.js';
import { CredentialsFile } from '../credentials-file.js';
import type { Credentials } from '../domain/credentials-text.js';
import { findAdminCredentials, hasAdmin, insertAdmin, lockFirstAdmin } from '../persistence/admins.js';

export interface FirstAdmin {
  email: string;
  /** Made at random without it. */
  password?: string;
  /** Gets the random password. */
  credentialsFile: string;
}

/** D32: at start, if there is no administrator yet. Several copies that start at once make one. */
export class MakeFirstAdmin implements OnApplicationBootstrap {
  private readonly logger = new Logger('MakeFirstAdmin');
  private readonly file: CredentialsFile;

  constructor(
    private readonly first: FirstAdmin,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: Passwords,
  ) {
    this.file = new CredentialsFile(first.credentialsFile);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (await hasAdmin(this.database)) return;
    const { email, password: configured } = this.first;
    const credentials = configured ? this.configured(email, configured) : await this.claimFile(email);
    if (!credentials) return;
    const made = await this.insert(credentials);
    if (made) this.logger.log(`first administrator made: ${configured ? 'as configured' : this.filePath}`);
    else if (!configured) await this.dropWrongFile(credentials);
  }

  /** A refused password must not stop the product for others: it starts without an administrator, as with the folder below. */
  private configured(email: string, password: string): Credentials | null {
    const sentence = whyGuessable(password, email);
    if (!sentence) return { email, password };
    this.logger.error(`no administrator was made: ADMIN_PASSWORD: ${sentence}`);
    return null;
  }

  /** A folder that can't be written must not stop the product for users: the product runs without an administrator until it can. */
  private async claimFile(email: string): Promise<Credentials | null> {
    try {
      return await this.file.claim(email);
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      this.logger.error(`no administrator was made: ${this.filePath} can't be written: ${reason}`);
      return null;
    }
  }

  private async insert({ email, password }: Credentials): Promise<boolean> {
    const senha_hash = await this.passwords.hash(password);
    const admin = { id: randomUUID(), email, email_normalizado: normalizeEmail(email), senha_hash };
    return this.unitOfWork.run(async (tx) => {
      await lockFirstAdmin(tx);
      if (await hasAdmin(tx)) return false;
      await insertAdmin(tx, admin);
      return true;
    });
  }

  /** Another copy was faster. On the same disk it used the same file; otherwise our file has an invalid password. */
  private async dropWrongFile({ email, password }: Credentials): Promise<void> {
    const known = await findAdminCredentials(this.database, normalizeEmail(email));
    if (!(await this.passwords.matches(known?.senha_hash ?? null, password))) await this.file.remove();
  }

  private get filePath(): string {
    return path.resolve(this.first.credentialsFile);
  }
}
