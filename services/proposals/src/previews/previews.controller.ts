import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { readSignatureImage } from '@acordo/contracts/internal/signature-image';
import { publicPreview } from '@acordo/contracts/http/public/preview';
import { Internal, Public } from '@acordo/service-kit/caller/access';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller, Header } from '@nestjs/common';
import { DrawSignature } from './use-cases/draw-signature.js';
import { ShowPreview } from './use-cases/show-preview.js';

@Controller()
export class PreviewsController {
  constructor(
    private readonly showPreview: ShowPreview,
    private readonly drawSignature: DrawSignature,
  ) {}

  /** D16: like the page itself, for anybody with the link, and not cached. */
  @Public()
  @Call(publicPreview)
  @Header('cache-control', 'private, no-store')
  @Header('x-robots-tag', 'noindex, nofollow')
  @Header('referrer-policy', 'no-referrer')
  show(@Input() { params }: InputOf<typeof publicPreview>): Promise<ResultOf<typeof publicPreview>> {
    return this.showPreview.execute(params.token);
  }

  @Call(readSignatureImage)
  @Internal('notifications')
  signature(
    @Input() { params }: InputOf<typeof readSignatureImage>,
  ): Promise<ResultOf<typeof readSignatureImage>> {
    return this.drawSignature.execute(params.id);
  }
}
