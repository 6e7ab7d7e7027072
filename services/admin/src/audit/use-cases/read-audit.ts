import type { InputOf } from '@acordo/contracts/call';
import type { AuditEntry, readAudit } from '@acordo/contracts/http/vitamina/audit';
import { readOwnAudit } from '@acordo/contracts/internal/admin-audit';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { Injectable } from '@nestjs/common';
import { Neighbours } from '../../neighbours/neighbours.js';
import { askFor, type Page, pageOf } from '../../pages/page.js';
import { mergeNewestFirst } from '../domain/merge.js';

/** What each service has recorded, merged (D34). Without one of them there is no page: a trail with holes would look whole. */
@Injectable()
export class ReadAudit {
  constructor(private readonly neighbours: Neighbours) {}

  async execute(query: InputOf<typeof readAudit>['query'], caller: Caller): Promise<Page<AuditEntry>> {
    const after = askFor(query);
    const ask = (service: 'identity' | 'notifications') =>
      this.neighbours.ask(service, caller, readOwnAudit, { query: after });
    const [identity, notifications] = await Promise.all([ask('identity'), ask('notifications')]);
    const merged = mergeNewestFirst(identity.entries, notifications.entries);
    return pageOf(merged, query.limit, ({ em, id }) => ({ em: new Date(em), id }));
  }
}
