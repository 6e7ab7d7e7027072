import type { ResultOf } from '@acordo/contracts/call';
import type { getContact } from '@acordo/contracts/internal/contact';
import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { findUser } from '../persistence/users.js';

/** Where a user is written to (D30); null once the account is gone. */
@Injectable()
export class FindContact {
  constructor(private readonly database: Database) {}

  async execute(id: string): Promise<ResultOf<typeof getContact>['contact']> {
    const user = await findUser(this.database, id);
    if (!user) return null;
    return { nome: user.nome, email: user.email, email_confirmado: user.email_confirmado_em !== null };
  }
}
