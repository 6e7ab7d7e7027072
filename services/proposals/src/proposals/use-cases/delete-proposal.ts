import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { Injectable } from '@nestjs/common';
import { doubtImagesOf } from '../../assets/doubted-images.js';
import { Eraser } from '../../erasure/eraser.js';
import { findRecord } from '../../records/find-record.js';
import { append } from '../../history/domain/chain.js';
import { isSigned } from '../../states/domain/decisions.js';
import { chainEnd, lockOwn } from '../lock-own.js';
import { eraseUnsigned, hideSigned } from '../persistence/write-deletion.js';

/** D21: possible in every status. The month's counter gives nothing back (D13). */
@Injectable()
export class DeleteProposal {
  constructor(
    private readonly work: UnitOfWork,
    private readonly eraser: Eraser,
  ) {}

  /** Throws PROPOSAL_NOT_FOUND. */
  execute(userId: string, id: string): Promise<void> {
    return this.work.run(async (tx) => {
      const row = await lockOwn(tx, id, userId);
      const event = append(id, chainEnd(row), { tipo: 'excluida', em: row.now, detalhes: {} });
      // A status changed by hand does not allow erasing a signed record.
      const signed = (await findRecord(tx, id))?.record.signedSeq ?? null;
      if (isSigned(row.status) || signed !== null) return hideSigned(tx, event);
      await doubtImagesOf(tx, null, [id]);
      await eraseUnsigned(tx, event);
      tx.afterCommit(() => this.eraser.nudge());
    });
  }
}
