import type { DevelopmentStatus } from '@acordo/contracts/http/propostas/states';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { Injectable } from '@nestjs/common';
import { continueChain } from '../../history/domain/tail.js';
import { readTail } from '../../history/read-tail.js';
import { chainEnd, lockOwn } from '../lock-own.js';
import type { OwnRow } from '../own-row.js';
import { findOwn } from '../persistence/own-proposal.js';
import { writeDevelopmentStatus } from '../persistence/write-development-status.js';

/** Possible in every state, signed ones too: it is no content and raises no version (D14). */
@Injectable()
export class SetDevelopmentStatus {
  constructor(private readonly work: UnitOfWork) {}

  /** Throws PROPOSAL_NOT_FOUND. The value it has already changes nothing (P21). */
  execute(userId: string, id: string, to: DevelopmentStatus): Promise<OwnRow> {
    return this.work.run(async (tx) => {
      const row = await lockOwn(tx, id, userId);
      const from = row.status_desenvolvimento;
      if (from !== to) {
        const { events } = await readTail(tx, id, null);
        const detalhes = { de: from, para: to };
        const changed = { tipo: 'desenvolvimento_alterado', em: row.now, detalhes } as const;
        await writeDevelopmentStatus(tx, to, continueChain(id, chainEnd(row), events, changed));
      }
      return findOwn(tx, id, userId);
    });
  }
}
