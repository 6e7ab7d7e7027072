import { AppError } from '@acordo/service-kit/errors/app-error';
import type { ReadSigned } from '../../documents/use-cases/read-signed.js';
import { canDraw } from '../../documents/fonts/drawing.js';
import { drawable } from '../../documents/domain/drawable.js';
import type { ChildPool } from '../../children/child-pool.js';
import { drawImage } from '../draw-image.js';
import type { PreviewJob } from '../preview-job.js';

/** The name of who signed, in handwriting: what was signed, as the emails about it show it (D29). */
export class DrawSignature {
  constructor(
    private readonly readSigned: ReadSigned,
    private readonly children: Pick<ChildPool, 'run'>,
  ) {}

  /** PNG. Throws PROPOSAL_NOT_FOUND where nothing was signed, RECORD_IN_VERIFICATION, BUSY, UNAVAILABLE. */
  async execute(proposalId: string): Promise<Uint8Array> {
    const signed = await this.readSigned.execute(proposalId);
    if (!signed) throw new AppError('PROPOSAL_NOT_FOUND');
    const name = drawable(signed.evidence.nome.replaceAll('\n', ' '), canDraw());
    const job: PreviewJob = { template: 'signature', data: JSON.stringify({ name }), logo: null };
    return drawImage(this.children, job);
  }
}
