import { Injectable } from '@nestjs/common';
import { ShowProposal } from '../../reading/use-cases/show-proposal.js';
import { RenderPreview } from '../render-preview.js';

@Injectable()
export class ShowPreview {
  constructor(
    private readonly showProposal: ShowProposal,
    private readonly drawPreview: RenderPreview,
  ) {}

  /** PNG of what the link shows (D16). Throws LINK_NOT_FOUND, LINK_EXPIRED, BUSY. */
  async execute(token: string): Promise<Uint8Array> {
    const { document } = await this.showProposal.execute(token);
    return this.drawPreview.execute(document);
  }
}
