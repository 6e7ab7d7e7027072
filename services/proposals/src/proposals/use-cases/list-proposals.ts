import { fold } from '@acordo/brazil/text';
import type { InputOf } from '@acordo/contracts/call';
import type { listProposals } from '@acordo/contracts/http/propostas/list';
import type { Position } from '@acordo/contracts/internal/cursor';
import { Database } from '@acordo/service-kit/database/database';
import { type Page, pageOf, positionOf } from '@acordo/service-kit/http/listed-page';
import { Injectable } from '@nestjs/common';
import { findRecord } from '../../records/find-record.js';
import { Agreement } from '../../records/agreement.js';
import { type ListedRow, listOwn } from '../persistence/list-own.js';

type Query = InputOf<typeof listProposals>['query'];

/** One page of the owner's proposals, newest first (D7). */
@Injectable()
export class ListProposals {
  constructor(
    private readonly database: Database,
    private readonly agreement: Agreement,
  ) {}

  async execute(userId: string, { limit, cursor, status, q }: Query): Promise<Page<ListedRow>> {
    const filter = { status: status ?? '', text: fold(q ?? ''), after: positionOf(cursor) } as const;
    const found = await listOwn(this.database, userId, { ...filter, rows: limit + 1 }); // one more shows whether there is a next page
    const page = pageOf(found, limit, position);
    await this.tell(page.rows);
    return page;
  }

  /** Everything, newest first: `most` rows in memory at a time. */
  async *pages(userId: string, most: number): AsyncGenerator<ListedRow[]> {
    let after: Position | null = null;
    for (;;) {
      const rows = await listOwn(this.database, userId, { status: '', text: '', after, rows: most });
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < most) return;
      after = position(last);
    }
  }

  /** The list only finds that a record does not agree: the difference is looked up for the operators, once. */
  private async tell(rows: readonly ListedRow[]): Promise<void> {
    for (const { id } of rows.filter((row) => !row.agrees && !this.agreement.isTold(row.id))) {
      const found = await findRecord(this.database, id);
      if (found) this.agreement.agrees(found.record);
    }
  }
}

const position = ({ criado_em: em, id }: ListedRow): Position => ({ em, id });
