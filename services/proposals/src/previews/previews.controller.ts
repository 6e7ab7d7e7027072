import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { publicPreview } from '@acordo/contracts/http/public/preview';
import { Public } from '@acordo/service-kit/caller/access';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller, Header } from '@nestjs/common';
import { ShowPreview } from './use-cases/show-preview.js';

@Controller()
@Public()
export class PreviewsController {
  constructor(private readonly showPreview: ShowPreview) {}

  /** D16: like the page itself, for anybody with the link, and not cached. */
  @Call(publicPreview)
  @Header('cache-control', 'private, no-store')
  @Header('x-robots-tag', 'noindex, nofollow')
  @Header('referrer-policy', 'no-referrer')
  show(@Input() { params }: InputOf<typeof publicPreview>): Promise<ResultOf<typeof publicPreview>> {
    return this.showPreview.execute(params.token);
  }
}
