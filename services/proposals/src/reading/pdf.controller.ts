import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { getPublicPdf } from '@acordo/contracts/http/public/pdf';
import { Public } from '@acordo/service-kit/caller/access';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { sendPdf } from '../documents/send-pdf.js';
import { LinkPdf } from './use-cases/link-pdf.js';

@Controller()
@Public()
export class PdfController {
  constructor(private readonly linkPdf: LinkPdf) {}

  @Call(getPublicPdf)
  async get(
    @Input() { params }: InputOf<typeof getPublicPdf>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResultOf<typeof getPublicPdf>> {
    return sendPdf(reply, await this.linkPdf.execute(params.token));
  }
}
