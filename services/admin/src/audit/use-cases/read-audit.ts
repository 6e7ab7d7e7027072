import type { InputOf } from '@acordo/contracts/call';
import type { AuditClass, readAudit, TrailEntry } from '@acordo/contracts/http/vitamina/audit';
import { readAccountActivity } from '@acordo/contracts/internal/admin-activity';
import { readOwnAudit } from '@acordo/contracts/internal/admin-audit';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { askFor, type Page, pageOf } from '@acordo/service-kit/http/listed-page';
import { Injectable } from '@nestjs/common';
import { OtherServices } from '../../other-services/other-services.js';
import { mergeNewestFirst } from '../domain/merge.js';

type Query = InputOf<typeof readAudit>['query'];

/**
 * What each service has recorded, merged: what administrators changed, and sign-ins (D34, D35). If one of them is away
 * there is no page: nobody would notice the gaps. For one class only the services that have it are called.
 */
@Injectable()
export class ReadAudit {
  constructor(private readonly services: OtherServices) {}

  async execute(query: Query, caller: Caller): Promise<Page<TrailEntry>> {
    const after = askFor(query);
    const wanted = (classe: AuditClass) => query.classe === undefined || query.classe === classe;
    const changes = async (service: 'identity' | 'notifications'): Promise<TrailEntry[]> => {
      if (!wanted('alteracao')) return [];
      const { entries } = await this.services.call(service, caller, readOwnAudit, { query: after });
      return entries.map((entry) => ({ classe: 'alteracao', ...entry }));
    };
    const accesses = async (): Promise<TrailEntry[]> => {
      if (!wanted('acesso')) return [];
      const { entries } = await this.services.call('identity', caller, readAccountActivity, {
        query: after,
      });
      return entries.map((entry) => ({ classe: 'acesso', ...entry }));
    };
    const lists = await Promise.all([changes('identity'), changes('notifications'), accesses()]);
    return pageOf(mergeNewestFirst(...lists), query.limit, ({ em, id }) => ({ em: new Date(em), id }));
  }
}
