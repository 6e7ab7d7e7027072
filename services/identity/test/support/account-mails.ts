import type pg from 'pg';
import type { TestIdentity } from './test-app.js';

/** The emails about accounts in identity's outbox, and the tokens of their links, as notifications gets them. */
export class AccountMails {
  constructor(
    private readonly admin: Pick<pg.Pool, 'query'>,
    private readonly identity: TestIdentity,
  ) {}

  async kindsTo(userId: string): Promise<string[]> {
    return (await this.to(userId)).map(({ kind }) => kind);
  }

  async to(userId: string) {
    const text = `SELECT kind, model FROM identity.outbox WHERE model ->> 'to_user' = $1 ORDER BY criado_em, id`;
    const { rows } = await this.admin.query<{ kind: string; model: Record<string, string> }>(text, [userId]);
    return rows;
  }

  /** Of the newest mail of this kind; null if its link is no longer valid. Waits for what is written after a response. */
  async token(userId: string, kind: string, at: TestIdentity = this.identity): Promise<string | null> {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const mail = (await this.to(userId)).findLast((one) => one.kind === kind);
      if (mail) {
        const claims = { kind: 'service', iss: 'notifications' } as const;
        const url = `/internal/account-tokens/${mail.model['token_id']}/token`;
        return (await at.call('GET', url, { claims })).json<{ token: string | null }>().token;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`no mail of kind ${kind}`);
  }
}
