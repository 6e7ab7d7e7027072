import { Injectable } from '@nestjs/common';
import { ShowProposal } from '../../reading/use-cases/show-proposal.js';
import { DrawPreview } from '../draw-preview.js';

@Injectable()
export class ShowPreview {
  constructor(
    private readonly showProposal: ShowProposal,
    private readonly drawPreview: DrawPreview,
  ) {}

  /** PNG of what the link shows (D16). Throws LINK_NOT_FOUND, LINK_EXPIRED, BUSY. */
  async execute(token: string): Promise<Uint8Array> {
    const { document } = await this.showProposal.execute(token);
    return this.drawPreview.run(document);
  }
}
