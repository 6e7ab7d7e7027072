import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { getProposalPdf } from '@acordo/contracts/http/propostas/pdf';
import { readSignedPdf } from '@acordo/contracts/internal/signed-pdf';
import { Internal, UserOnly } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { sendPdf } from './send-pdf.js';
import { OwnPdf } from './use-cases/own-pdf.js';
import { SignedPdf } from './use-cases/signed-pdf.js';

@Controller()
export class DocumentsController {
  constructor(
    private readonly ownPdf: OwnPdf,
    private readonly signedPdf: SignedPdf,
  ) {}

  @Call(getProposalPdf)
  @UserOnly()
  async own(
    @Input() { params }: InputOf<typeof getProposalPdf>,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResultOf<typeof getProposalPdf>> {
    return sendPdf(reply, await this.ownPdf.execute(caller.sub, params.id));
  }

  @Call(readSignedPdf)
  @Internal('notifications')
  async signed(
    @Input() { params }: InputOf<typeof readSignedPdf>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResultOf<typeof readSignedPdf>> {
    return sendPdf(reply, await this.signedPdf.execute(params.id, `mail ${params.id}`));
  }
}
