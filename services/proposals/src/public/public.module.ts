import { Module } from '@nestjs/common';
import { PdfController } from './pdf.controller.js';
import { PublicController } from './public.controller.js';
import { VerifyController } from './verify.controller.js';
import { ViewsController } from './views.controller.js';
import { LinkPdf } from './use-cases/link-pdf.js';
import { RecordView } from './use-cases/record-view.js';
import { ShowLink } from './use-cases/show-link.js';
import { ShowProposal } from './use-cases/show-proposal.js';
import { VerifySignature } from './use-cases/verify-signature.js';

@Module({
  controllers: [PublicController, ViewsController, PdfController, VerifyController],
  providers: [ShowProposal, ShowLink, RecordView, LinkPdf, VerifySignature],
  exports: [ShowProposal],
})
export class PublicModule {}
