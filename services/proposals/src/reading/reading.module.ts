import { Module } from '@nestjs/common';
import { PdfController } from './pdf.controller.js';
import { ReadingController } from './reading.controller.js';
import { LinkPdf } from './use-cases/link-pdf.js';
import { ShowLink } from './use-cases/show-link.js';
import { ShowProposal } from './use-cases/show-proposal.js';

/** What a link shows (D16). */
@Module({
  controllers: [ReadingController, PdfController],
  providers: [ShowProposal, ShowLink, LinkPdf],
  exports: [ShowProposal],
})
export class ReadingModule {}
